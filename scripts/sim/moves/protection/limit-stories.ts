import { KINDS, lossOf, usedOf, type Which } from "../../oracle/protection/guard.ts";
import { startOf, UNITS } from "../../oracle/protection/periods.ts";
import { depositRoomOf, type ProtectMove } from "../../oracle/protection/protect.ts";
import type { Move } from "../moves.ts";
import { CENT, type Scene, vendor } from "../scene.ts";
import type { Reach } from "./reach.ts";

const protect = (move: ProtectMove): Move => ({ kind: "protect", move });

/** What a player and a clock do around limits, breaks and a vendor's purse. */
export function limitStory(scene: Scene, member: string): Move[] {
  const { dice } = scene;
  const roll = dice.below(100);
  if (roll < 25) return [set(scene, member), ...lose(scene, member)];
  if (roll < 45) return acrossTheTurn(scene, member);
  if (roll < 58) return raise(scene, member);
  if (roll < 66) return timeOut(scene, member);
  if (roll < 69) return exclusion(scene, member);
  if (roll < 82) return purse(scene, member);
  if (roll < 92) return payIn(scene, member);
  return sitLong(scene, member);
}

const anyLimit = ({ dice }: Scene) => `${dice.pick(KINDS)} ${dice.pick(UNITS)}` as Which;

/** A first limit, a lower or a higher one, or none. */
function set({ dice, state }: Scene, member: string, which = anyLimit({ dice } as Scene)): Move {
  const now = state.guards[member]!.limits[which]?.amount;
  const isTime = which.startsWith("time");
  const step = isTime ? 1 : CENT;
  const fresh = isTime ? dice.between(1, 90) : dice.between(300, 4_000) * CENT;
  const near = now === undefined ? fresh : now + dice.pick([-step, 0, step, 5 * step]);
  const amount = dice.pick([fresh, fresh, near, near, dice.percent(30) ? null : fresh]);
  const odd = dice.percent(4) ? dice.pick([0, -CENT, isTime ? 0 : 12_345]) : amount;
  return protect({ member, act: "set", which, amount: odd });
}

/** What the tightest limit still lets a player lose or stake now. */
function roomOf({ state, now, terms: { zone } }: Scene, member: string): number {
  const guard = state.guards[member]!;
  const rooms = UNITS.flatMap((unit) => {
    const loss = guard.limits[`loss ${unit}`];
    const stake = guard.limits[`stake ${unit}`];
    const from = startOf(unit, now(), zone);
    return [
      loss ? loss.amount - lossOf(guard, unit, now(), zone) : [],
      stake ? stake.amount - usedOf(guard, "stake", from) : [],
    ].flat();
  });
  const { cash, frozen } = state.members[member]!;
  return Math.min(...rooms, cash - Math.max(0, guard.held - frozen));
}

/** A stake at the edge of what is left. */
const edge = (scene: Scene, member: string) =>
  Math.max(0, roomOf(scene, member) + scene.dice.pick([0, 0, 1, -1, -2_000, CENT]));

function bet(scene: Scene, session: string, amount: number, round = scene.next("r")): Move {
  const named = { session, tx: scene.next("t"), round, game: scene.dice.pick(["RNG", "LIVE"]) };
  return vendor(scene, { call: "bet", ...named, amount });
}

function spin(scene: Scene, session: string, amount: number, win: number): Move {
  const [tx, winTx, round] = [scene.next("t"), scene.next("t"), scene.next("r")];
  const named = { call: "betwin", tx, winTx, session, round, game: "RNG" } as const;
  return vendor(scene, { ...named, amount, win, isLast: true });
}

const txOf = (move: Move) => (move.kind === "vendor" && "tx" in move.move ? move.move.tx : "");
const roundOf = (move: Move) =>
  move.kind === "vendor" && "round" in move.move ? move.move.round : "";

/** Bets up to the edge and over it, one of which comes back. */
function lose(scene: Scene, member: string, session = scene.tickets.get(member)!): Move[] {
  const { dice, next } = scene;
  const first = bet(scene, session, edge(scene, member));
  const named = { member, round: roundOf(first) };
  const back = vendor(scene, { call: "rollback", tx: next("t"), ...named, ref: txOf(first) });
  const amount = dice.between(0, 60_000);
  const ref = dice.pick([txOf(first), ""]);
  const won = { call: "win", tx: next("t"), ...named, ref, amount } as const;
  const win = vendor(scene, { ...won, isLast: dice.percent(60), isLate: false });
  const taken = dice.pick([-amount, -1, 5_000]);
  const again = { call: "adjust", tx: next("t"), member, ref: txOf(first), amount: taken } as const;
  const more = () => bet(scene, session, dice.pick([edge(scene, member), 2_000, 20_000, 0]));
  const pair = [more(), spin(scene, session, dice.between(2_000, 30_000), dice.pick([0, 10_000]))];
  return dice.pick([
    [first, more()],
    [first, back, more()],
    [first, win, ...pair],
    [first, win, vendor(scene, again), more()],
    [...pair, more()],
  ]);
}

const reach = (member: string, to: Reach["to"], ms: -1 | 0): Move => ({
  kind: "reach",
  reach: { member, to, ms },
});

/** A bet before the end of a period, its win, its return or a new bet after it. */
function acrossTheTurn(scene: Scene, member: string): Move[] {
  const { dice, next, seat } = scene;
  const [before, after] = [seat(member), seat(member)];
  if (!before || !after) return lose(scene, member);
  const unit = dice.pick(["day", "day", "day", "week", "month"] as const);
  const first = bet(scene, before.ticket, edge(scene, member));
  const named = { member, round: roundOf(first), ref: txOf(first) };
  const amount = dice.between(1, 90_000);
  const result = dice.pick([
    [vendor(scene, { call: "rollback", tx: next("t"), ...named })],
    [
      vendor(scene, {
        ...{ call: "win", tx: next("t"), ...named, amount, isLast: true, isLate: false },
      }),
    ],
    [vendor(scene, { call: "adjust", tx: next("t"), member, ref: txOf(first), amount })],
    [],
  ]);
  const last = () => bet(scene, after.ticket, edge(scene, member));
  return [
    ...[set(scene, member, `${dice.pick(["loss", "stake"] as const)} ${unit}`)],
    ...[reach(member, unit, -1), before.move, first, bet(scene, before.ticket, 2_000)],
    ...[reach(member, unit, 0), ...result, after.move, last(), last()],
  ];
}

/** A higher limit, confirmed too early, in time, twice, too late or after it was taken back. */
function raise(scene: Scene, member: string): Move[] {
  const { dice, state, seat } = scene;
  const held = Object.keys(state.guards[member]!.limits) as Which[];
  const which = held.length > 0 ? dice.pick(held) : anyLimit(scene);
  const isTime = which.startsWith("time");
  const own = state.guards[member]!.limits[which]?.amount ?? (isTime ? 30 : 1_000 * CENT);
  const step = isTime ? 5 : 500 * CENT;
  const ask = () =>
    protect({ member, act: "set", which, amount: dice.percent(25) ? null : own + step });
  const yes = protect({ member, act: "confirm", which });
  const no = protect({ member, act: "cancel", which });
  const waits = dice.pick([
    [reach(member, "wait", -1), yes, reach(member, "wait", 0)],
    [reach(member, "wait", 0)],
    [reach(member, "lapse", -1)],
    [reach(member, "lapse", 0)],
    [yes],
    [no, reach(member, "wait", 0)],
    [reach(member, "wait", -1), ask()],
  ]);
  const later = seat(member);
  const after = later ? [later.move, ...lose(scene, member, later.ticket)] : [];
  return [ask(), ...waits, yes, ...after];
}

/** What is tried during a break, and again just before and just after its end. */
function tries(scene: Scene, member: string, session: string): Move[] {
  const { dice, next } = scene;
  const amount = dice.between(50, 70) * 10_000;
  return dice.pick([
    [bet(scene, session, dice.pick([0, 5_000]))],
    [{ kind: "deposit", key: next("d"), member, amount, method: "CARD" }],
    [moveOf(scene, member, "in", 50_000)],
    [{ kind: "transfer", move: { key: next("x"), from: "a", direction: "down", amount: 100_000 } }],
    lose(scene, member, session),
  ] as Move[][]);
}

function timeOut(scene: Scene, member: string): Move[] {
  const { dice, tickets, seat } = scene;
  const old = tickets.get(member)!;
  const [early, late] = [seat(member), seat(member)];
  if (!early || !late) return lose(scene, member);
  const hours = dice.pick([24, 24, 168, dice.percent(20) ? 25 : 24]);
  const open = bet(scene, old, 5_000);
  const named = { member, round: roundOf(open), ref: txOf(open), amount: 20_000 };
  const win = { call: "win", tx: scene.next("t"), ...named, isLast: true, isLate: false } as const;
  return [
    ...[open, protect({ member, act: "timeOut", hours }), ...tries(scene, member, old)],
    ...[vendor(scene, win), protect({ member, act: "timeOut", hours: 24 })],
    ...[reach(member, "break", -1), early.move, ...tries(scene, member, early.ticket)],
    ...[reach(member, "break", 0), late.move, ...lose(scene, member, late.ticket)],
  ];
}

function exclusion(scene: Scene, member: string): Move[] {
  const { dice, tickets, seat, next } = scene;
  const old = tickets.get(member)!;
  const [early, late] = [seat(member), seat(member)];
  if (!early || !late) return lose(scene, member);
  const months = dice.pick([6, 6, 12, 7, null]);
  const key = next("d");
  const amount = dice.between(50, 90) * 10_000;
  const paid: Move[] = [
    { kind: "deposit", key, member, amount, method: "CARD" },
    protect({ member, act: "exclude", months: 6, isProven: dice.percent(85) }),
    { kind: "webhook", key, nonce: next("n") },
  ];
  const ask = (isProven = true) => protect({ member, act: "askReturn", isProven });
  const back = (isProven = true) => protect({ member, act: "return", isProven });
  return [
    ...[...paid, protect({ member, act: "exclude", months, isProven: true })],
    ...[...tries(scene, member, old), ask(), reach(member, "break", -1), ask()],
    ...[reach(member, "break", 0), early.move, back(), ask(dice.percent(80)), ask()],
    ...[reach(member, "return", -1), back(), reach(member, "return", 0)],
    ...[back(dice.percent(80)), back(), late.move, ...lose(scene, member, late.ticket)],
  ];
}

function moveOf(scene: Scene, member: string, direction: "in" | "out", amount: number): Move {
  const isRefused = scene.dice.percent(15);
  const move = {
    key: scene.next("p"),
    member,
    direction,
    amount: Math.max(CENT, amount),
    isRefused,
  };
  return { kind: "purse", move };
}

/** Money to a vendor's purse and back, more or less than went there, today or tomorrow. */
function purse(scene: Scene, member: string): Move[] {
  const { dice, seat } = scene;
  const cents = (amount: number) => Math.floor(amount / CENT) * CENT;
  const near = () => cents(edge(scene, member));
  const some = () => dice.between(1, 900) * CENT;
  const turn = dice.percent(35) ? [reach(member, dice.pick(["day", "day", "week"]), 0)] : [];
  const later = turn.length > 0 ? seat(member) : null;
  const session = later?.ticket ?? scene.tickets.get(member)!;
  return [
    ...[moveOf(scene, member, "in", near()), moveOf(scene, member, "in", some()), ...turn],
    ...[moveOf(scene, member, "out", some()), ...(later ? [later.move] : [])],
    ...[bet(scene, session, edge(scene, member)), moveOf(scene, member, "in", near())],
    ...[moveOf(scene, member, "out", some()), bet(scene, session, edge(scene, member))],
  ];
}

/** Deposits and an agent's transfers at the edge of what may come in; some are paid late. */
function payIn(scene: Scene, member: string): Move[] {
  const { dice, next, state, now, terms } = scene;
  const which = `deposit ${dice.pick(UNITS)}` as const;
  const room = depositRoomOf(state, member, now(), terms);
  const wanted = [room, room + CENT, 600_000, dice.between(50, 100) * 10_000];
  const pick = () => {
    const amount = dice.pick(wanted);
    return Number.isFinite(amount) && amount >= 500_000 ? amount : 500_000;
  };
  const [one, two] = [next("d"), next("d")];
  const method = "CARD" as const;
  const given = dice.pick([room, room + CENT, 100_000, 200_000]);
  const amount = Math.min(Math.max(100_000, given), 2_000_000);
  const late: Move[] = dice.percent(40)
    ? [
        { kind: "wait", minutes: 31 },
        { kind: "sweep", of: "deposits" },
      ]
    : [];
  return [
    protect({ member, act: "set", which, amount: dice.between(600, 2_000) * 1_000 }),
    { kind: "deposit", key: one, member, amount: pick(), method },
    ...late,
    { kind: "deposit", key: two, member, amount: pick(), method },
    { kind: "transfer", move: { key: next("x"), from: "a", direction: "down", amount } },
    { kind: "webhook", key: two, nonce: next("n") },
    { kind: "webhook", key: one, nonce: next("n") },
    ...lose(scene, member),
  ];
}

/** Bets some minutes apart, now and then with a pause that ends the sitting, up to a limit on time. */
function sitLong(scene: Scene, member: string): Move[] {
  const { dice, seat } = scene;
  const place = seat(member);
  if (!place) return lose(scene, member);
  const which = `time ${dice.pick(UNITS)}` as const;
  const turn = dice.percent(30) ? [reach(member, "day", -1)] : [];
  const bets = Array.from({ length: dice.between(3, 6) }, (): Move[] => [
    bet(scene, place.ticket, dice.pick([2_000, 5_000, 0])),
    { kind: "wait", minutes: dice.pick([4, 9, 14, 29, 31]) },
  ]).flat();
  const limit = protect({ member, act: "set", which, amount: dice.between(10, 60) });
  return [limit, ...turn, place.move, ...bets, bet(scene, place.ticket, 2_000)];
}
