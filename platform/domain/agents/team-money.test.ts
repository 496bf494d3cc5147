import { expect, test } from "vitest";
import { teamMoney, teamProfit } from "./team-money.ts";

const row = (kind: string, amountIn: bigint, amountOut = 0n) => ({ kind, amountIn, amountOut });

test("a team's money is told by kind, without what came back", () => {
  const money = teamMoney([
    row("deposit", 1_000n),
    row("depositRefund", 0n, 200n),
    row("withdrawalPaid", 0n, 500n),
    row("withdrawalLost", 50n),
    row("transferDown", 300n, 300n),
    row("transferUp", 0n, 40n),
    row("lotteryRebate", 10n),
    row("manualRebate", 2n, 1n),
    row("jackpot", 70n),
    row("salaryDaily", 16n, 6n),
    row("dividend", 9n),
    row("adjustment", 99n),
  ]);
  expect(money).toEqual({
    ...{ deposits: 800n, withdrawals: 450n, transfersIn: 300n, transfersOut: 340n },
    ...{ rebate: 11n, activity: 70n, salary: 10n, dividend: 9n },
  });
});

test("the team of domain 8 won what its players won and were given", () => {
  // Stake 1,520 and payout 2,082.50; rebates of 10.00 and 2.62, agent rebates of 5.00, a salary of 5.10.
  const money = teamMoney([
    row("lotteryRebate", 100_000n),
    row("manualRebate", 26_200n),
    row("uplineRebate", 50_000n),
    row("salaryDaily", 51_000n),
  ]);
  const play = { stake: 15_200_000n, payout: 20_825_000n };
  expect(teamProfit(play, money)).toBe(5_625_000n + 176_200n + 51_000n);
});
