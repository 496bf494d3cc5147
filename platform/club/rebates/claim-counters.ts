import { and, asc, desc, eq, sql } from "drizzle-orm";
import { Unknown } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import type { Random } from "../../core/context.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { newReference } from "../../core/new-reference.ts";
import { rebateOf } from "../../domain/club/rebate.ts";
import { readVipLevel, readVipLevels } from "../../members/vip/read-vip-standing.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { type Movement, transferMany } from "../../money/ledger/transfer-many.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { rebateClaims, rebateCounters } from "../../store/schema/level.ts";

export type ClaimRow = typeof rebateClaims.$inferSelect;
type Who = { merchant: string; member: string };

/** What a member's open valid bet gives back at the present level. */
export async function openRebate(reader: Reader, { merchant, member }: Who) {
  const rows = await reader
    .select()
    .from(rebateCounters)
    .where(and(eq(rebateCounters.merchant, merchant), eq(rebateCounters.member, member)))
    .orderBy(asc(rebateCounters.category));
  const level = await readVipLevel(reader, { merchant, memberId: member });
  const levels = await readVipLevels(reader, merchant);
  const rates = levels.find((one) => one.level === level)?.rebate ?? {};
  const counters = new Map(rows.map(({ category, validBet }) => [category, validBet]));
  return { level, ...rebateOf(counters, rates) };
}

/** The newest claim of a member by their own press. */
export async function lastClaim(reader: Reader, who: Who): Promise<ClaimRow | undefined> {
  const [row] = await reader
    .select()
    .from(rebateClaims)
    .where(
      and(
        eq(rebateClaims.merchant, who.merchant),
        eq(rebateClaims.member, who.member),
        eq(rebateClaims.by, "player"),
      ),
    )
    .orderBy(desc(rebateClaims.at))
    .limit(1);
  return row;
}

/** The claim with that key. */
export async function claimOf(
  tx: Transaction,
  { merchant, member }: Who,
  key: string,
): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .select()
    .from(rebateClaims)
    .where(
      and(
        eq(rebateClaims.merchant, merchant),
        eq(rebateClaims.member, member),
        eq(rebateClaims.idempotencyKey, key),
      ),
    );
  return row;
}

type Claim = Pick<ClaimRow, "state" | "by"> & { key: string; at: Date };

/**
 * Takes what is open from a member's counters, and pays it or notes it as lost, in the caller's
 * transaction. `isEnough` looks at the sum first; without its yes nothing changes, and the answer is
 * null. Rounds that close meanwhile are added to what is left, so none is lost or counted twice.
 */
export async function claimCounters(
  tx: Transaction,
  random: Random,
  who: Who,
  claim: Claim,
  isEnough: (total: bigint) => boolean,
): Promise<ClaimRow | null> {
  const { merchant, member } = who;
  // Locked in the order in which the consumer writes them.
  await tx
    .select({ category: rebateCounters.category })
    .from(rebateCounters)
    .where(and(eq(rebateCounters.merchant, merchant), eq(rebateCounters.member, member)))
    .orderBy(asc(rebateCounters.category))
    .for("update");
  const { level, lines, total } = await openRebate(tx, who);
  if (!isEnough(total)) return null;
  const taken = lines.filter(({ validBet }) => validBet > 0n);
  for (const { category, validBet } of taken) {
    await tx
      .update(rebateCounters)
      .set({ validBet: sql`${rebateCounters.validBet} - ${validBet}` })
      .where(
        and(
          eq(rebateCounters.merchant, merchant),
          eq(rebateCounters.member, member),
          eq(rebateCounters.category, category),
        ),
      );
  }
  const { version } = await configAt(tx, merchant, "vip", claim.at);
  const id = newId(random);
  const [row] = await tx
    .insert(rebateClaims)
    .values({
      ...{ merchant, id, reference: newReference(random, "R"), member, level },
      ...{ state: claim.state, by: claim.by, amount: total, at: claim.at },
      ...{ idempotencyKey: claim.key, configVersion: version },
      lines: taken.map((line) => ({
        ...line,
        validBet: String(line.validBet),
        amount: String(line.amount),
      })),
    })
    .returning();
  if (claim.state === "PAID") await pay(tx, row!);
  return row!;
}

async function pay(tx: Transaction, { merchant, id, member, amount, at }: ClaimRow): Promise<void> {
  const movement: Movement = {
    ...{ key: `mr:${id}`, kind: "manualRebate", amount },
    ...{ from: { owner: HOUSE, kind: "rebate" }, to: { owner: member, kind: "cash" } },
  };
  const [outcome] = await transferMany(tx, { merchant, at, movements: [movement] });
  if (outcome?.outcome !== "DONE") throw new Unknown(`rebate ${id} was not booked`);
}
