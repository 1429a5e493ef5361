import CorpusProof
import Foundation

exit(CorpusProgram.runProcess())
