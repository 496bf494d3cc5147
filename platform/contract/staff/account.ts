import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { ROLES } from "./roles.ts";

/** Who is logged in, and what they may do where at this moment. */
export const staffMe = call({
  name: "staffMe",
  method: "GET",
  path: "/staff/me",
  access: "staff",
  input: z.object({}),
  value: z.object({
    name: z.string(),
    email: z.string(),
    grants: z.array(
      z.object({ merchant: z.string(), role: z.enum(ROLES), until: instant.nullable() }),
    ),
  }),
});

export const staffLogout = call({
  name: "staffLogout",
  method: "POST",
  path: "/staff/logout",
  access: "staff",
  input: z.object({}),
  value: nothing,
});

export const STAFF_SESSION_KINDS = ["invitation", "password", "passkey", "terminal"] as const;

/** The person's live sessions, the current one first and then the newest. */
export const staffSessionList = call({
  name: "staffSessionList",
  method: "GET",
  path: "/staff/sessions",
  access: "staff",
  input: z.object({ after: z.string().max(40).optional() }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        kind: z.enum(STAFF_SESSION_KINDS),
        device: z.string(),
        address: z.string(),
        createdAt: instant,
        lastSeenAt: instant,
      }),
    ),
    /** Where the next page begins; null on the last one. */
    after: z.string().nullable(),
  }),
});

/** Ends one of the person's own sessions. */
export const staffSessionEnd = call({
  name: "staffSessionEnd",
  method: "POST",
  path: "/staff/sessions/end",
  access: "staff",
  input: z.object({ id: z.string().max(40) }),
  value: nothing,
});
