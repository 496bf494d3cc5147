import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { ROLES } from "./roles.ts";

const id = z.string().max(40);
const span = {
  /** From when; at once without it. */
  from: instant.optional(),
  /** Until when; without it the grant lasts until somebody ends it. */
  until: instant.optional(),
};

/** Makes a person of staff with one grant at this merchant. The address is shown this once. */
export const staffInvite = call({
  name: "staffInvite",
  method: "POST",
  path: "/staff/people/invite",
  access: "staff",
  permission: "staff.invite",
  line: "staff invite <merchant>",
  input: z.object({
    name: z.string().trim().min(2).max(80),
    email: z.email().max(254),
    phone: z.string().max(30).optional(),
    role: z.enum(ROLES),
    ...span,
  }),
  value: z.object({ staff: id, address: z.string(), until: instant }),
});

/** The people with a grant at this merchant, by name. */
export const staffList = call({
  name: "staffList",
  method: "GET",
  path: "/staff/people",
  access: "staff",
  permission: "staff.list",
  line: "staff list <merchant>",
  input: z.object({ after: id.optional() }),
  value: z.object({
    list: z.array(
      z.object({
        staff: id,
        name: z.string(),
        email: z.string(),
        status: z.enum(["invited", "active", "ended"]),
        grants: z.array(
          z.object({
            id,
            role: z.enum(ROLES),
            from: instant,
            until: instant.nullable(),
            grantedBy: z.string(),
          }),
        ),
      }),
    ),
    after: id.nullable(),
  }),
});

/** Gives a person one more role at this merchant. */
export const staffGrant = call({
  name: "staffGrant",
  method: "POST",
  path: "/staff/people/grant",
  access: "staff",
  permission: "staff.grant",
  line: "staff grant <merchant> <staff> <role>",
  input: z.object({ staff: id, role: z.enum(ROLES), ...span }),
  value: z.object({ id }),
});

/** Ends a grant at this merchant now. */
export const staffGrantEnd = call({
  name: "staffGrantEnd",
  method: "POST",
  path: "/staff/people/grant/end",
  access: "staff",
  permission: "staff.endGrant",
  line: "staff end-grant <merchant> <staff> <id>",
  input: z.object({ staff: id, id }),
  value: nothing,
});

/** Ends a person's work for good: their sessions, their grants and their invitation. */
export const staffEnd = call({
  name: "staffEnd",
  method: "POST",
  path: "/staff/people/end",
  access: "staff",
  permission: "staff.end",
  line: "staff end <merchant> <staff>",
  input: z.object({ staff: id }),
  value: nothing,
});
