import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { captchaAnswer } from "./captcha.ts";

/** How many pictures a member may choose from. */
export const AVATARS = 12;

/** One detail that the merchant asks of a member, with its rule. */
export const profileField = z.object({
  field: z.string(),
  value: z.string(),
  required: z.boolean(),
  patternId: z.string(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  /** Set once by the member, then changed only by customer service. */
  isLocked: z.boolean(),
});
export type ProfileField = z.infer<typeof profileField>;

const contact = z.object({ masked: z.string(), isVerified: z.boolean() }).nullable();

const visit = z.object({
  at: instant,
  /** ISO 3166; null when unknown. */
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
    /** The name in which bank accounts must stand; empty until it is given. */
    payeeName: z.string(),
    birthday: z.string(),
    /** True after the first entry. Then the field changes only where customer service allows it. */
    isPayeeNameLocked: z.boolean(),
    isBirthdayLocked: z.boolean(),
    fields: z.array(profileField),
    email: contact,
    phone: contact,
    hasWithdrawPassword: z.boolean(),
    withdrawLockedUntil: instant.nullable(),
    /** When withdrawals accept the digits; null when they already do. */
    withdrawUsableAt: instant.nullable(),
    /** The login before this session's login. */
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
    /** Keyed by the names of `fields`. Other names are refused. */
    fields: z.record(z.string().max(40), z.string().max(500)),
  }),
  value: z.object({}),
});

/** The pictures a member may choose, by their numbers. `memberInfo` tells the chosen one. */
export const avatarList = call({
  name: "avatarList",
  method: "GET",
  path: "/account/avatars",
  access: "real",
  input: z.object({}),
  value: z.array(z.int()),
});

export const avatarSet = call({
  name: "avatarSet",
  method: "PUT",
  path: "/account/avatar",
  access: "real",
  input: z.object({ avatar: z.number().int().min(0).max(AVATARS) }),
  value: z.object({}),
});

/** Sets the language in which the platform writes to the member. */
export const languageSet = call({
  name: "languageSet",
  method: "PUT",
  path: "/account/language",
  access: "member",
  input: z.object({ language: languageTag }),
  value: z.object({}),
});

const target = {
  channel: z.enum(["email", "mobile"]),
  email: z.string().max(255).optional(),
  countryDialingCode: z.string().max(6).optional(),
  mobileNum: z.string().max(40).optional(),
};

/** Sends a code to the address or number that the member wants to bind. */
export const bindSend = call({
  name: "bindSend",
  method: "POST",
  path: "/account/binding/code",
  access: "real",
  sealed: true,
  input: z.object({ ...target, ...captchaAnswer }),
  value: z.object({
    sentTo: z.string(),
    expiredMinutes: z.number(),
    /** Identifies the bind request; sent back together with the code. */
    target: z.string(),
  }),
});

/** Binds the proved contact to the member, in place of the previous one. */
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
