import Foundation
import MonorepoCommand

exit(MonorepoTool.runProcess())
