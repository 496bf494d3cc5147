import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { payBills as payBillsCall } from "../../../contract/agents/pay.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import { payBills } from "../../../store/schema/pay.ts";
import { findContract } from "../../contracts/read/show-contract.ts";
import { BILL_PARTIES, namedBills, toBillItem } from "../bill-items.ts";

/**
 * The member's bills of a kind, or those that it pays, newest first, a page after `after`. Refuses
 * another's contract with unknown_contract.
 */
export async function listBills(
  context: Context,
  input: InputOf<typeof payBillsCall>,
): Promise<ValueOf<typeof payBillsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { which, kind, state, party, contractId, from, to, after, pageSize } = input;
  const isMine = which === "mine";
  const other = isMine ? BILL_PARTIES.upper : BILL_PARTIES.lower;
  const condition = and(
    eq(payBills.merchant, merchant.code),
    eq(isMine ? payBills.payee : payBills.upline, memberId),
    eq(payBills.kind, kind),
    state && eq(payBills.state, state),
    party ? eq(other.usernameKey, usernameKey(party)) : undefined,
    contractId ? eq(payBills.contract, contractId) : undefined,
    from ? gt(payBills.toDay, from) : undefined,
    to ? lte(payBills.fromDay, to) : undefined,
    after ? isAfter(merchant.code, kind, after) : undefined,
  );
  const rows = await store.reading(merchant.code, async (reader) => {
    const own = { merchant: merchant.code, memberId };
    if (contractId) await findContract(reader, own, contractId);
    return namedBills(reader, condition)
      .orderBy(desc(payBills.toDay), desc(payBills.period), desc(payBills.contract))
      .limit(pageSize + 1);
  });
  return {
    list: rows.slice(0, pageSize).map((row) => toBillItem(row, memberId)),
    hasMore: rows.length > pageSize,
  };
}

/** Behind the last bill of the page before. */
function isAfter(merchant: string, kind: string, after: string) {
  const [period = "", contract = ""] = after.split(" ");
  return sql`(${payBills.toDay}, ${payBills.period}, ${payBills.contract}) < (
    select b.to_day, b.period, b.contract from pay_bills b where b.merchant = ${merchant}
      and b.kind = ${kind} and b.period = ${period} and b.contract = ${contract})`;
}
