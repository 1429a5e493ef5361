/// What an ATT error on a write to the Record Access Control Point means; the numbers of both Glucose Service versions are understood.
enum WriteFailure: Hashable, Sendable {
    case busy, notSubscribed, notPaired, other

    init(attError: UInt8) {
        switch attError {
        case ATTErrorCode.procedureAlreadyInProgress, ATTErrorCode.procedureAlreadyInProgressGLS10: self = .busy
        case ATTErrorCode.cccdImproperlyConfigured, ATTErrorCode.cccdImproperlyConfiguredGLS10: self = .notSubscribed
        case ATTErrorCode.insufficientAuthentication, ATTErrorCode.insufficientEncryption, ATTErrorCode.insufficientEncryptionKeySize,
            ATTErrorCode.insufficientAuthorization:
            self = .notPaired
        default: self = .other
        }
    }
}
