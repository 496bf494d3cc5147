import { sql } from "drizzle-orm";
import { FIGURES_DAYS_MAX } from "../../../contract/staff/merchant/figures.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import type { StaffContext } from "../../staff-context.ts";
import { type FigureKind, figureKindOf } from "./figure-kind-of.ts";

const DAY_MS = 86_400_000;

export type Figure = {
  /** A day of the merchant's zone, such as "2026-11-20". */
  day: string;
  /** False while the figures may still change. */
  isSealed: boolean;
  kind: FigureKind;
  /** The ledger's kind of the movement, or the payer of a fee; empty for play. */
  detail: string;
  /** Empty where the row is of all of them. */
  vendor: string;
  game: string;
  /** Null for money. Amounts are in ledger units. */
  play: { rounds: bigint; stake: bigint; payout: bigint } | null;
  /** Null for play. */
  money: { amountIn: bigint; amountOut: bigint; count: bigint } | null;
};

type Asked = { from: string; to: string; by: "day" | "vendor" | "game" };

/**
 * A merchant's figures of each day from `from` to `to`, both included: play by day, vendor or game,
 * then money by its kind, and the fees of deposits. Trial accounts are left out. Refuses a period that
 * is turned round or longer than a year with invalid_period.
 */
export async function listFigures(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  { from, to, by }: Asked,
): Promise<Figure[]> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > FIGURES_DAYS_MAX) throw new Refusal("invalid_period", { field: "to" });
  await findMerchant(store, merchant);
  const rows = await store.inMerchant(merchant, async (tx) => {
    const vendor = by === "day" ? sql`''` : sql`vendor`;
    const game = by === "game" ? sql`game` : sql`''`;
    const found = await tx.execute<Record<string, string> & { is_sealed: boolean }>(sql`
      select day::text, is_sealed, about, kind, ${vendor} as vendor, ${game} as game,
        sum(rounds) as rounds, sum(stake) as stake, sum(payout) as payout,
        sum(amount_in) as amount_in, sum(amount_out) as amount_out, sum(count) as count
      from house_days(${merchant}, ${from}, ${to}) group by 1, 2, 3, 4, 5, 6
      order by 1, 3 desc, 5, 6, 4`);
    return found.rows;
  });
  return rows.map((row) => ({
    ...{ day: row.day!, isSealed: row.is_sealed, kind: figureKindOf(row.about!, row.kind!) },
    ...{ detail: row.about === "play" ? "" : row.kind!, vendor: row.vendor!, game: row.game! },
    play: row.about === "play" ? units(row, PLAY) : null,
    money: row.about === "play" ? null : units(row, MONEY),
  }));
}

const PLAY = { rounds: "rounds", stake: "stake", payout: "payout" } as const;
const MONEY = { amountIn: "amount_in", amountOut: "amount_out", count: "count" } as const;

const units = <Name extends string>(
  row: Record<string, unknown>,
  columns: Readonly<Record<Name, string>>,
): Record<Name, bigint> =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([name, column]) => [name, BigInt(String(row[column]))]),
  ) as Record<Name, bigint>;
