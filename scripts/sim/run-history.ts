import { transfer } from "#platform/money/ledger/transfer.ts";
import { checkHistory } from "./check/check-history.ts";
import { type Dice, makeDice } from "./dice.ts";
import { type Move, makeReady, type Names } from "./moves/moves.ts";
import { instantOf } from "./moves/protection/reach.ts";
import { race } from "./moves/race.ts";
import { type Scene, vendor } from "./moves/scene.ts";
import { abandoned, followWithdrawal, play, tellStory, withdrawal } from "./moves/stories.ts";
import type { Sweep } from "./moves/sweeps.ts";
import { makeOracle } from "./oracle/oracle.ts";
import { newGuard } from "./oracle/protection/guard.ts";
import { emptyState, type Terms } from "./oracle/state.ts";
import type { VendorMove } from "./oracle/vendor-moves.ts";
import type { Course } from "./outside/connection.ts";
import { depositIds } from "./outside/deposit-ids.ts";
import { type ConnectionPair, MEMBERS, makeWorld, TICKETS } from "./world.ts";

export type HistoryResult = { problems: string[]; steps: string[]; sent: number };

const MINUTE = 60_000;
/** Noon in Mexico City, just before midnight in London and just before midnight in Mexico City. */
const OPENINGS = ["18:00", "23:40", "05:40"].map((at) => ({
  ...{ opensAt: Date.parse(`2026-11-20T${at}Z`), zone: "America/Mexico_City" },
}));
/** The evening before a day of 25 hours, of one of 23 hours that has no midnight, and of a new month. */
const TURNING_OPENINGS = [
  { opensAt: Date.parse("2026-10-24T21:40Z"), zone: "Europe/Madrid" },
  { opensAt: Date.parse("2026-09-06T03:40Z"), zone: "America/Santiago" },
  { opensAt: Date.parse("2026-12-01T05:40Z"), zone: "America/Mexico_City" },
];
const THEMES = ["play", "cashier", "both", "payouts", "rounds", "limits"] as const;
export type Theme = (typeof THEMES)[number];
export const isTheme = (name: string): name is Theme => THEMES.some((one) => one === name);
/**
 * The least and most steps of a history. Many short histories cover more openings than few long
 * ones. Only long ones reach errors that need much history. "mix" is three short ones to a long
 * one.
 */
const STEPS = { short: [2, 5], long: [14, 30] } as const;
/** The jobs that are due when time passes; the others belong to stories. */
const SWEEPS = ["deposits", "receipts", "receipts", "requirements", "payments", "books"] as const;
/** The gateway and the vendor record what these jobs query, so the oracle knows all their steps. */
const SEEN_SWEEPS: ReadonlySet<Sweep> = new Set(["payments", "stuck"]);
export const LENGTHS = ["short", "long", "mix"] as const;
export type Length = (typeof LENGTHS)[number];
/** A history that sends more than this is in a loop. */
const SENT_MAX = 400;

/**
 * One history: two members, their vendor, their gateway and staff. Messages are duplicated,
 * reordered, lost and cut off. The seed and the number alone decide everything.
 */
export async function runHistory(
  pair: ConnectionPair,
  seed: string,
  number: number,
  length: Length = "long",
  only?: Theme | undefined,
): Promise<HistoryResult> {
  const dice = makeDice(`${seed}/${number}`);
  const isShort = length === "short" || (length === "mix" && dice.percent(75));
  const theme = only ?? dice.pick(THEMES);
  const isTurning = theme === "limits" && dice.percent(50);
  const terms: Terms = {
    perDay: dice.pick([1, 2, 4]),
    sumPerDay: 4_000_000,
    amountMin: 100_000,
    amountMax: 3_000_000,
    fourEyesFrom: 700_000,
    settlePolicy: dice.pick(["RECEIVER", "RECEIVER", "ADMIN", "BOTH"]),
    receiptMinutes: 30,
    minBet: 2_000,
    ...dice.pick(isTurning ? TURNING_OPENINGS : OPENINGS),
  };
  const world = await makeWorld(pair, `h${seed}-${number}`, terms, dice);
  const state = emptyState();
  const names: Names = {
    tokens: new Map(),
    deposits: new Map(),
    withdrawals: new Set(),
    transfers: new Map(),
  };
  const grant = dice.pick([0, 2_000_000, 2_000_000]);
  for (const member of MEMBERS) {
    state.members[member] = {
      cash: 0,
      frozen: 0,
      isBlocked: false,
      isHeld: false,
      requirements: [],
    };
    state.guards[member] = newGuard();
    state.purses[member] = [];
  }
  if (grant > 0) {
    await transfer(world.stations[0].connection.store.db, {
      merchant: world.code,
      key: "grant",
      kind: "deposit",
      from: { owner: "house", kind: "clearing" },
      to: { owner: "a", kind: "cash" },
      amount: BigInt(grant),
      at: new Date(world.now()),
    });
    state.members.a!.cash = grant;
    state.house.clearing = -grant;
  }
  const oracle = makeOracle(state);
  const steps: string[] = [];
  const queue: Move[] = [];
  const ticketCounts = new Map(MEMBERS.map((member) => [member as string, 0]));
  let counted = 0;
  let sent = 0;
  const scene: Scene = {
    dice: dice.fork("stories"),
    opensAt: terms.opensAt,
    theme,
    terms,
    now: world.now,
    get state() {
      return oracle.possible()[0]!;
    },
    tickets: new Map(),
    earlier: [],
    spent: [],
    next: (prefix) => `${prefix}${++counted}`,
    seat: (member) => {
      const count = ticketCounts.get(member)!;
      if (count === TICKETS) return null;
      ticketCounts.set(member, count + 1);
      const ticket = `${member}${count}`;
      return { ticket, move: vendor(scene, { call: "authenticate", ticket, member }) };
    },
  };

  const trade = (member: string) => {
    const seat = scene.seat(member);
    if (seat) queue.push(seat.move);
  };

  const learn = (move: Move, answer: string | null, isCalm: boolean) => {
    if (move.kind === "vendor" && move.move.call === "authenticate") {
      const { ticket, member } = move.move;
      if (names.tokens.has(ticket)) scene.tickets.set(member, ticket);
    }
    if (move.kind === "withdrawal" && move.move.act === "create") {
      const isNew = !names.withdrawals.has(move.move.key);
      if (answer?.startsWith("OK") && isNew) queue.push(...followWithdrawal(scene, move.move.key));
      if (answer?.startsWith("OK")) names.withdrawals.add(move.move.key);
    }
    if (answer !== null) {
      if (move.kind === "vendor" && /^OK/.test(answer)) scene.spent.push(move.nonce);
      if (!isCalm && dice.percent(30)) again(move);
      return;
    }
    const placed = move.kind === "vendor" ? betsIn(move.move) : [];
    if (placed.length > 0 && dice.percent(50)) {
      const back = placed.map(({ tx: ref, round, member }) =>
        vendor(scene, { call: "rollback", tx: scene.next("t"), member, round, ref }),
      );
      queue.unshift(...back);
      if (dice.percent(50)) again(move);
    } else if (move.kind !== "sweep") queue.unshift(fresh(move));
  };
  const fresh = (move: Move): Move =>
    "nonce" in move && !("isSpent" in move) && dice.percent(50)
      ? { ...move, nonce: scene.next("n") }
      : move;
  const again = (move: Move) => queue.splice(dice.below(queue.length + 1), 0, fresh(move));

  const take = (): Move => queue.splice(dice.percent(30) ? dice.below(queue.length) : 0, 1)[0]!;

  /** Two messages at once: preferably about the same subject, or the same message twice. */
  const takeTwo = (): Move[] => {
    const first = take();
    if (dice.percent(25)) return [first, fresh(first)];
    const about = subjectOf(first);
    const like = queue.findIndex((move) => subjectOf(move) === about);
    const at = like >= 0 && dice.percent(70) ? like : 0;
    return [first, ...queue.splice(at, 1)];
  };

  const courseOf = (isCalm: boolean): Course => {
    if (isCalm || !dice.percent(14)) return {};
    const statement = dice.percent(60) ? dice.between(1, 4) : dice.between(1, 30);
    const when = dice.pick(["before", "after"] as const);
    return {
      tear: {
        statement,
        when,
        scope: dice.pick(["connection", "process"]),
        isHard: dice.percent(2),
      },
    };
  };

  /** Moves the clock to an instant of the story; one that has passed changes nothing. */
  const goTo = ({ reach }: Move & { kind: "reach" }) => {
    const at = instantOf(scene.state, reach, world.now(), terms.zone);
    if (at === null) return;
    steps.push(`(${reach.to} ${reach.ms}: ${new Date(at).toISOString()})`);
    world.advance(at - world.now());
  };

  /** Sends moves at once, and passes the observed answers to the oracle. */
  const deliver = async (moves: Move[], isCalm: boolean) => {
    for (const move of moves) if (move.kind === "reach") goTo(move);
    const ready = await Promise.all(moves.map((move) => makeReady(world, move, names, terms)));
    const entries = moves.flatMap((move, index) => {
      const one = ready[index];
      return one ? [{ move, ...one, course: courseOf(isCalm) }] : [];
    });
    for (const move of moves) {
      if (move.kind !== "wait" || move.minutes < 61) continue;
      steps.push(`(${move.minutes} minutes pass)`);
      for (const member of MEMBERS) trade(member);
    }
    if (entries.length === 0) return;
    sent += entries.length;
    const isRace =
      entries.length === 2 && !entries.every(({ move }) => move.kind === "vendor" && isCalm);
    const answers = isRace
      ? await race(
          world.observer,
          dice,
          entries.map(({ send, course }, index) => {
            const station = world.stations[index as 0 | 1];
            return { connection: station.connection, course, work: () => send(station) };
          }),
        )
      : await together(entries);
    const heard = answers.map((answer) => (!isCalm && dice.percent(10) ? null : answer));
    const how = entries.length > 1 ? "+ " : "";
    for (const [index, { move, course }] of entries.entries()) {
      const { tear } = course;
      const torn = tear ? ` [torn ${tear.when} ${tear.statement}, ${tear.scope}]` : "";
      const lost = heard[index] === answers[index] ? "" : " [answer lost]";
      steps.push(`${how}${JSON.stringify(move)}${torn} -> ${answers[index]}${lost}`);
    }
    oracle.see(
      entries.map(({ atoms, move }, index) => {
        const mayLeaveOut = isRace && move.kind === "sweep" && !SEEN_SWEEPS.has(move.of);
        return { atoms, answer: heard[index]!, mayLeaveOut };
      }),
    );
    for (const [index, { move }] of entries.entries()) learn(move, heard[index]!, isCalm);
  };

  /**
   * A wait or a comparison with vendors runs alone. A comparison reads long before it closes
   * rounds.
   */
  const deliverTogether = async (moves: Move[]) => {
    const isAlone = moves.some(
      (move) =>
        ["wait", "reach", "purse"].includes(move.kind) ||
        (move.kind === "sweep" && move.of === "rounds"),
    );
    // A vendor's purse answers at once; what it does with lost messages has histories of its own.
    for (const part of isAlone ? moves.map((move) => [move]) : [moves])
      await deliver(part, part[0]!.kind === "purse");
  };

  /** All at once through one station, so that vendor calls share a transaction. */
  const together = async (
    entries: {
      send: (station: (typeof world.stations)[0]) => Promise<string | null>;
      course: Course;
    }[],
  ) => {
    const station = world.stations[0];
    const [first] = entries;
    station.connection.begin(entries.length === 1 ? first!.course : {});
    const answers = await Promise.all(entries.map(({ send }) => send(station)));
    station.connection.begin({});
    return answers;
  };

  const pass = () => {
    const roll = dice.below(100);
    const minutes = roll < 6 ? 31 : roll < 9 ? 61 : roll < 10 ? 780 : roll < 14 ? 6 : 0;
    world.advance(minutes * MINUTE + dice.between(1, 900));
    if (minutes === 0 && !dice.percent(4)) return;
    steps.push(`(${minutes} minutes pass)`);
    queue.push({ kind: "sweep", of: dice.pick(SWEEPS) });
    if (minutes >= 61) for (const member of MEMBERS) trade(member);
  };

  const payOrders = async () => {
    for (const [key, id] of await depositIds(world, names)) {
      const order = world.gateway.orderOf(id);
      if (!order || order.status === "REFUNDED" || !dice.percent(60)) continue;
      if (order.status === "PAID") {
        if (!dice.percent(4)) continue;
        order.status = "REFUNDED";
        steps.push(`(gateway: ${order.reference} REFUNDED)`);
        queue.push({ kind: "webhook", key, nonce: scene.next("n") });
        continue;
      }
      order.status = order.status === "FAILED" || dice.percent(85) ? "PAID" : "FAILED";
      if (dice.percent(8))
        order.amount = dice.pick([order.amount + 100, 400_000, 499_900, 500_000]);
      if (dice.percent(3)) order.currency = "USD";
      steps.push(`(gateway: ${order.reference} ${order.status} ${order.amount} ${order.currency})`);
    }
  };

  /**
   * The job queries until staff are called. Then the job and staff act on the same payment at once.
   */
  const duel = async () => {
    const open = () =>
      Object.entries(oracle.possible()[0]!.payments).filter(([, { state: at }]) => at === "OPEN");
    const ask: Move = { kind: "sweep", of: "payments" };
    for (let turn = 0; turn < 6 && open().length > 0; turn++) {
      await deliver([{ kind: "wait", minutes: 11 }], true);
      if (turn < 5) await deliver([ask], true);
    }
    for (const [name] of open()) {
      const [key = "", part] = name.split(".");
      const finding = "left";
      const resolved: Move = {
        kind: "withdrawal",
        move: { key, act: "resolve", part: Number(part), finding },
      };
      await deliver(dice.percent(50) ? [ask, resolved] : [resolved, ask], false);
    }
    while (queue.length > 0) await deliver([queue.shift()!], true);
  };

  try {
    for (const member of MEMBERS) trade(member);
    while (queue.length > 0) await deliver([queue.shift()!], true);
    // The starting balance can be withdrawn before any play.
    if (grant > 0 && (scene.theme === "payouts" || dice.percent(50)))
      queue.push(...withdrawal(scene, "a"));
    if (grant > 0 && scene.theme === "rounds") queue.push(...abandoned(scene, "a"));
    const [least, most] = STEPS[isShort ? "short" : "long"];
    const turns = dice.between(least, most);
    for (let turn = 0; turn < turns; turn++) {
      while (queue.length < (isShort ? 2 : 3)) queue.push(...tellStory(scene));
      if (dice.percent(40)) await payOrders();
      world.gateway.connection.isUp = !dice.percent(4);
      world.gateway.connection.isBack = !dice.percent(6);
      const roll = dice.below(100);
      if (roll < 28) await deliverTogether(takeTwo());
      else if (roll < 35) {
        // Fewer than four vendor calls are booked one by one.
        for (const member of MEMBERS) queue.push(...play(scene, member));
        await deliver(batchOf(queue, dice), true);
      } else await deliverTogether([take()]);
      Object.assign(world.gateway.connection, { isUp: true, isBack: true });
      pass();
    }
    const drain = async () => {
      while (queue.length > 0) {
        if (sent > SENT_MAX) throw new Error("the history goes in circles");
        await deliver([queue.shift()!], true);
        world.advance(1);
      }
    };
    await drain();
    if (scene.theme === "payouts") await duel();
    // The gateway answers every open payment; the wait is longer than any pause between queries.
    world.payouts.rest();
    for (let turn = 0; turn < 2; turn++) {
      queue.push({ kind: "wait", minutes: 11 }, { kind: "sweep", of: "payments" });
    }
    await drain();
    return {
      problems: await checkHistory(world, oracle.possible(), terms.zone),
      steps,
      sent,
    };
  } catch (error) {
    return {
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      steps,
      sent,
    };
  }
}

/** The bets of a call, each with its player. */
function betsIn(call: VendorMove): { tx: string; round: string; member: string }[] {
  if (call.call !== "bet" && call.call !== "betwin" && call.call !== "bets") return [];
  const member = call.session[0]!;
  const bets = call.call === "bets" ? call.bets : [call];
  return bets.map(({ tx, round }) => ({ tx, round, member }));
}

/** The subject of a message: a withdrawal or a deposit by its key, or a member's purse. */
function subjectOf(move: Move): string {
  if (move.kind === "sweep") return move.of;
  if (move.kind === "wait") return "time";
  if (move.kind === "reach") return "time";
  if (move.kind === "protect" || move.kind === "purse") return move.move.member;
  if (move.kind === "newcomer") return move.name.toLowerCase();
  if (move.kind === "vendorCloses") return move.round;
  if (move.kind === "status") return move.member;
  if (move.kind === "transfer") return move.move.from;
  if (move.kind === "vendor") {
    const { move: call } = move;
    if (call.call === "settle") return call.results[0]!.member;
    return "session" in call ? call.session[0]! : call.member;
  }
  if (move.kind === "withdrawal") {
    return move.move.act === "create" ? move.move.member : move.move.key;
  }
  return move.key;
}

/** Up to five vendor calls from the queue, for one transaction. */
function batchOf(queue: Move[], dice: Dice): Move[] {
  const count = dice.between(3, 5);
  const batch: Move[] = [];
  for (let index = 0; index < queue.length && batch.length < count; ) {
    if (queue[index]!.kind === "vendor") batch.push(...queue.splice(index, 1));
    else index += 1;
  }
  if (batch.length === 0) batch.push(queue.shift()!);
  return batch;
}
