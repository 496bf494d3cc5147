import { INCOME_KINDS, type IncomeKind } from "../../contract/agents/income-kinds.ts";
import type { MoneyByKind } from "./team-money.ts";

/** The ledger's kinds behind what an agent earns. */
const EARNED: Record<Exclude<IncomeKind, "paidBelow">, readonly string[]> = {
  ownRebate: ["rebate", "lotteryRebate", "manualRebate"],
  teamRebate: ["agentRebate"],
  lotteryDifference: ["uplineRebate"],
  salaryDaily: ["salaryDaily"],
  salaryHour: ["salaryHour"],
  salaryRealtime: ["salaryRealtime"],
  dividend: ["dividend"],
};
const PAID = [
  ...EARNED.salaryDaily,
  ...EARNED.salaryHour,
  ...EARNED.salaryRealtime,
  ...EARNED.dividend,
];

/** The ledger's kinds behind a kind of income. */
export const ledgerKindsOfIncome = (kind: IncomeKind): readonly string[] =>
  kind === "paidBelow" ? PAID : EARNED[kind];

/**
 * What a member's movements are as an agent's income, in the kinds' order and without those that had
 * none. What is paid to downlines is negative. A rebate that was taken back counts less.
 */
export function incomeOf(moved: readonly MoneyByKind[]): { kind: IncomeKind; amount: bigint }[] {
  const sum = (kind: IncomeKind) => {
    const rows = moved.filter((row) => ledgerKindsOfIncome(kind).includes(row.kind));
    const into = rows.reduce((all, { amountIn }) => all + amountIn, 0n);
    const out = rows.reduce((all, { amountOut }) => all + amountOut, 0n);
    if (kind === "paidBelow") return -out;
    return PAID.includes(kind) ? into : into - out;
  };
  return INCOME_KINDS.map((kind) => ({ kind, amount: sum(kind) })).filter(
    ({ amount }) => amount !== 0n,
  );
}
