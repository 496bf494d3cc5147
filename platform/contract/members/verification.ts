import { z } from "zod";
import { FEEDBACK } from "../publishing/feedback-rules.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import {
  DOCUMENT_KINDS,
  IDENTITY_STATES,
  PICTURE_SIDES,
  REFUSED_FOR,
  VERIFICATION_STATES,
  VERIFIED_STEPS,
} from "./verification-kinds.ts";

/** A member's identity as its owner sees it. */
export const identity = z.object({
  state: z.enum(IDENTITY_STATES),
  /** Why the last one was refused. */
  reason: z.enum(REFUSED_FOR).nullable(),
  askedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  validUntil: instant.nullable(),
  /** The first step that waits for a verified identity; null when none does. */
  verifyBefore: z.enum(VERIFIED_STEPS).nullable(),
  /** True when an excluded namesake, and not the place, asks for it before deposits and play. */
  isAsked: z.boolean(),
  ageMin: z.number().int(),
  /** True when a new request may be made now. */
  mayAsk: z.boolean(),
  /** Pictures of the document, the newest first, and whether another one may help. */
  pictures: z.array(z.object({ side: z.enum(PICTURE_SIDES), sentAt: instant })),
  maySend: z.boolean(),
  /** What is known already and cannot be changed here; empty when it is asked. */
  known: z.object({ payeeName: z.string(), birthday: z.string(), documentEnd: z.string() }),
});
export type Identity = z.infer<typeof identity>;

export const verificationShow = call({
  name: "verificationShow",
  method: "GET",
  path: "/member/verification",
  access: "real",
  input: z.object({}),
  value: identity,
});

/**
 * Asks for a verification with what the member says, and stores it in the profile. A pending one is
 * returned as it is. Refuses a verified member with identity_verified, the fourth request of a day with
 * identity_many, and a wrong field with its error.
 */
export const verificationAsk = call({
  name: "verificationAsk",
  method: "POST",
  path: "/member/verification",
  access: "real",
  sealed: true,
  input: z.object({
    payeeName: z.string().max(255).optional(),
    birthday: z.string().max(40).optional(),
    documentKind: z.enum(DOCUMENT_KINDS),
    documentNumber: z.string().max(60).optional(),
  }),
  value: identity,
});

/** Base64 of the largest picture. */
const PICTURE_TEXT_MAX = Math.ceil((FEEDBACK.imageBytesMax * 4) / 3);

/**
 * Sends a picture of the document for staff. Refuses with picture_not_needed when nothing is pending or
 * refused, and the seventh of a day with pictures_many.
 */
export const verificationPicture = call({
  name: "verificationPicture",
  method: "POST",
  path: "/member/verification/picture",
  access: "real",
  bodyBytesMax: PICTURE_TEXT_MAX + 64 * 1024,
  input: z.object({
    side: z.enum(PICTURE_SIDES),
    /** PNG or JPEG in base64. The platform redraws it. */
    picture: z.string().max(2 * PICTURE_TEXT_MAX),
  }),
  value: identity,
});

/** Called by the provider, signed over the raw body. It is asked again before anything counts. */
export const verificationCallback = call({
  name: "verificationCallback",
  method: "POST",
  path: "/member/verification/callback",
  access: "gateway",
  gateway: "mockpay",
  input: z.object({ reference: z.string().max(64), state: z.enum(VERIFICATION_STATES) }),
  value: z.object({ replay: z.boolean() }),
});
