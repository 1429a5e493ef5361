import Foundation
import MonorepoCommand

exit(MonorepoTool.becomeProgramWithoutNetwork() ?? MonorepoTool.runProcess())
