/** How far a member's identity is known. */
export const IDENTITY_STATES = ["none", "pending", "verified", "refused", "expired"] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** The states in which a verification is stored; one that is not pending never changes. */
export const VERIFICATION_STATES = ["PENDING", "VERIFIED", "REFUSED", "EXPIRED"] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

export const DOCUMENT_KINDS = ["national", "passport", "residence"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Why an identity was refused: the details differ, the document does not count, or the age is wrong. */
export const REFUSED_FOR = ["details", "document", "age", "other"] as const;
export type RefusedFor = (typeof REFUSED_FOR)[number];

/** What waits for a verified identity. Whatever comes later waits too. */
export const VERIFIED_STEPS = ["deposit", "play", "withdrawal"] as const;
export type VerifiedStep = (typeof VERIFIED_STEPS)[number];

/** What a picture shows. */
export const PICTURE_SIDES = ["front", "back", "other"] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** What two accounts of one person may share, the strongest first. */
export const TWIN_SIGNS = ["document", "payout", "birth", "phone", "email", "device"] as const;
export type TwinSign = (typeof TWIN_SIGNS)[number];
