import { and, desc, eq, gt, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { bonusOffers } from "../../contract/club/bonuses.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { BonusTerms } from "../../core/merchant/config/bonus-terms.ts";
import { bonusOfDeposit, contributionOf, requiredOf } from "../../domain/club/bonus.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Reader } from "../../store/open-store.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { ledgerAccounts, ledgerEntries } from "../../store/schema/ledger.ts";
import { toContribution } from "./to-bonus.ts";

type Who = { merchant: string; memberId: string };
export type Deposit = { id: string; amount: bigint; isFirst: boolean };
export type Offer = ValueOf<typeof bonusOffers>["offers"][number];

/** How long after its credit a deposit bonus is offered. */
const OFFER_MS = 24 * 3_600_000;

/**
 * The member's newest credited deposit, when a bonus can be taken for it: within a day, before anything
 * left the cash again, and with no bonus taken for it yet.
 */
export async function freshDeposit(
  reader: Reader,
  { merchant, memberId }: Who,
  now: Date,
): Promise<Deposit | null> {
  const own = and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId));
  const [last] = await reader
    .select({
      id: deposits.id,
      amount: deposits.creditedAmount,
      settledAt: deposits.settledAt,
      number: ledgerEntries.number,
      account: ledgerEntries.account,
    })
    .from(deposits)
    .innerJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.merchant, deposits.merchant),
        eq(ledgerAccounts.owner, deposits.memberId),
        eq(ledgerAccounts.kind, "cash"),
      ),
    )
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.merchant, deposits.merchant),
        eq(ledgerEntries.account, ledgerAccounts.id),
        eq(ledgerEntries.transferKey, sql`'deposit:' || ${deposits.id}`),
      ),
    )
    .where(
      and(
        own,
        eq(deposits.status, "CREDITED"),
        gte(deposits.settledAt, new Date(now.getTime() - OFFER_MS)),
      ),
    )
    .orderBy(desc(deposits.settledAt), desc(deposits.id))
    .limit(1);
  if (!last?.settledAt) return null;
  const moved = await reader
    .select({ number: ledgerEntries.number })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.merchant, merchant),
        eq(ledgerEntries.account, last.account),
        gt(ledgerEntries.number, last.number),
        lt(ledgerEntries.amount, 0n),
      ),
    )
    .limit(1);
  if (moved.length > 0) return null;
  const taken = and(
    eq(bonuses.merchant, merchant),
    eq(bonuses.member, memberId),
    eq(bonuses.source, last.id),
  );
  if ((await reader.$count(bonuses, taken)) > 0) return null;
  const earlier = await reader.$count(
    deposits,
    and(own, ne(deposits.id, last.id), inArray(deposits.status, ["CREDITED", "REFUNDED"])),
  );
  return { id: last.id, amount: last.amount ?? 0n, isFirst: earlier === 0 };
}

/** What is still to be bet of these requirements. */
export const missingOf = (lots: readonly { required: bigint; done: bigint }[]): bigint =>
  lots.reduce((sum, { required, done }) => sum + required - done, 0n);

/** True while the terms are offered at all. */
export const isOffered = ({ startsAt, endsAt }: BonusTerms, now: Date): boolean =>
  (!startsAt || startsAt <= now) && (!endsAt || endsAt > now);

/** A bonus with every clause, for the deposit that it could be taken for. */
export function toOffer(
  term: string,
  terms: BonusTerms,
  deposit: Deposit | null,
  { policy, isOpen, before }: { policy: Policy; isOpen: boolean; before: bigint },
): Offer {
  const { kind, wagering, countsDeposit, stakeMax, days, isFirstDeposit } = terms;
  const fitting = deposit && fits(terms, deposit) ? deposit : null;
  const base = fitting?.amount ?? terms.depositMin ?? 0n;
  const amount =
    kind === "code"
      ? terms.amount!
      : bonusOfDeposit(base, { percent: terms.percent!, amountMax: terms.amountMax! });
  const most = policy.numbers.wageringMultipleMost;
  const needsDeposit = kind === "deposit" && !fitting;
  return {
    ...{ term, kind, wagering, countsDeposit, stakeMax, days, isFirstDeposit, amount },
    // A deposit that is still to come is bet once before its bonus is.
    before: before + (needsDeposit ? base : 0n),
    code: terms.code ?? null,
    percent: terms.percent ?? null,
    depositMin: terms.depositMin ?? null,
    amountMax: terms.amountMax ?? null,
    deposit: kind === "deposit" && fitting ? { id: fitting.id, amount: fitting.amount } : null,
    required: requiredOf({ amount, deposit: base }, terms, most),
    contribution: toContribution(
      contributionOf(terms.contribution, policy.bonuses.isSingleProduct),
    ),
    cashOutMax: terms.cashOutMax ?? null,
    endsAt: terms.endsAt?.getTime() ?? null,
    block: isOpen ? "bonus_open" : needsDeposit ? "deposit_needed" : null,
  };
}

/** What a deposit bonus gives for a deposit; null for one that it does not fit. */
export const bonusIfFits = (terms: BonusTerms, deposit: Deposit): bigint | null =>
  fits(terms, deposit)
    ? bonusOfDeposit(deposit.amount, { percent: terms.percent!, amountMax: terms.amountMax! })
    : null;

function fits({ kind, depositMin, isFirstDeposit }: BonusTerms, deposit: Deposit): boolean {
  return (
    kind === "deposit" && deposit.amount >= depositMin! && (!isFirstDeposit || deposit.isFirst)
  );
}
