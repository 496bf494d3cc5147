import { z } from "zod";
import { call } from "./call.ts";
import { instant } from "./money.ts";

/** Account types; 4 is a trial account, which no protected action accepts. */
export const ACCOUNT_TYPE = { member: 0, trial: 4 } as const;

export const member = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.number().int(),
  currency: z.string(),
  registeredAt: instant,
});
export type Member = z.infer<typeof member>;

/** What the site keeps after a login: the token goes into an httpOnly cookie and nowhere else. */
export const session = z.object({
  token: z.string(),
  expiresAt: instant,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  member,
});

export const login = call({
  name: "login",
  method: "POST",
  path: "/auth/login",
  access: "guest",
  sealed: true,
  input: z.object({
    username: z.string().min(1).max(64),
    password: z.string().min(1).max(255),
    type: z.literal("username"),
  }),
  value: session,
});

export const logout = call({
  name: "logout",
  method: "DELETE",
  path: "/auth/logout",
  access: "member",
  input: z.object({}),
  value: z.object({}),
});
