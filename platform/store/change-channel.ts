/** The database's channel on which a merchant's code says: what you keep of this one is old. */
export const CHANGE_CHANNEL = "merchant_changed";
