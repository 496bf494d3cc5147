import { expect, test } from "vitest";
import { incomeOf, ledgerKindsOfIncome } from "./income.ts";

const row = (kind: string, amountIn: bigint, amountOut = 0n) => ({ kind, amountIn, amountOut });

test("income is what an agent got by its kinds, less what it paid to downlines", () => {
  expect(
    incomeOf([
      ...[row("deposit", 900n), row("bonus", 70n), row("transferDown", 5n, 8n)],
      ...[row("rebate", 10n), row("lotteryRebate", 4n, 1n), row("agentRebate", 100n)],
      ...[row("uplineRebate", 20n), row("salaryDaily", 51n, 30n), row("dividend", 0n, 6n)],
    ]),
  ).toEqual([
    { kind: "ownRebate", amount: 13n },
    { kind: "teamRebate", amount: 100n },
    { kind: "lotteryDifference", amount: 20n },
    { kind: "salaryDaily", amount: 51n },
    { kind: "paidBelow", amount: -36n },
  ]);
  expect(incomeOf([row("bet", 0n, 5n)])).toEqual([]);
});

test("an agent pays its downlines with the same kinds that it earns from contracts", () => {
  expect(ledgerKindsOfIncome("paidBelow")).toEqual([
    ...["salaryDaily", "salaryHour", "salaryRealtime", "dividend"],
  ]);
});
