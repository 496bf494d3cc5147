import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

const id = z.string().max(40);
const yesNo = z.enum(["yes", "no"]);

/** What waits for a second person at this merchant, or with `all` what ever did; the newest first. */
export const approvalList = call({
  name: "approvalList",
  method: "GET",
  path: "/staff/approvals",
  access: "staff",
  permission: "approval.list",
  line: "approval list <merchant>",
  input: z.object({ all: yesNo.default("no"), after: id.optional() }),
  value: z.array(
    z.object({
      id,
      verb: z.string(),
      subject: z.string(),
      /** Exactly what a yes does. Amounts are texts, "100.00". */
      input: z.record(z.string(), z.unknown()),
      state: z.enum(["WAITING", "DONE", "REFUSED", "REPLACED"]),
      askedBy: z.string(),
      askedAt: instant,
      expiresAt: instant,
      decidedBy: z.string().nullable(),
    }),
  ),
});

/**
 * The second person's word. A yes needs the permission of what was asked as well, and does it in the
 * same transaction.
 */
export const approvalDecide = call({
  name: "approvalDecide",
  method: "POST",
  path: "/staff/approvals/decide",
  access: "staff",
  permission: "approval.decide",
  line: "approval <answer> <merchant> <id>",
  input: z.object({ id, answer: yesNo }),
  value: nothing,
});
