import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { captchaAnswer } from "./captcha.ts";

export const member = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** The number of a drawn picture, from 1; 0 shows the initials. */
  avatar: z.number().int(),
  type: z.number().int(),
  currency: z.string(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.number().int() }),
  registeredAt: instant,
  /** True when the member has an agent above to whom they may transfer. */
  toUpline: z.boolean(),
  /** Why the member must choose a new password first; absent when none is due. */
  passwordDue: z.enum(["first", "expired"]).optional(),
  /** True while the member must confirm age and terms first; absent when they need not. */
  confirmationDue: z.literal(true).optional(),
});
export type Member = z.infer<typeof member>;

/** What the site keeps after a login. The token is stored only in an httpOnly cookie. */
export const session = z.object({
  token: z.string(),
  expiresAt: instant,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Identifies this browser at later logins. Kept like the token, for 30 days. */
  deviceToken: z.string().optional(),
  member,
});
export type Session = z.infer<typeof session>;

/** The methods that prove a login beyond the password. */
export const CHALLENGE_METHODS = ["passkey", "totp", "mobile", "email", "recovery"] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];
export const challengeMethod = z.enum(CHALLENGE_METHODS);

export const challengeId = z.string().min(20).max(100);

export const challenge = z.object({
  id: challengeId,
  /** The methods this member has. The hint shows only part of the address or number. */
  ways: z.array(z.object({ way: challengeMethod, hint: z.string() })),
  expiresAt: instant,
});
export type Challenge = z.infer<typeof challenge>;

/** A finished login, or the challenge that must be answered first. */
export const loginValue = z.union([session, z.object({ challenge })]);

export const login = call({
  name: "login",
  method: "POST",
  path: "/auth/login",
  access: "guest",
  sealed: true,
  input: z.object({
    /** The mobile number for "sms". */
    username: z.string().min(1).max(64),
    /** The code from loginCode for "sms". */
    password: z.string().min(1).max(255),
    type: z.enum(["username", "sms"]),
    countryDialingCode: z.string().max(5).optional(),
    ...captchaAnswer,
    /** The entrance used. Merchants that separate entrances admit agents only through their own. */
    as: z.enum(["member", "agent"]).optional(),
    /**
     * The member wants to be remembered in this browser. Kept with a challenge until it is
     * answered.
     */
    remember: z.boolean().optional(),
  }),
  value: loginValue,
});

/**
 * Sends a code to a phone that an account has proved to own. The answer is the same for any other
 * number.
 */
export const loginCode = call({
  name: "loginCode",
  method: "POST",
  path: "/auth/login-code",
  access: "guest",
  isEven: true,
  input: z.object({
    mobileNum: z.string().min(1).max(40),
    countryDialingCode: z.string().min(1).max(5),
    ...captchaAnswer,
  }),
  value: z.object({
    /**
     * Minutes until the next code may be requested. The code itself is valid for `validMinutes`.
     */
    expiredMinutes: z.number().int(),
    validMinutes: z.number().int(),
    sentTo: z.string(),
  }),
});

/** Opens a trial account (type 4) with play money. It asks for no details. */
export const freePlayLogin = call({
  name: "freePlayLogin",
  method: "POST",
  path: "/auth/free-play",
  access: "guest",
  law: "demoPlay",
  sealed: true,
  input: z.object({
    os: z.string().max(40),
    platform: z.literal("W"),
    /** A random string chosen by the caller. */
    random: z.string().min(16).max(64),
    version: z.literal(3),
  }),
  value: session,
});

const remembered = z.object({ token: z.string(), expiresAt: instant });

/**
 * Remembers this browser for a day. It may log in again by the token, which changes at each use.
 */
export const rememberStart = call({
  name: "rememberStart",
  method: "POST",
  path: "/auth/remember",
  access: "real",
  law: "rememberMe",
  sealed: true,
  input: z.object({}),
  value: remembered,
});

export const rememberLogin = call({
  name: "rememberLogin",
  method: "POST",
  path: "/auth/remember/login",
  access: "guest",
  law: "rememberMe",
  sealed: true,
  input: z.object({ token: z.string().min(1).max(200) }),
  /** Null when the browser has a new token already, because it sent two requests at once. */
  value: session.extend({ remembered: remembered.nullable() }),
});

/** Forgets a remembered browser, whichever account it belongs to. */
export const rememberEnd = call({
  name: "rememberEnd",
  method: "DELETE",
  path: "/auth/remember",
  access: "guest",
  input: z.object({ token: z.string().min(1).max(200) }),
  value: z.object({}),
});

export const logout = call({
  name: "logout",
  method: "DELETE",
  path: "/auth/logout",
  access: "member",
  input: z.object({}),
  value: z.object({}),
});
