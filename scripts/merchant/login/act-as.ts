import { Refusal } from "#platform/contract/wire/refusal.ts";
import { APPROVED_VERBS } from "#platform/staff/approvals/approved-verbs.ts";
import { readApproval } from "#platform/staff/approvals/decide-approval.ts";
import { findPerson } from "#platform/staff/people/find-person.ts";
import { requireGrant } from "#platform/staff/people/require-grant.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { permissionOf } from "./permission-of.ts";

/** Commands about the login itself, which need no grant. */
const FREE = ["login", "logout"];

/**
 * The context of a line of the terminal for the person who logged it in. Refuses a session that is
 * over with not_logged_in, and a line that the person has no grant for with no_permission. Without a
 * token, the terminal acts under the name of its user on the machine.
 */
export async function actAs(
  staff: StaffContext,
  token: string | undefined,
  words: readonly string[],
): Promise<StaffContext> {
  if (token === undefined || FREE.includes(words[0] ?? "")) return staff;
  const person = await findPerson(staff, token);
  if (!person) throw new Refusal("not_logged_in", { status: 401 });
  const { permission, merchant } = permissionOf(words);
  requireGrant(person, permission, merchant);
  const [, , , id] = words;
  if (permission === "approval.decide" && id) {
    const { verb } = await readApproval(staff, { merchant, id });
    const asked = APPROVED_VERBS[verb]?.permission;
    if (asked) requireGrant(person, asked, merchant);
  }
  return Object.assign(Object.create(staff), { staff: person.name, staffId: person.id });
}
