import { and, eq, sql } from "drizzle-orm";
import type { bonusTake } from "../../contract/club/bonuses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { newId } from "../../core/access/token.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import type { BonusTerms } from "../../core/merchant/config/bonus-terms.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { contributionOf } from "../../domain/club/bonus.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { hasOpenRound } from "../../money/closing/has-open-round.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { openRequirement } from "../../money/wagering/open-requirement.ts";
import type { Transaction } from "../../store/open-store.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { requireReceiver } from "../awards/require-receiver.ts";
import { chargeBudget, requireBudget, withinBudget } from "../campaigns/budget.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { freshDeposit, isOffered, toOffer } from "./offers.ts";
import { settleOwn } from "./settle-bonuses.ts";
import { sharesPerson } from "./shares-person.ts";
import { takeUse } from "./take-use.ts";
import { type BonusRow, lotOf, toBonus } from "./to-bonus.ts";

type Input = InputOf<typeof bonusTake>;
type Who = { merchant: string; memberId: string };

const DAY_MS = 86_400_000;

/**
 * Pays a bonus under the clauses that the member saw, with its wagering and its highest bet, in one
 * transaction. The same key again returns the same bonus. One is open at a time.
 */
export async function takeBonus(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof bonusTake>> {
  const { memberId } = requireRealAccount(context);
  const { merchant, clock } = context;
  const policy = await policyFor(context);
  const who = { merchant: merchant.code, memberId };
  return withinBudget(context, async (tx) => {
    const at = clock.now();
    await requireReceiver(tx, who, policy, at);
    const twin = await findTwin(context, tx, who, input);
    if (twin) return toBonus(twin, 0n);
    await settleOwn(tx, who, at);
    const { version, terms: all } = await configAt(tx, merchant.code, "bonuses", at);
    const terms = all.bonuses[input.term];
    if (!terms || !isOffered(terms, at) || (terms.code ?? "") !== (input.code ?? "")) {
      throw new Refusal("bonus_unknown", { field: "code", status: 404 });
    }
    const campaigns = await offeredTo(tx, who, at);
    if (!campaigns.isOffered("bonus", input.term)) {
      throw new Refusal("bonus_unknown", { field: "code", status: 404 });
    }
    const campaign = campaigns.campaignOf("bonus", input.term);
    // Winnings of a bet from before are the member's own, so none is open when the bonus begins.
    if (await hasOpenRound(tx, who.merchant, memberId)) {
      throw new Refusal("round_open", { status: 409 });
    }
    const row = await write(context, tx, who, input, { terms, version, policy, at, campaign });
    await pay(tx, who, row, at);
    const details = { bonus: row.id, term: row.term, amount: formatAmount(row.amount) };
    await record(context, tx, { action: "bonusTaken", memberId, details });
    return toBonus(row, 0n);
  });
}

async function findTwin(
  { idempotencyKey }: Context,
  tx: Transaction,
  { merchant, memberId }: Who,
  input: Input,
): Promise<BonusRow | undefined> {
  const [twin] = await tx
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.merchant, merchant),
        eq(bonuses.member, memberId),
        eq(bonuses.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (twin && (twin.term !== input.term || twin.source !== input.deposit)) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return twin;
}

type Given = {
  terms: BonusTerms;
  version: number;
  policy: Policy;
  at: Date;
  campaign: string | null;
};

async function write(
  { random, idempotencyKey }: Context,
  tx: Transaction,
  who: Who,
  input: Input,
  { terms, version, policy, at, campaign }: Given,
): Promise<BonusRow> {
  const { merchant, memberId } = who;
  const own = and(eq(bonuses.merchant, merchant), eq(bonuses.member, memberId));
  if ((await tx.$count(bonuses, and(own, eq(bonuses.state, "OPEN")))) > 0) {
    throw new Refusal("bonus_open", { status: 409 });
  }
  const deposit = terms.kind === "deposit" ? await freshDeposit(tx, who, at) : null;
  const offer = toOffer(input.term, terms, deposit, { policy, isOpen: false, before: 0n });
  if (offer.block || (offer.deposit?.id ?? "") !== input.deposit) {
    throw new Refusal("deposit_needed", { status: 409 });
  }
  if (offer.amount !== input.amount || offer.required !== input.required) {
    throw new Refusal("terms_changed", { status: 409 });
  }
  const takers = sql`select member from bonuses where merchant = ${merchant} and term = ${input.term}`;
  if (await sharesPerson(tx, who, takers)) {
    throw new Refusal("bonus_same_person", { status: 403 });
  }
  const [row] = await tx
    .insert(bonuses)
    .values({
      ...{ merchant, id: newId(random), member: memberId, term: input.term, kind: terms.kind },
      ...{ source: input.deposit, amount: offer.amount, required: offer.required },
      contribution: contributionOf(terms.contribution, policy.bonuses.isSingleProduct),
      ...{ stakeMax: terms.stakeMax, cashOutMax: terms.cashOutMax ?? null },
      ...{ configVersion: version, idempotencyKey: idempotencyKey ?? "", openedAt: at, campaign },
      expiresAt: new Date(at.getTime() + terms.days * DAY_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal("bonus_taken", { status: 409 });
  if (terms.uses !== undefined && !(await takeUse(tx, row, terms.uses))) {
    throw new Refusal("bonus_gone", { status: 409 });
  }
  if (campaign) {
    await requireBudget(tx, { merchant, campaign, amount: row.amount }, at);
    await chargeBudget(tx, { merchant, campaign, amount: row.amount });
  }
  return row;
}

async function pay(tx: Transaction, who: Who, row: BonusRow, at: Date): Promise<void> {
  const { merchant, id, member, amount, required, contribution, stakeMax } = row;
  await openGuard(tx, who, at);
  await openRequirement(tx, {
    ...{ merchant, id: lotOf(id), memberId: member, source: "promo", amount, openedAt: at },
    ...{ required, contribution },
  });
  const { outcome } = await transfer(tx, {
    ...{ merchant, key: `memberBonus:${id}`, kind: "memberBonus", amount, at },
    from: { owner: HOUSE, kind: "promo" },
    to: { owner: member, kind: "cash" },
  });
  if (outcome !== "DONE") throw new Unknown(`bonus ${id} was not booked: ${outcome}`);
  await changeGuard(tx, who, {
    ...{ bonusSince: at, bonusStakeMax: stakeMax, bonusLeft: amount, bonusLost: 0n },
  });
}
