import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import type { LetterContext } from "../../core/outbox/queue-outgoing.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/** A member by the merchant's code and the user name. */
export type Named = { merchant: string; account: string };
/** What the platform's own parts need to act for staff. */
export type Writer = LetterContext & Pick<Context, "store">;

/**
 * Refuses with unknown_merchant, with unknown_member, or with in_need_true_account for a trial
 * account.
 */
export async function findNamed(store: Store, { merchant, account }: Named): Promise<MemberRow> {
  await findMerchant(store, merchant);
  const [row] = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, usernameKey(account)))),
  );
  if (!row) throw new Refusal("unknown_member", { status: 404 });
  if (row.type === ACCOUNT_TYPE.trial) throw new Refusal("in_need_true_account", { status: 403 });
  return row;
}

/**
 * Runs one act of staff on a member's account in one transaction. It adds an entry to the staff's
 * audit and to the account's own. No page of the site changes.
 */
export async function asStaffOfMember<T>(
  staff: StaffContext,
  named: Named,
  { action, details = {} }: { action: string; details?: Record<string, string | number> },
  work: (tx: Transaction, member: MemberRow, writer: Writer) => Promise<T>,
): Promise<T> {
  const { store, clock, random, secrets } = staff;
  const member = await findNamed(store, named);
  const writer: Writer = { store, clock, random, secrets, merchant: { code: named.merchant } };
  const allDetails = { member: member.id, ...details };
  const entry = { action, details: allDetails, changesPages: false };
  return asStaff(staff, named.merchant, entry, async (tx) => {
    const done = await work(tx, member, writer);
    const by = { ...NO_REQUEST, ...writer };
    await record(by, tx, {
      action,
      memberId: member.id,
      details: { ...details, staff: staff.staff },
    });
    return done;
  });
}

/** Staff act from a terminal, so there is no session and no address to record. */
const NO_REQUEST = {
  actor: null,
  clientAddress: "",
  clientCountry: null,
  userAgent: "",
  requestId: "staff",
};
