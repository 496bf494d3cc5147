import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { member, session } from "./auth.ts";
import { captchaAnswer } from "./captcha.ts";

/** The fields of a registration that the account is entered with later. */
const LOGIN_FIELDS = [
  "username",
  "mobileNum",
  "verificationCode",
  "password",
  "confirmPassword",
] as const;

/** The further fields that a merchant may ask a newcomer for. */
export const NEWCOMER_FIELDS = [
  "email",
  "fullname",
  "payeeName",
  "nickname",
  "birthday",
  "idNumber",
  "nationality",
  "placeOfBirth",
  "occupation",
  "sourceOfIncome",
  "address",
  "permanentAddress",
  "currentAddress",
  "whatsapp",
  "telegram",
  "line",
  "facebook",
  "wechat",
  "zalo",
  "skype",
  "qqNum",
  "paymentPassword",
  "bankAccountNum",
  "recommenderId",
  "affiliateCode",
  "referralCode",
] as const;

/** The registration fields of the specification, in the order of the form. */
export const REGISTER_FIELDS = [...LOGIN_FIELDS, ...NEWCOMER_FIELDS] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** The two methods of registration, each with its own fields. */
export const REGISTER_TABS = ["user", "mobile"] as const;
export type RegisterTab = (typeof REGISTER_TABS)[number];

export const fieldSetting = z.object({
  field: z.enum(REGISTER_FIELDS),
  enabled: z.boolean(),
  required: z.boolean(),
  /** An RE2 expression over the whole value; "*" accepts anything. See accepted-pattern.ts. */
  acceptedPattern: z.string(),
  /** The message that explains the pattern. */
  patternId: z.string(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
});
export type FieldSetting = z.infer<typeof fieldSetting>;

export const registerSettings = call({
  name: "registerSettings",
  method: "GET",
  path: "/account/register-settings",
  access: "guest",
  input: z.object({}),
  value: z.object({
    ageMin: z.number().int(),
    /** The open methods, the usual one first; none while registration is closed. */
    tabs: z.array(z.enum(REGISTER_TABS)),
    /** True where a newcomer sets limits next, because the law wants them before a deposit. */
    asksLimits: z.boolean(),
  }),
});

/** The fields that each open method asks for, with the rules by which it checks them. */
export const registerRules = call({
  name: "registerRules",
  method: "GET",
  path: "/account/register-rules",
  access: "guest",
  input: z.object({}),
  value: z.array(z.object({ tab: z.enum(REGISTER_TABS), fields: z.array(fieldSetting) })),
});

/**
 * Whether a newcomer must choose another name. Refused beyond the limits of an address, and while its
 * registrations need a captcha.
 */
export const usernameTaken = call({
  name: "usernameTaken",
  method: "POST",
  path: "/account/username-taken",
  access: "guest",
  input: z.object({ username: z.string().max(255) }),
  value: z.object({ isTaken: z.boolean() }),
});

const text = z.string().max(255).optional();

/** Input of both methods of registration: the fields a merchant may ask for, and the consents. */
const newcomer = {
  ...(Object.fromEntries(NEWCOMER_FIELDS.map((field) => [field, text])) as Record<
    (typeof NEWCOMER_FIELDS)[number],
    typeof text
  >),
  countryDialingCode: z.string().max(8).optional(),
  isAdult: z.boolean(),
  hasAgreed: z.boolean(),
  ...captchaAnswer,
  registerUrl: z.string().max(500),
  registerMethod: z.literal("WEB"),
  /** The host of the registration. An affiliate's code may be valid at one host only. */
  domain: z.string().max(255).optional(),
  /** The code of an agent's link. An unusable one is refused with agent_link_over. */
  agentLink: z.string().max(32).optional(),
};

export const register = call({
  name: "register",
  method: "PUT",
  path: "/account/register",
  access: "guest",
  law: "registration",
  sealed: true,
  input: z.object({
    username: z.string().max(255),
    mobileNum: text,
    /** The code sent to the number, where the merchant asks for both. */
    verificationCode: text,
    password: z.string().max(255),
    confirmPassword: z.string().max(255),
    ...newcomer,
  }),
  value: session,
});

/**
 * Registers by mobile number, which becomes the user name. Where the merchant asks for it, a code
 * proves the number.
 */
export const mobileRegister = call({
  name: "mobileRegister",
  method: "PUT",
  path: "/account/register-mobile",
  access: "guest",
  law: "registration",
  sealed: true,
  input: z.object({
    ...newcomer,
    countryDialingCode: z.string().max(8),
    mobileNum: z.string().max(40),
    verificationCode: text,
    password: text,
    confirmPassword: text,
  }),
  value: session,
});

/** Sends the code that proves a newcomer's number. */
export const registerCode = call({
  name: "registerCode",
  method: "POST",
  path: "/account/register-code",
  access: "guest",
  law: "registration",
  input: z.object({
    countryDialingCode: z.string().max(8),
    mobileNum: z.string().max(40),
    ...captchaAnswer,
  }),
  value: z.object({
    /** Minutes until another code may be requested. */
    expiredMinutes: z.number().int(),
    validMinutes: z.number().int(),
    sentTo: z.string(),
  }),
});

export const memberInfo = call({
  name: "memberInfo",
  method: "GET",
  path: "/account/member",
  access: "member",
  input: z.object({}),
  value: member,
});

/**
 * Confirms age and terms for an account that an agent made, before anything else. Refuses with
 * age_required and terms_required what is not confirmed. Again, it changes nothing.
 */
export const memberConfirm = call({
  name: "memberConfirm",
  method: "POST",
  path: "/account/confirm",
  access: "real",
  input: z.object({ isAdult: z.boolean(), hasAgreed: z.boolean() }),
  value: nothing,
});
