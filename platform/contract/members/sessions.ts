import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

const device = z.object({
  kind: z.enum(["phone", "tablet", "computer", "unknown"]),
  browser: z.string(),
  system: z.string(),
});

const place = {
  address: z.string(),
  /** ISO 3166; null when unknown. */
  country: z.string().nullable(),
  device,
};

/** The member's active sessions, the current one first. */
export const sessionList = call({
  name: "sessionList",
  method: "GET",
  path: "/account/sessions",
  access: "real",
  input: z.object({}),
  value: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      createdAt: instant,
      lastSeenAt: instant,
      ...place,
    }),
  ),
});

export const sessionEnd = call({
  name: "sessionEnd",
  method: "DELETE",
  path: "/account/session",
  access: "real",
  input: z.object({ id: z.string().max(40) }),
  value: z.object({}),
});

export const sessionEndOthers = call({
  name: "sessionEndOthers",
  method: "DELETE",
  path: "/account/sessions",
  access: "real",
  input: z.object({}),
  value: z.object({ ended: z.number().int() }),
});

/** Successful and failed logins, newest first. */
export const loginHistory = call({
  name: "loginHistory",
  method: "GET",
  path: "/account/logins",
  access: "real",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({
    list: z.array(z.object({ id: z.string(), at: instant, isDone: z.boolean(), ...place })),
    totalPages: z.number().int(),
  }),
});
