import { z } from "zod";
import type { betOne } from "../../contract/play/records.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { askPicture } from "../reconciliation/ask-vendor-rounds.ts";
import { betFactsOf } from "./bet-facts-of.ts";
import { type BetTransaction, type FoundBet, findBet, playsOf } from "./find-bet.ts";

type Input = InputOf<typeof betOne>;
type Value = ValueOf<typeof betOne>;

/** A round with more free games shows their number instead of pictures. */
const PICTURES_MAX = 12;

/**
 * One round of the member: stakes, payouts, times, transactions, later adjustments and the vendor's
 * pictures. A vendor that does not answer costs the pictures, not the page.
 */
export async function showBet(context: Context, input: Input): Promise<Value> {
  const found = await findBet(context, input);
  const { round, game, vendor, deltas, transactions } = found;
  const isSettled = round.state !== "OPEN";
  return {
    ...betFactsOf({ round, game, vendorName: vendor.name }, context.language),
    isForced: round.flag === "FORCED",
    adjustments: deltas.map(({ roundId, payout, validBet, openedAt }) => ({
      id: roundId,
      amount: payout,
      validBet,
      at: openedAt.getTime(),
    })),
    transactions: transactions.map(toTransaction),
    pictures: isSettled ? await picturesOf(context, found, input.language) : [],
    detailUrl: round.detailUrl && /^https:\/\//.test(round.detailUrl) ? round.detailUrl : null,
  };
}

async function picturesOf(context: Context, found: FoundBet, language: string) {
  const plays = playsOf(found).slice(0, PICTURES_MAX);
  const drawn = await Promise.all(
    plays.map((play) =>
      askPicture(context, found.vendor, { ...play, gameCode: found.game.code, language }),
    ),
  );
  return drawn.flatMap((picture, play) =>
    picture ? [{ play, kind: plays[play]!.kind, alt: picture.alt }] : [],
  );
}

const KINDS = {
  bet: "bet",
  betwin: "bet",
  win: "win",
  rollback: "rollback",
  adjust: "adjust",
  bonus: "adjust",
} as const;

/** Amounts as they moved the purse. A rolled back stake shows both movements. */
function toTransaction(row: BetTransaction, _: number, all: BetTransaction[]) {
  return {
    kind: KINDS[row.kind],
    amount: movedBy(row, all),
    at: row.at.getTime(),
    reference: row.platformTxId,
    reason: row.kind === "adjust" ? reasonOf(row.detail) : null,
  };
}

const detailWithReason = z.object({ reason: z.string().trim().min(1) });

const reasonOf = (detail: unknown) => detailWithReason.safeParse(detail).data?.reason ?? null;

function movedBy(row: BetTransaction, all: BetTransaction[]): bigint {
  if (row.kind === "bet" || row.kind === "betwin") return -(row.amount ?? 0n);
  if (row.kind !== "rollback") return row.amount ?? 0n;
  const undone = all.find(({ txId }) => txId === row.refTxId);
  return row.applied && undone ? -movedBy(undone, all) : 0n;
}
