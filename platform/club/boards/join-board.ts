import { and, eq, gt } from "drizzle-orm";
import type { boardJoin } from "../../contract/club/boards.ts";
import { POINT } from "../../contract/club/point.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { notAllowed, policyFor } from "../../core/guard.ts";
import { requireOffers } from "../../members/protection/offers.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import type { Transaction } from "../../store/open-store.ts";
import { boardPeriods, boardScores } from "../../store/schema/board.ts";
import { requireBudget, withinBudget } from "../campaigns/budget.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { isPeriod, openPeriods, type PeriodRow, termsIn } from "./board-period.ts";
import { allPrizes, owedPrizes } from "./owed-prizes.ts";
import { isScore } from "./show-boards.ts";

type Input = InputOf<typeof boardJoin>;

/**
 * Enters a running board once and takes its points in the same transaction. Twice is once. Rounds that
 * begin from then on count. Refuses with unknown_board, board_over, not_enough_points, and whom no offers
 * are made (requireOffers).
 */
export async function joinBoard(
  context: Context,
  { board, period }: Input,
): Promise<ValueOf<typeof boardJoin>> {
  const { memberId } = requireRealAccount(context);
  const { merchant, clock } = context;
  const { code } = merchant;
  const policy = await policyFor(context);
  if (!policy.allows.missions) throw notAllowed("missions");
  const at = clock.now();
  return withinBudget(context, async (tx) => {
    // Locks the purse, so that one member's presses come one after the other.
    await requireOffers(tx, { merchant: code, memberId }, policy, at);
    await openPeriods(tx, code, at);
    const row = await runningPeriod(tx, { merchant: code, board, period }, at);
    const is = isScore({ merchant: code, board, period, member: memberId });
    const [known] = await tx.select().from(boardScores).where(is);
    if (!known)
      await enter(context, tx, row, memberId, await requireOffered(tx, row, memberId, at));
    return { status: known && known.figure > 0n ? "PROCESS" : "JOINED" };
  });
}

async function runningPeriod(
  tx: Transaction,
  named: Pick<PeriodRow, "merchant" | "board" | "period">,
  at: Date,
): Promise<PeriodRow> {
  const [row] = await tx.select().from(boardPeriods).where(isPeriod(named));
  if (row && !row.hasEntry) throw new Refusal("unknown_board", { status: 404 });
  if (row && row.startsAt <= at && row.endsAt > at) return row;
  if (row) throw new Refusal("board_over", { status: 409 });
  const [other] = await tx
    .select({ board: boardPeriods.board })
    .from(boardPeriods)
    .where(
      and(
        eq(boardPeriods.merchant, named.merchant),
        eq(boardPeriods.board, named.board),
        gt(boardPeriods.endsAt, at),
      ),
    );
  if (other) throw new Refusal("board_over", { status: 409 });
  throw new Refusal("unknown_board", { status: 404 });
}

/** The campaign that pays the board; null without one. Its budget keeps the prizes of what was entered. */
async function requireOffered(
  tx: Transaction,
  row: PeriodRow,
  memberId: string,
  now: Date,
): Promise<string | null> {
  const { merchant, board } = row;
  const campaigns = await offeredTo(tx, { merchant, memberId }, now);
  if (!campaigns.isOffered("board", board)) throw new Refusal("unknown_board", { status: 404 });
  const campaign = campaigns.campaignOf("board", board);
  if (campaign === null) return null;
  const of = { merchant, board, campaign, except: row.period };
  const owed = () => owedPrizes(tx, of);
  await requireBudget(tx, { merchant, campaign, amount: allPrizes(row), owed }, now);
  return campaign;
}

async function enter(
  context: Context,
  tx: Transaction,
  row: PeriodRow,
  member: string,
  campaign: string | null,
): Promise<void> {
  const { merchant, board, period } = row;
  const at = context.clock.now();
  const fee = termsIn(row).entry?.points ?? 0;
  const entry = { joinedAt: at, fee, campaign };
  await tx.insert(boardScores).values({ merchant, board, period, member, ...entry });
  if (fee > 0) {
    const { outcome, fromBalance } = await transfer(tx, {
      ...{ merchant, key: `be:${board}:${period}:${member}`, kind: "boardEntry", at },
      ...{ from: { owner: member, kind: "points" }, to: { owner: HOUSE, kind: "points" } },
      amount: BigInt(fee) * POINT,
    });
    if (outcome === "INSUFFICIENT") {
      const left = Number(fromBalance / POINT);
      throw new Refusal("not_enough_points", { status: 409, details: { left } });
    }
    if (outcome !== "DONE") throw new Unknown(`the entry to ${board} was not booked`);
  }
  const details = { board, period, points: fee };
  await record(context, tx, { action: "boardJoined", memberId: member, details });
}
