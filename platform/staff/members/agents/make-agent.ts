import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import type { StaffContext } from "../../staff-context.ts";
import { asStaffOfMember, type Named } from "../as-staff-of-member.ts";

/**
 * Makes an agent of a player's account and returns its type: 1 without an agent above, else 2. It has
 * no rates yet. Refuses an account that is no player's with already_agent, and like findNamed.
 */
export async function makeAgent(staff: StaffContext, named: Named): Promise<{ type: number }> {
  return asStaffOfMember(staff, named, { action: "newAgent" }, (tx, member) =>
    toAgent(tx, named.merchant, member.id),
  );
}

/** The same within the caller's transaction. */
export async function toAgent(
  tx: Transaction,
  merchant: string,
  member: string,
): Promise<{ type: number }> {
  const own = and(eq(members.merchant, merchant), eq(members.id, member));
  const [now] = await tx.select().from(members).where(own).for("no key update");
  if (now?.type !== ACCOUNT_TYPE.member) {
    throw new Refusal("already_agent", { field: "account", status: 409 });
  }
  const type = now.parentId === null ? 1 : 2;
  await tx.update(members).set({ type }).where(own);
  return { type };
}
