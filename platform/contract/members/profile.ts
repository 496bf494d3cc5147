import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/** How many pictures a member may choose from. */
export const AVATARS = 12;

/** One line of what the merchant wants to know of a member, with its rule. */
export const profileField = z.object({
  field: z.string(),
  value: z.string(),
  required: z.boolean(),
  patternId: z.string(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  /** Given once and then changed by customer service only. */
  isLocked: z.boolean(),
});
export type ProfileField = z.infer<typeof profileField>;

const contact = z.object({ masked: z.string(), isVerified: z.boolean() }).nullable();

const visit = z.object({
  at: instant,
  /** ISO 3166; null where nobody knows. */
  country: z.string().nullable(),
  browser: z.string(),
  system: z.string(),
});

export const profile = call({
  name: "profile",
  method: "GET",
  path: "/account/profile",
  access: "real",
  input: z.object({}),
  value: z.object({
    account: z.string(),
    nickname: z.string(),
    avatar: z.number().int(),
    registeredAt: instant,
    ageMin: z.number().int(),
    /** Whose name bank accounts must stand in; empty until it was given. */
    payeeName: z.string(),
    birthday: z.string(),
    /** Both are given once and then changed only where customer service allows it. */
    isPayeeNameLocked: z.boolean(),
    isBirthdayLocked: z.boolean(),
    fields: z.array(profileField),
    email: contact,
    phone: contact,
    hasWithdrawPassword: z.boolean(),
    withdrawLockedUntil: instant.nullable(),
    /** From when on withdrawals take the digits; null where they do. */
    withdrawUsableAt: instant.nullable(),
    /** The login before this session's. */
    lastVisit: visit.nullable(),
  }),
});

export const profileSave = call({
  name: "profileSave",
  method: "PUT",
  path: "/account/profile",
  access: "real",
  input: z.object({
    nickname: z.string().max(255).optional(),
    birthday: z.string().max(40).optional(),
    payeeName: z.string().max(255).optional(),
    /** By the names of `fields`; what is not among them is refused. */
    fields: z.record(z.string().max(40), z.string().max(500)),
  }),
  value: z.object({}),
});

export const avatarSet = call({
  name: "avatarSet",
  method: "PUT",
  path: "/account/avatar",
  access: "real",
  input: z.object({ avatar: z.number().int().min(0).max(AVATARS) }),
  value: z.object({}),
});

/** The language in which the platform writes to the member. */
export const languageSet = call({
  name: "languageSet",
  method: "PUT",
  path: "/account/language",
  access: "member",
  input: z.object({ language: z.string().regex(/^[a-z]{2}$/) }),
  value: z.object({}),
});

const target = {
  channel: z.enum(["email", "mobile"]),
  email: z.string().max(255).optional(),
  countryDialingCode: z.string().max(6).optional(),
  mobileNum: z.string().max(40).optional(),
};

/** Sends a code to the address or number that is to be bound. */
export const bindSend = call({
  name: "bindSend",
  method: "POST",
  path: "/account/binding/code",
  access: "real",
  sealed: true,
  input: z.object(target),
  value: z.object({
    sentTo: z.string(),
    expiredMinutes: z.number(),
    /** What the code goes with when it comes back. */
    target: z.string(),
  }),
});

/** Binds what the code proves to be the member's own, in place of what was bound before. */
export const bindConfirm = call({
  name: "bindConfirm",
  method: "POST",
  path: "/account/binding",
  access: "real",
  sealed: true,
  input: z.object({
    channel: z.enum(["email", "mobile"]),
    target: z.string().max(255),
    verificationCode: z.string().max(255),
  }),
  value: z.object({}),
});
