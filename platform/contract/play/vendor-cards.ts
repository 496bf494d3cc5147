/** What a vendor's card opens: its games of one type, or all of them in a popup. */
export const VENDOR_CARDS = ["page", "popup"] as const;
export type VendorCard = (typeof VENDOR_CARDS)[number];
