import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import { appendAudit } from "../../core/audit/append-audit.ts";
import type { Context } from "../../core/context.ts";
import { announceChange } from "../../core/merchant/announce-change.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { campaigns } from "../../store/schema/campaign.ts";

type Named = { merchant: string; campaign: string };

/** A campaign has not enough left; `asked` is in ledger units. */
class BudgetSpent extends Refusal {
  readonly of: Named;
  readonly asked: bigint;

  constructor(of: Named, asked: bigint) {
    super("budget_spent", { status: 409 });
    this.of = of;
    this.asked = asked;
  }
}

const isNamed = ({ merchant, campaign }: Named) =>
  and(eq(campaigns.merchant, merchant), eq(campaigns.code, campaign));

/**
 * Locks a running campaign and requires that it can pay `amount` besides what it owes already: awards
 * that wait, and what `owed` adds for its kind. So what a member begins can be paid. Refuses with
 * budget_spent, and with campaign_over one that stopped meanwhile. Call it before the ledger is locked.
 */
export async function requireBudget(
  tx: Transaction,
  of: Named & { amount: bigint; owed?: () => Promise<bigint> },
  now: Date,
): Promise<void> {
  const [row] = await tx.select().from(campaigns).where(isNamed(of)).for("update");
  if (row?.state !== "RUNNING") throw new Refusal("campaign_over", { status: 409 });
  const waiting = await waitingAwards(tx, of, now);
  const owed = waiting + ((await of.owed?.()) ?? 0n);
  if (row.spent + owed + of.amount > row.budget) throw new BudgetSpent(of, of.amount);
}

async function waitingAwards(
  reader: Reader,
  { merchant, campaign }: Named,
  now: Date,
): Promise<bigint> {
  const [row] = await reader
    .select({ sum: sql<string>`coalesce(sum(${awards.cost}), 0)` })
    .from(awards)
    .where(
      and(
        eq(awards.merchant, merchant),
        eq(awards.campaign, campaign),
        eq(awards.state, "REACHED"),
        or(isNull(awards.expiresAt), gt(awards.expiresAt, now)),
      ),
    );
  return BigInt(row!.sum);
}

/**
 * Takes what is paid now from the budget, in one statement, so that parallel payments never pass it.
 * Refuses with budget_spent. A campaign that stopped pays what was begun under it.
 */
export async function chargeBudget(tx: Transaction, of: Named & { amount: bigint }): Promise<void> {
  const spent = sql`${campaigns.spent} + ${of.amount}`;
  const charged = await tx
    .update(campaigns)
    .set({ spent })
    .where(and(isNamed(of), lte(spent, campaigns.budget)))
    .returning({ code: campaigns.code });
  if (charged.length === 0) throw new BudgetSpent(of, of.amount);
}

/**
 * Runs work that a budget may refuse, in one transaction. The refusal ends a running campaign whose
 * money is spent; one that only owes it runs on, because members may let a promise lapse.
 */
export async function withinBudget<Done>(
  context: Pick<Context, "store" | "merchant" | "clock" | "random">,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  const { store, merchant } = context;
  try {
    return await store.inMerchant(merchant.code, work);
  } catch (error) {
    if (error instanceof BudgetSpent) await endSpent(context, error);
    throw error;
  }
}

async function endSpent(
  { store, clock, random }: Pick<Context, "store" | "clock" | "random">,
  { of, asked }: BudgetSpent,
): Promise<void> {
  const at = clock.now();
  await store.inMerchant(of.merchant, async (tx) => {
    const ended = await tx
      .update(campaigns)
      .set({ state: "ENDED", endedAt: at })
      .where(
        and(
          isNamed(of),
          eq(campaigns.state, "RUNNING"),
          gt(sql`${campaigns.spent} + ${asked}`, campaigns.budget),
        ),
      )
      .returning({ code: campaigns.code });
    if (ended.length === 0) return;
    const entry = { action: "endCampaign", details: { campaign: of.campaign, why: "budget" } };
    const log = { merchant: of.merchant, log: "staff", at } as const;
    await appendAudit(tx, log, { id: newId(random), staff: "platform", ...entry });
    await announceChange(tx, of.merchant);
  });
}
