/** The database channel that announces, by merchant's code, that caches of the merchant are old. */
export const CHANGE_CHANNEL = "merchant_changed";
