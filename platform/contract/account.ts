import { z } from "zod";
import { member, session } from "./auth.ts";
import { call } from "./call.ts";

/** The registration fields of the specification, in the order in which the form shows them. */
export const REGISTER_FIELDS = [
  "username",
  "password",
  "confirmPassword",
  "payeeName",
  "email",
  "mobileNum",
  "paymentPassword",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "recommenderId",
  "affiliateCode",
  "referralCode",
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

export const fieldSetting = z.object({
  field: z.enum(REGISTER_FIELDS),
  enabled: z.boolean(),
  required: z.boolean(),
  /** A regular expression over the whole value; "*" accepts anything. */
  acceptedPattern: z.string(),
  /** Which message explains the pattern. */
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
  value: z.object({ ageMin: z.number().int(), fields: z.array(fieldSetting) }),
});

/** The pattern kinds that the settings may name: id and expression. */
export const registerRules = call({
  name: "registerRules",
  method: "GET",
  path: "/account/register-rules",
  access: "guest",
  input: z.object({}),
  value: z.array(z.object({ patternId: z.string(), pattern: z.string() })),
});

const text = (max: number) => z.string().max(max).optional();

export const register = call({
  name: "register",
  method: "PUT",
  path: "/account/register",
  access: "guest",
  sealed: true,
  input: z.object({
    username: z.string().max(255),
    password: z.string().max(255),
    confirmPassword: z.string().max(255),
    payeeName: text(255),
    email: text(255),
    mobileNum: text(40),
    paymentPassword: text(255),
    qqNum: text(255),
    line: text(255),
    whatsapp: text(255),
    facebook: text(255),
    wechat: text(255),
    idNumber: text(255),
    recommenderId: text(255),
    affiliateCode: text(255),
    referralCode: text(255),
    isAdult: z.boolean(),
    hasAgreed: z.boolean(),
    registerUrl: z.string().max(500),
    registerMethod: z.literal("WEB"),
  }),
  value: session,
});

export const memberInfo = call({
  name: "memberInfo",
  method: "GET",
  path: "/account/member",
  access: "member",
  input: z.object({}),
  value: member,
});
