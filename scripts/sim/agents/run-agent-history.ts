import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { type Dice, makeDice } from "../dice.ts";
import type { Terms } from "../oracle/state.ts";
import type { Tear } from "../outside/connection.ts";
import type { HistoryResult } from "../run-history.ts";
import type { ConnectionPair } from "../world.ts";
import { type AgentBooks, dayAfter, dayOf } from "./agent-books.ts";
import { type AgentWorld, makeAgentWorld } from "./agent-world.ts";
import { checkAgentHistory, keptContracts } from "./check-agent-history.ts";

const HOUR = 3_600_000;
const TOP = "a";
const PLAYER = "b";
/** 18:00 and 23:30 in Mexico City. */
const OPENINGS = ["2026-11-21T00:00Z", "2026-11-20T05:30Z"].map((at) => Date.parse(at));

/**
 * One history of a tree that pays: people are invited, deposit, play, are corrected and moved, sign and
 * end contracts, are paid and dispute. The platform's work is torn at random statements. The seed and
 * the number alone decide everything.
 */
export async function runAgentHistory(
  pair: ConnectionPair,
  seed: string,
  number: number,
): Promise<HistoryResult> {
  const dice = makeDice(`agents/${seed}/${number}`);
  const first = dice.pick(OPENINGS);
  const world = await makeAgentWorld(pair, `g${seed}-${number}`, termsFrom(first), dice);
  const history = { ...startOf(world, first), dice, first };
  const { steps, books } = history;
  try {
    for (const kind of KINDS) await world.signTop(TOP, contractOf(kind, 100, dice));
    for (let turn = dice.between(8, 14); turn > 0; turn -= 1) {
      for (let stories = dice.between(2, 5); stories > 0; stories -= 1) await tell(history);
      world.advance(dice.pick([4 * 60_000, HOUR, 3 * HOUR, 7 * HOUR]) + dice.between(1, 999));
      await world.work(first, tearOf(dice));
      steps.push(`(${new Date(world.now()).toISOString()})`);
    }
    // The last day ends, and so does the time of whoever owes.
    for (const hours of [30, 25]) {
      world.advance(hours * HOUR);
      await world.work(first, undefined);
    }
    const problems = await checkAgentHistory(world, books, { first, disputes: history.disputes });
    return { problems, steps, sent: steps.length };
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { problems: [problem], steps, sent: steps.length };
  }
}

type History = ReturnType<typeof startOf> & { dice: Dice; first: number };

function startOf(world: AgentWorld, first: number) {
  const since = (parent: string | null) => [{ from: dayOf(first), parent }];
  const books: AgentBooks = {
    parents: new Map([
      [TOP, since(null)],
      [PLAYER, since(TOP)],
    ]),
    plays: [],
    cash: new Map(),
  };
  return {
    ...{ world, books, agents: [TOP], players: [PLAYER], steps: [] as string[], disputes: 0 },
    /** Wins that may be corrected, with whoever won. */
    wins: [] as { member: string; ref: string; payout: number }[],
  };
}

const KINDS = ["daily", "hour", "realtime"] as const;
const UNIT = 10_000n;

function contractOf(kind: (typeof KINDS)[number], top: number, dice: Dice): ContractTerms {
  const low = dice.between(1, top);
  const rates = low < top ? [low, dice.between(low + 1, top)] : [low];
  if (kind === "realtime") {
    const tiers = rates.map((rate, at) => ({
      ...{ singleBet: BigInt(5 + 20 * at) * UNIT, dayBet: null },
      ...{ winRate: Math.ceil(rate / 2), lossRate: rate },
    }));
    return { kind, period: "fiveMinutes", gameTypes: null, tiers };
  }
  const asks = (at: number) => ({
    ...{ validBet: BigInt(10 + 60 * at) * UNIT, active: 1 + at, minimumBet: 8n * UNIT },
  });
  return kind === "hour"
    ? {
        ...{ kind, period: "hourly", gameTypes: null },
        tiers: rates.map((rate, at) => ({ rate, dayBefore: null, ...asks(at) })),
      }
    : {
        ...{ kind, period: "daily", gameTypes: null },
        tiers: rates.map((rate, at) => ({ rate, loss: null, ...asks(at) })),
      };
}

const STORIES = {
  invite,
  deposit,
  play,
  adjust,
  move,
  contract,
  end,
  dispute,
};
const TOLD = [
  "play",
  "play",
  "play",
  "play",
  "invite",
  "invite",
  "deposit",
  "adjust",
  "move",
].concat(["contract", "contract", "contract", "end", "dispute"]) as (keyof typeof STORIES)[];

async function tell(history: History): Promise<void> {
  const story = history.dice.pick(TOLD);
  try {
    const did = await STORIES[story](history);
    history.steps.push(`${story}: ${did}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    history.steps.push(`${story}: refused with ${error.code}`);
  }
}

async function invite({ world, books, agents, players, dice }: History): Promise<string> {
  const parent = dice.pick(agents);
  const type = dice.percent(60) ? "agent" : "player";
  const id = await world.invite(parent, type);
  books.parents.set(id, [{ from: dayOf(world.now()), parent }]);
  (type === "agent" ? agents : players).push(id);
  return `${type} ${id} below ${parent}`;
}

const everybody = ({ agents, players }: History) => [...agents, ...players];

async function deposit(history: History, member = history.dice.pick(everybody(history))) {
  const amount = history.dice.pick([200_000, 1_000_000, 3_000_000]);
  await history.world.deposit(member, amount);
  earn(history.books, member, amount);
  return `${member} ${amount}`;
}

const earn = ({ cash }: AgentBooks, member: string, amount: number) =>
  cash.set(member, (cash.get(member) ?? 0) + amount);

async function play(history: History): Promise<string> {
  const { world, books, dice, wins } = history;
  const member = dice.pick(everybody(history));
  if ((books.cash.get(member) ?? 0) <= 0) await deposit(history, member);
  const session = await world.sit(member);
  let accepted = 0;
  for (let round = dice.between(1, 5); round > 0; round -= 1) {
    world.advance(dice.between(1, 5_000));
    const stake = dice.pick([20_000, 50_000, 99_900, 250_000]);
    const payout = dice.pick([0, 0, stake, stake / 2, stake * 2, 12_345]);
    const at = world.now();
    const ref = await world.spin(session, stake, payout);
    if (!ref) continue;
    accepted += 1;
    books.plays.push({ member, at, stake, payout });
    earn(books, member, payout - stake);
    wins.push({ member, ref, payout });
  }
  return `${member} ${accepted} rounds`;
}

async function adjust({ world, books, dice, wins }: History): Promise<string> {
  if (wins.length === 0) return "nothing";
  const [win] = wins.splice(dice.below(wins.length), 1);
  const { member, ref } = win!;
  const amount = dice.pick([30_000, 1, -Math.min(win!.payout, 10_000)]);
  if (amount === 0 || !(await world.adjust(member, ref, amount))) return "refused";
  books.plays.push({ member, at: world.now(), stake: 0, payout: amount });
  earn(books, member, amount);
  return `${member} ${amount}`;
}

async function move(history: History): Promise<string> {
  const { world, books, dice } = history;
  const member = dice.pick(everybody(history));
  const parent = dice.pick(history.agents);
  if (member === TOP || member === parent) return "nothing";
  if (books.parents.get(member)!.at(-1)!.parent === parent) return "nothing";
  await world.move(member, parent);
  books.parents.get(member)!.push({ from: dayAfter(dayOf(world.now())), parent });
  return `${member} below ${parent}`;
}

async function contract({ world, books, dice, ...history }: History): Promise<string> {
  const member = dice.pick([...history.agents, ...history.players]);
  const kind = dice.pick(KINDS);
  const upline = books.parents.get(member)!.at(-1)!.parent;
  if (upline === null) {
    await world.signTop(member, contractOf(kind, 100, dice));
    return `${kind} ${member}`;
  }
  const isAccepted = dice.percent(85);
  await world.sign(upline, member, contractOf(kind, dice.pick([10, 40, 100]), dice), isAccepted);
  return `${kind} ${upline} to ${member}${isAccepted ? "" : ", denied"}`;
}

async function end({ world, dice }: History): Promise<string> {
  const kept = (await keptContracts(world)).filter(
    ({ until, upline }) => until === null && upline !== null,
  );
  if (kept.length === 0) return "nothing";
  const { id, upline, payee } = dice.pick(kept);
  await world.endContract(upline!, payee, id);
  return id;
}

async function dispute(history: History): Promise<string> {
  const { world, dice } = history;
  const { rows } = await world.observer.query<{ payee: string; period: string; contract: string }>(
    "select payee, period, contract from pay_bills where merchant = $1 order by period, contract",
    [world.code],
  );
  if (rows.length === 0) return "nothing";
  const { payee, period, contract } = dice.pick(rows);
  await world.dispute(payee, `${period} ${contract}`);
  history.disputes += 1;
  return `${payee} ${period}`;
}

const tearOf = (dice: Dice): Tear | undefined =>
  dice.percent(40)
    ? {
        ...{ statement: dice.between(1, 25), when: dice.pick(["before", "after"] as const) },
        ...{ scope: dice.pick(["connection", "process"] as const), isHard: false },
      }
    : undefined;

const termsFrom = (opensAt: number): Terms => ({
  ...{ perDay: 4, sumPerDay: 4_000_000, amountMin: 100_000, amountMax: 3_000_000 },
  ...{
    fourEyesFrom: 700_000,
    settlePolicy: "RECEIVER",
    receiptMinutes: 30,
    minBet: 2_000,
    zone: "America/Mexico_City",
    opensAt,
  },
});
