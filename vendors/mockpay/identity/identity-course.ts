import type {
  RefusedFor,
  VerificationState,
} from "#platform/contract/members/verification-kinds.ts";

export type IdentityCourse = {
  state: VerificationState;
  reason: RefusedFor | null;
  /** How long it is pending; null for ever. */
  afterMs: number | null;
};

const VERIFIED: IdentityCourse = { state: "VERIFIED", reason: null, afterMs: 0 };

/** The last two digits of a document's number choose its course, so that each can be tried. */
const COURSES: Readonly<Record<string, IdentityCourse>> = {
  "01": { state: "REFUSED", reason: "document", afterMs: 0 },
  "02": { state: "REFUSED", reason: "details", afterMs: 0 },
  "03": { ...VERIFIED, afterMs: 4_000 },
  "04": { state: "EXPIRED", reason: null, afterMs: 0 },
  "05": { state: "PENDING", reason: null, afterMs: null },
};

/** The last two digits of a number, with letters left out. */
export const endOf = (documentNumber: string): string =>
  documentNumber.replaceAll(/\D/g, "").slice(-2);

/** The course of a document whose number ends in these digits: verified at once by default. */
export const identityCourse = (end: string): IdentityCourse => COURSES[end] ?? VERIFIED;
