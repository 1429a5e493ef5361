/// The ATT errors that a meter answers a write to the Record Access Control Point with.
public enum ATTErrorCode {
    /// Insufficient authentication: not paired.
    public static let insufficientAuthentication: UInt8 = 0x05
    /// Insufficient authorization.
    public static let insufficientAuthorization: UInt8 = 0x08
    /// The encryption key is too short.
    public static let insufficientEncryptionKeySize: UInt8 = 0x0C
    /// Insufficient encryption: not paired.
    public static let insufficientEncryption: UInt8 = 0x0F
    /// A procedure is in progress, in the number space of the Glucose Service 1.0, which many stacks still use.
    public static let procedureAlreadyInProgressGLS10: UInt8 = 0x80
    /// A subscription is missing, in the number space of the Glucose Service 1.0, which many stacks still use.
    public static let cccdImproperlyConfiguredGLS10: UInt8 = 0x81
    /// A subscription is missing (Glucose Service 1.0.1).
    public static let cccdImproperlyConfigured: UInt8 = 0xFD
    /// A procedure is in progress (Glucose Service 1.0.1).
    public static let procedureAlreadyInProgress: UInt8 = 0xFE
}
