import type { profitRecord } from "#platform/contract/play/profit-record.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";

type Row = ValueOf<typeof profitRecord>["list"][number];
export type Sum = { rounds: number; stake: bigint; payout: bigint; validBet: bigint };

const NOTHING: Sum = { rounds: 0, stake: 0n, payout: 0n, validBet: 0n };

const add = (sum: Sum, row: Sum): Sum => ({
  rounds: sum.rounds + row.rounds,
  stake: sum.stake + row.stake,
  payout: sum.payout + row.payout,
  validBet: sum.validBet + row.validBet,
});

/** The rows' sums by day or by category, in order of first appearance. */
export function sumBy<Key extends "day" | "gameType">(rows: readonly Row[], key: Key) {
  const sums = new Map<Row[Key], Sum>();
  for (const row of rows) sums.set(row[key], add(sums.get(row[key]) ?? NOTHING, row));
  return [...sums].map(([name, sum]) => ({ name, ...sum }));
}

export const total = (rows: readonly Row[]): Sum => rows.reduce(add, NOTHING);

export const resultOf = ({ payout, stake }: Pick<Sum, "payout" | "stake">) => payout - stake;
