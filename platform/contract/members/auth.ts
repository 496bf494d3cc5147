import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

export const member = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** One of the drawn pictures, from 1; 0 shows the initials. */
  avatar: z.number().int(),
  type: z.number().int(),
  currency: z.string(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.number().int() }),
  registeredAt: instant,
  /** There is an agent above to whom the member may transfer. */
  toUpline: z.boolean(),
  /** Why a new password must be chosen before anything else; absent while none is due. */
  passwordDue: z.enum(["first", "expired"]).optional(),
});
export type Member = z.infer<typeof member>;

/** What the site keeps after a login: the token goes into an httpOnly cookie and nowhere else. */
export const session = z.object({
  token: z.string(),
  expiresAt: instant,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** By which the platform knows this browser again; kept like the token, for 30 days. */
  deviceToken: z.string().optional(),
  member,
});
export type Session = z.infer<typeof session>;

/** How a login can be proved beyond the password. */
export const CHALLENGE_WAYS = ["passkey", "totp", "mobile", "email", "recovery"] as const;
export type ChallengeWay = (typeof CHALLENGE_WAYS)[number];
export const challengeWay = z.enum(CHALLENGE_WAYS);

export const challengeId = z.string().min(20).max(100);

export const challenge = z.object({
  id: challengeId,
  /** The ways this member has; where a code goes is told in part only. */
  ways: z.array(z.object({ way: challengeWay, hint: z.string() })),
  expiresAt: instant,
});
export type Challenge = z.infer<typeof challenge>;

/** A login is done, or waits for one thing more. */
export const loginValue = z.union([session, z.object({ challenge })]);

export const login = call({
  name: "login",
  method: "POST",
  path: "/auth/login",
  access: "guest",
  sealed: true,
  input: z.object({
    /** For "sms" the mobile number. */
    username: z.string().min(1).max(64),
    /** For "sms" the code that loginCode sent. */
    password: z.string().min(1).max(255),
    type: z.enum(["username", "sms"]),
    countryDialingCode: z.string().max(5).optional(),
    /** Asked for once a refusal's details carry `captcha: true`. */
    captchaId: z.string().max(40).optional(),
    captcha: z.string().max(40).optional(),
    /** The door; merchants that separate entrances let agents in through their own only. */
    as: z.enum(["member", "agent"]).optional(),
    /** To be remembered in this browser; kept with a challenge until that is answered. */
    remember: z.boolean().optional(),
  }),
  value: loginValue,
});

/** Sends a code to a phone that an account has proved to own; answers the same to any other. */
export const loginCode = call({
  name: "loginCode",
  method: "POST",
  path: "/auth/login-code",
  access: "guest",
  isEven: true,
  input: z.object({
    mobileNum: z.string().min(1).max(40),
    countryDialingCode: z.string().min(1).max(5),
  }),
  value: z.object({
    /** When the next one may be asked for; the code itself is good for `validMinutes`. */
    expiredMinutes: z.number().int(),
    validMinutes: z.number().int(),
    sentTo: z.string(),
  }),
});

/** Opens a trial account of type 4 for play money, without asking for anything. */
export const freePlayLogin = call({
  name: "freePlayLogin",
  method: "POST",
  path: "/auth/free-play",
  access: "guest",
  sealed: true,
  input: z.object({
    os: z.string().max(40),
    platform: z.literal("W"),
    /** A random string of the caller's. */
    random: z.string().min(16).max(64),
    version: z.literal(3),
  }),
  value: session,
});

const remembered = z.object({ token: z.string(), expiresAt: instant });

/** Remembers this browser for a day: it may log in again by the token, which changes at each use. */
export const rememberStart = call({
  name: "rememberStart",
  method: "POST",
  path: "/auth/remember",
  access: "real",
  sealed: true,
  input: z.object({}),
  value: remembered,
});

export const rememberLogin = call({
  name: "rememberLogin",
  method: "POST",
  path: "/auth/remember/login",
  access: "guest",
  sealed: true,
  input: z.object({ token: z.string().min(1).max(200) }),
  /** Without a new token the browser has one already: it asked twice at once. */
  value: session.extend({ remembered: remembered.nullable() }),
});

/** Ends what a remembered browser may do, whoever's it is. */
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
