import type { approvalDecide, approvalList } from "../../contract/staff/approvals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requirePerson } from "../people/desk.ts";
import { type MerchantDesk, staffOf } from "../people/manage-people.ts";
import { requireGrant } from "../people/require-grant.ts";
import { APPROVED_VERBS } from "./approved-verbs.ts";
import { approve, readApproval, refuse } from "./decide-approval.ts";
import { listApprovals } from "./list-approvals.ts";

/** The requests of the merchant, a page at a time. */
export async function listAtOffice(
  desk: MerchantDesk,
  { all, after }: InputOf<typeof approvalList>,
): Promise<ValueOf<typeof approvalList>> {
  const page = { all: all === "yes", after };
  const rows = await listApprovals(staffOf(desk), desk.merchant, page);
  return rows.map(({ askedAt, expiresAt, ...row }) => ({
    ...{ id: row.id, verb: row.verb, subject: row.subject, input: row.input, state: row.state },
    ...{ askedBy: row.askedBy, decidedBy: row.decidedBy },
    askedAt: askedAt.getTime(),
    expiresAt: expiresAt.getTime(),
  }));
}

/**
 * A person's yes or no. Refuses with no_permission a person who could not have asked for the verb.
 * Refuses otherwise like approve and refuse.
 */
export async function decideAtOffice(
  desk: MerchantDesk,
  { id, answer }: InputOf<typeof approvalDecide>,
): Promise<Record<string, never>> {
  const { merchant } = desk;
  const staff = staffOf(desk);
  const { verb } = await readApproval(staff, { merchant, id });
  const permission = APPROVED_VERBS[verb]?.permission;
  if (permission) requireGrant(requirePerson(desk), permission, merchant);
  await (answer === "yes" ? approve : refuse)(staff, { merchant, id });
  return {};
}
