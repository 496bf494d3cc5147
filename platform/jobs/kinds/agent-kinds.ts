import { expireOffers, OFFERS_RUN } from "../../agents/contracts/expire-offers.ts";
import { HOUR_RUN, REALTIME_RUN } from "../../agents/contracts/own-run.ts";
import { EXPORTS_RUN, makeExports } from "../../agents/exports/make-exports.ts";
import { runLottery } from "../../agents/lottery/run-lottery.ts";
import { sealHours } from "../../agents/pay/hours/seal-hours.ts";
import { openPeriods, PAY_RUN } from "../../agents/pay/open-periods.ts";
import { payRounds } from "../../agents/pay/rounds/pay-rounds.ts";
import { runPay } from "../../agents/pay/run-pay.ts";
import { openRebates, REBATES_RUN } from "../../agents/rebates/open-rebates.ts";
import { runRebates } from "../../agents/rebates/run-rebates.ts";
import { policyOfRow } from "../../core/guard.ts";
import type { Kind, MerchantParts, Outcome, OwnRun } from "../work/kind.ts";

const MINUTE_MS = 60_000;

/**
 * Work that earns agents something new. It rests where the law forbids their pay; what they have
 * earned before is still paid.
 */
function whereAllowed(work: Kind["work"]): Kind["work"] {
  return async (parts, run) =>
    policyOfRow(parts.merchant).allows.agentPay ? work(parts, run) : {};
}

/** The work on agents' rebates, contracts, pay and exports. */
export const AGENT_KINDS: readonly Kind[] = [
  {
    ...{ name: "dailySalary", isEverywhere: true },
    slots: { pattern: "10 3 * * *", named: "day" },
    work: whereAllowed((parts, run) => open(parts, run, "daily")),
  },
  {
    ...{ name: "dividend", isEverywhere: true },
    slots: { pattern: "0 3 1,16 * *", named: "day" },
    work: whereAllowed((parts, run) => open(parts, run, "dividend")),
  },
  {
    ...{ name: "agentRebates", isEverywhere: true },
    slots: { pattern: "0 3 * * *", named: "day" },
    work: whereAllowed(async (parts, run) => {
      const ended = { since: run.since!, until: run.until! };
      await openRebates(parts, ended, (tx) => run.finish(tx));
      return {};
    }),
  },
  { name: REBATES_RUN, work: async (parts) => ({ again: await runRebates(parts) }) },
  {
    ...{ name: "lotteryDifferences", after: ["rounds"], reads: "lottery", gapMs: 5 * MINUTE_MS },
    work: whereAllowed(async (parts) => {
      await runLottery(parts);
      return {};
    }),
  },
  // Both rest while no contract needs them; the acceptance of one starts them.
  {
    ...{ name: HOUR_RUN, isEverywhere: true },
    work: whereAllowed(async (parts) => ({ again: await sealHours(parts) })),
  },
  {
    ...{ name: REALTIME_RUN, isEverywhere: true },
    work: whereAllowed(async (parts) => ({ again: await payRounds(parts) })),
  },
  // A period waits here until its days are sealed. What an upline owes is looked at each hour.
  { name: PAY_RUN, work: async (parts) => ({ again: await runPay(parts) }) },
  { name: EXPORTS_RUN, work: (parts) => makeExports(parts) },
  { name: OFFERS_RUN, work: async (parts) => ({ again: await expireOffers(parts) }) },
];

/** Opens the periods that ended within the run's own period. */
async function open(
  parts: MerchantParts,
  run: OwnRun,
  kind: "daily" | "dividend",
): Promise<Outcome> {
  const due = { kind, since: run.since!, until: run.until! };
  await openPeriods(parts, due, (tx) => run.finish(tx));
  return {};
}
