import { z } from "zod";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

/** The user name. */
const account = z.string().min(1).max(64);

/** An account's state for customer service: no secrets, and no details in full. */
export const staffMemberShow = call({
  name: "staffMemberShow",
  method: "GET",
  path: "/staff/members/show",
  access: "staff",
  permission: "member.read",
  line: "member show <merchant> <account>",
  input: z.object({ account }),
  value: z.object({
    account: z.string(),
    status: z.enum(["active", "blocked", "closed"]),
    type: z.int(),
    registeredAt: instant,
    lastLoginAt: instant.nullable(),
    /** Masked. */
    email: z.string(),
    phone: z.string(),
    password: z.enum(["set", "given", "expired", "none"]),
    withdrawPassword: z.enum(["set", "none", "locked"]),
    sessions: z.int(),
    passkeys: z.int(),
    hasApp: z.boolean(),
    payoutAccounts: z.int(),
    /** The details that can be set once and are set, and those that may be corrected now. */
    given: z.array(z.string()),
    unlocked: z.array(z.string()),
  }),
});

/** Sets a password by hand. It is shown this once, and the member chooses another at the login. */
export const staffMemberPassword = call({
  name: "staffMemberPassword",
  method: "POST",
  path: "/staff/members/password",
  access: "staff",
  permission: "member.password",
  line: "member password <merchant> <account>",
  input: z.object({ account }),
  value: z.object({ password: z.string() }),
});

/** Lets a member correct details that can be set once. The value names them. */
export const staffMemberUnlock = call({
  name: "staffMemberUnlock",
  method: "POST",
  path: "/staff/members/unlock",
  access: "staff",
  permission: "member.unlock",
  line: "member <unlock> <merchant> <account>",
  input: z.object({
    unlock: z.enum(["unlock-name", "unlock-birthday", "unlock-papers"]),
    account,
  }),
  value: z.object({ unlocked: z.array(z.string()) }),
});

/** Ends a member's withdraw digits, so that they may set new ones. */
export const staffMemberResetWithdrawPassword = call({
  name: "staffMemberResetWithdrawPassword",
  method: "POST",
  path: "/staff/members/reset-withdraw-password",
  access: "staff",
  permission: "member.withdrawPassword",
  line: "member reset-withdraw-password <merchant> <account>",
  input: z.object({ account }),
  value: nothing,
});

/** Logs a member out everywhere. */
export const staffMemberEndSessions = call({
  name: "staffMemberEndSessions",
  method: "POST",
  path: "/staff/members/end-sessions",
  access: "staff",
  permission: "member.sessions",
  line: "member end-sessions <merchant> <account>",
  input: z.object({ account }),
  value: nothing,
});

/** Puts a member directly under an agent. */
export const staffMemberSetUpline = call({
  name: "staffMemberSetUpline",
  method: "POST",
  path: "/staff/members/set-upline",
  access: "staff",
  permission: "member.upline",
  line: "member set-upline <merchant> <account>",
  input: z.object({
    account,
    /** An agent's account, or "none". */
    upline: account,
  }),
  value: nothing,
});

/** Blocks a member's transfers up and down, or allows them again. */
export const staffMemberTransfers = call({
  name: "staffMemberTransfers",
  method: "POST",
  path: "/staff/members/transfers",
  access: "staff",
  permission: "member.transfers",
  line: "member <act> <merchant> <account>",
  input: z.object({ act: z.enum(["block-transfers", "unblock-transfers"]), account }),
  value: nothing,
});

/** Blocks an account and ends its sessions, or unblocks it. The audit keeps the reason. */
export const staffMemberStatus = call({
  name: "staffMemberStatus",
  method: "POST",
  path: "/staff/members/status",
  access: "staff",
  permission: "member.status",
  line: "member <act> <merchant> <account>",
  input: z.object({
    act: z.enum(["block", "unblock"]),
    account,
    reason: z.string().trim().min(1).max(300),
  }),
  value: nothing,
});

/** Sets the words by which campaigns know a member, in place of those before; none without a list. */
export const staffMemberLabels = call({
  name: "staffMemberLabels",
  method: "POST",
  path: "/staff/members/labels",
  access: "staff",
  permission: "member.labels",
  line: "member labels <merchant> <account>",
  input: z.object({
    account,
    labels: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/))
      .max(20)
      .default([]),
  }),
  value: nothing,
});
