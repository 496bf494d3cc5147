import type { PlantedBug } from "./planted-bugs.ts";

const PAY = "platform/agents/pay";
const TESTS = ["agents", "domain/agents", "domain/contracts", "members/rates"];

const BUGS: readonly Omit<PlantedBug, "tests">[] = [
  {
    name: "whoever is below is paid before whoever pays",
    file: "platform/domain/contracts/settle-tree.ts",
    from: "order.push(...next)",
    to: "order.unshift(...next)",
  },
  {
    name: "the house pays an upline's net below zero",
    file: "platform/domain/contracts/settle-tree.ts",
    from: "due: net > 0n ? net : 0n",
    to: "due: net",
  },
  {
    name: "the lowest tier that is met pays",
    file: "platform/domain/contracts/salary.ts",
    from: "asked.findLast(",
    to: "asked.find(",
  },
  {
    name: "a loss that was carried is forgotten once the team loses",
    file: "platform/domain/contracts/dividend.ts",
    from: "    permanent: measure,",
    to: "    permanent: loss,",
  },
  {
    name: "a floating dividend takes the last tier instead of the most",
    file: "platform/domain/contracts/dividend.ts",
    from: "best && best.amount > next.amount ? best : next",
    to: "next ?? best",
  },
  {
    name: "bills are made before their days are sealed",
    file: `${PAY}/make-bills.ts`,
    from: "addDays(held.toDay, -1)",
    to: "addDays(held.toDay, -2)",
  },
  {
    name: "a contract that ended earns the rest of the period",
    file: `${PAY}/earning-contracts.ts`,
    from: "date, l.after_end)::text as to_day",
    to: "date, null)::text as to_day",
  },
  {
    name: "a day counts in two bills",
    file: `${PAY}/earning-contracts.ts`,
    from: "date, b.to_day)::text as from_day",
    to: "date, null)::text as from_day",
  },
  {
    name: "every part of a bill has one key",
    file: `${PAY}/bill-row.ts`,
    from: "part > 1 ?",
    to: "part > 99 ?",
  },
  {
    name: "a hold stays after the bill is paid",
    file: `${PAY}/collect-bill.ts`,
    from: "    await tx.update(payHolds).set({ until: at }).where(isHold(bill));\n",
    to: "",
  },
  {
    name: "an equal rate below is ended",
    file: "platform/domain/contracts/lower-rate.ts",
    from: "highestRate > newRate",
    to: "highestRate >= newRate",
  },
  {
    name: "a contract is offered to somebody further below",
    file: "platform/agents/contracts/find-direct.ts",
    from: "if (depth > 1)",
    to: "if (depth > 2)",
  },
  {
    name: "an agent reads its own account as one below",
    file: "platform/agents/access/require-below.ts",
    from: "gt(memberTree.depth, 0)",
    to: "gt(memberTree.depth, -1)",
  },
  {
    name: "an offer is accepted above the ceiling",
    file: "platform/agents/contracts/accept-offer.ts",
    from: "throw error instanceof Refusal ? outdated : error;",
    to: "if (!(error instanceof Refusal)) throw error;",
  },
  {
    name: "a rate may be above the agent's own",
    file: "platform/domain/agents/rates.ts",
    from: "if (rate > most[category])",
    to: "if (rate > most[category] + 1)",
  },
];

/** Plausible bugs of agents' rights, rates, contracts and pay. The simulator tells no such stories. */
export const PLANTED_AGENT_BUGS: readonly PlantedBug[] = BUGS.map((bug) => ({
  ...bug,
  tests: TESTS,
}));
