import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/** Begins the login of a terminal, which shows `code` and `address` to its person (RFC 8628). */
export const staffTerminalStart = call({
  name: "staffTerminalStart",
  method: "POST",
  path: "/staff/terminal/start",
  access: "office",
  input: z.object({ device: z.string().max(100) }),
  value: z.object({
    deviceCode: z.string(),
    code: z.string(),
    address: z.string(),
    expiresAt: instant,
    intervalSeconds: z.number().int(),
  }),
});

/** What became of it. The token is handed out once. */
export const staffTerminalAnswer = call({
  name: "staffTerminalAnswer",
  method: "POST",
  path: "/staff/terminal/answer",
  access: "office",
  input: z.object({ deviceCode: z.string().max(100) }),
  value: z.discriminatedUnion("state", [
    z.object({ state: z.literal("waiting") }),
    z.object({ state: z.literal("refused") }),
    z.object({
      state: z.literal("confirmed"),
      token: z.string(),
      expiresAt: instant,
      name: z.string(),
    }),
  ]),
});

const code = z.string().max(20);

/** The terminal that shows this code. */
export const staffTerminal = call({
  name: "staffTerminal",
  method: "POST",
  path: "/staff/terminal",
  access: "staff",
  input: z.object({ code }),
  value: z.object({ device: z.string(), address: z.string(), createdAt: instant }),
});

/** The person's yes or no to a terminal that wants to act as them. */
export const staffTerminalConfirm = call({
  name: "staffTerminalConfirm",
  method: "POST",
  path: "/staff/terminal/confirm",
  access: "staff",
  input: z.object({ code, answer: z.enum(["yes", "no"]) }),
  value: z.object({}),
});
