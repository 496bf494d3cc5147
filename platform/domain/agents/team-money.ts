/** What moved between a team's members and others, by the ledger's kind; neither side is negative. */
export type MoneyByKind = { kind: string; amountIn: bigint; amountOut: bigint };

export type TeamMoney = {
  deposits: bigint;
  withdrawals: bigint;
  transfersIn: bigint;
  transfersOut: bigint;
  rebate: bigint;
  activity: bigint;
  salary: bigint;
  dividend: bigint;
};

const DEPOSITS = ["deposit", "depositRefund"];
const WITHDRAWALS = ["withdrawalPaid", "withdrawalLost"];
const TRANSFERS = ["transferUp", "transferDown", "transferBack"];
const REBATES = ["rebate", "lotteryRebate", "uplineRebate", "agentRebate", "manualRebate"];
const ACTIVITIES = [
  ...["bonus", "jackpot", "points", "award", "gift", "mission", "wheel", "envelope", "egg"],
  ...["rescue", "referral", "contestPrize", "memberBonus", "memberBonusBack"],
];
const SALARIES = ["salaryDaily", "salaryHour", "salaryRealtime"];
const DIVIDENDS = ["dividend"];

/**
 * The figures of domain 5.2 that are movements of money. Deposits are without what a bank took back,
 * withdrawals without what was lost. Pay is what the team got without what its members paid, so pay
 * within the team counts nothing.
 */
export function teamMoney(rows: readonly MoneyByKind[]): TeamMoney {
  const of = (kinds: readonly string[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const into = (kinds: readonly string[]) =>
    of(kinds).reduce((sum, { amountIn }) => sum + amountIn, 0n);
  const out = (kinds: readonly string[]) =>
    of(kinds).reduce((sum, { amountOut }) => sum + amountOut, 0n);
  const net = (kinds: readonly string[]) => into(kinds) - out(kinds);
  return {
    deposits: net(DEPOSITS),
    withdrawals: -net(WITHDRAWALS),
    transfersIn: into(TRANSFERS),
    transfersOut: out(TRANSFERS),
    rebate: net(REBATES),
    activity: net(ACTIVITIES),
    salary: net(SALARIES),
    dividend: net(DIVIDENDS),
  };
}

/** What a team won (domain 5.2): payouts minus stakes, with rebates, activities and salaries. */
export function teamProfit(
  { stake, payout }: { stake: bigint; payout: bigint },
  { rebate, activity, salary }: Pick<TeamMoney, "rebate" | "activity" | "salary">,
): bigint {
  return payout - stake + rebate + activity + salary;
}
