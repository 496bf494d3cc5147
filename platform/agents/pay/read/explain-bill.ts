import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type ContractTerms, contractTerms } from "../../../contract/agents/contract-terms.ts";
import { billInputs, type payBillOne, type payWhatIf } from "../../../contract/agents/pay.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { reckon } from "../../../domain/contracts/reckon.ts";
import type { Step } from "../../../domain/contracts/steps.ts";
import { withdrawableCash } from "../../../money/wagering/withdrawable-cash.ts";
import type { Reader } from "../../../store/open-store.ts";
import { ledgerTransfers } from "../../../store/schema/ledger.ts";
import { members } from "../../../store/schema/merchant.ts";
import { payBills } from "../../../store/schema/pay.ts";
import { termsOf } from "../../contracts/contract-row.ts";
import { findContract } from "../../contracts/read/show-contract.ts";
import { findBill, toBillItem } from "../bill-items.ts";
import { type BillRow, partKey, SHORT } from "../bill-row.ts";

type Explained = ValueOf<typeof payBillOne>;

const isOfDays = ({ kind }: ContractTerms) => kind === "dividend" || kind === "daily";

/**
 * One bill with its terms, inputs and steps, the days and costs that the inputs were summed from, the
 * bills below and its movements. Refuses another's with unknown_bill.
 */
export async function explainBill(
  context: Context,
  { kind, period, contractId }: InputOf<typeof payBillOne>,
): Promise<Explained> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const key = { merchant: merchant.code, kind, period, contract: contractId };
  return store.reading(merchant.code, async (reader) => {
    const found = await findBill(reader, key, memberId);
    const { row } = found;
    const terms = contractTerms.parse(found.terms);
    const inputs = billInputs.parse(row.inputs);
    const { steps } = reckon(terms, inputs, { carryIn: row.carryIn, from: row.fromDay });
    return {
      ...toBillItem(found, memberId),
      ...{ inputs, terms, version: row.termsVersion, steps: toSteps(steps) },
      ...(isOfDays(terms)
        ? { days: await daysOf(reader, row, terms), costs: await costsOf(reader, row) }
        : { days: [], costs: [] }),
      children: await childrenOf(reader, row),
      locked: await lockedOf(reader, row, memberId),
      movements: await movementsOf(reader, row),
    };
  });
}

const toSteps = (steps: readonly Step[]): Explained["steps"] => [...steps];

async function daysOf(
  reader: Reader,
  { merchant, payee, fromDay, toDay }: BillRow,
  { gameTypes }: ContractTerms,
): Promise<Explained["days"]> {
  const { rows } = await reader.execute<
    Record<"day" | "game_type" | "stake" | "payout" | "valid_bet", string>
  >(sql`
    select day::text, game_type, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
      sum(valid_bet)::bigint as valid_bet
    from pay_play(${merchant}, ${payee}, ${fromDay}, ${toDay}) group by 1, 2 order by 1, 2`);
  return rows
    .filter(({ game_type }) => gameTypes === null || gameTypes.some((type) => type === game_type))
    .map(({ day, game_type: gameType, stake, payout, valid_bet }) => ({
      ...{ day, gameType, stake: BigInt(stake), payout: BigInt(payout) },
      validBet: BigInt(valid_bet),
    }));
}

async function costsOf(
  reader: Reader,
  { merchant, payee, fromDay, toDay }: BillRow,
): Promise<Explained["costs"]> {
  const { rows } = await reader.execute<{
    day: string;
    cost: Explained["costs"][number]["cost"];
    amount: string;
  }>(sql`
    select day::text, cost, sum(amount)::bigint as amount from (
      select day, cost, amount from pay_costs(${merchant}, ${payee}, ${fromDay}, ${toDay})
      union all
      select f.day, 'fee', f.amount from pay_fees(${merchant}, ${fromDay}, ${toDay}) f
      join pay_team(${merchant}, array[${payee}]) t on t.member = f.member
        and f.day >= t.since and f.day < t.until
    ) c group by 1, 2 order by 1, 2`);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

async function childrenOf(
  reader: Reader,
  { merchant, kind, period, payee }: BillRow,
): Promise<Explained["children"]> {
  const rows = await reader
    .select({ bill: payBills, account: members.username })
    .from(payBills)
    .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, payBills.payee)))
    .where(
      and(
        eq(payBills.merchant, merchant),
        eq(payBills.kind, kind),
        eq(payBills.period, period),
        eq(payBills.upline, payee),
      ),
    )
    .orderBy(asc(payBills.turn));
  return rows.map(({ bill, account }) => ({
    ...{ contractId: bill.contract, account, gross: bill.gross, paid: bill.paid },
  }));
}

/** What wagering locks of the cash of an upline that owes and reads. It is nobody else's to know. */
async function lockedOf(reader: Reader, bill: BillRow, memberId: string): Promise<bigint | null> {
  const isShort = SHORT.some((state) => state === bill.state);
  if (!isShort || bill.upline !== memberId) return null;
  return (await withdrawableCash(reader, bill.merchant, memberId)).locked;
}

/** The movements of a bill, without those that moved nothing. */
async function movementsOf(reader: Reader, bill: BillRow): Promise<Explained["movements"]> {
  const keys = Array.from({ length: bill.parts }, (_, at) => partKey(bill, at + 1));
  if (keys.length === 0) return [];
  const rows = await reader
    .select({ key: ledgerTransfers.key, amount: ledgerTransfers.amount, at: ledgerTransfers.at })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.merchant, bill.merchant), inArray(ledgerTransfers.key, keys)));
  return rows
    .filter(({ amount }) => amount > 0n)
    .map(({ key, amount, at }) => ({ part: keys.indexOf(key) + 1, amount, at: at.getTime() }))
    .sort((one, other) => one.part - other.part);
}

/** What a contract of the member's would pay for other figures. Nothing is stored. */
export async function reckonWhatIf(
  context: Context,
  { contractId, from, inputs, carryIn }: InputOf<typeof payWhatIf>,
): Promise<ValueOf<typeof payWhatIf>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const own = { merchant: merchant.code, memberId };
  const { row } = await store.reading(merchant.code, (reader) =>
    findContract(reader, own, contractId),
  );
  const terms = termsOf(row);
  const isCounted = ({ minimumBet: minimum }: { minimumBet: bigint }) =>
    inputs.active.some(({ minimumBet }) => minimumBet === minimum);
  if (terms.kind !== "realtime" && !terms.tiers.every(isCounted)) {
    throw new Refusal("active_missing", { field: "inputs.active" });
  }
  const { tier, gross, carryOut, steps } = reckon(terms, inputs, { carryIn, from });
  return { tier, gross, carryOut, steps: toSteps(steps) };
}
