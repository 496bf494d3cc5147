import type { BetTerms, VendorMove } from "../oracle/vendor-moves.ts";
import type { Move } from "./moves.ts";
import { limitStory } from "./protection/limit-stories.ts";
import { CENT, type Scene, vendor } from "./scene.ts";

/** A few messages that belong together, in their best order of arrival. */
export function tellStory(scene: Scene): Move[] {
  const { dice, state } = scene;
  const member = dice.pick(["a", "a", "a", "b"]);
  const purse = state.members[member]!;
  const requirement = purse.requirements.find(({ closedBy }) => closedBy === "");
  const roll = dice.below(100);
  const shares = { play: 10, both: 50, cashier: 85, payouts: 85, rounds: 10, limits: 30 };
  const cashier = shares[scene.theme];
  if (scene.theme === "limits" && dice.percent(75)) return limitStory(scene, dice.pick(["a", "b"]));
  if (purse.cash < 5_000 || roll < 8) return deposit(scene, member);
  if (dice.percent(8)) return transfer(scene, member);
  if (dice.percent(5)) return closeAccount(member);
  if (dice.percent(4)) return newcomers(scene);
  if (dice.percent(scene.theme === "rounds" ? 40 : 3)) return abandoned(scene, member);
  if (requirement && roll < 45)
    return playThrough(scene, member, requirement.required - requirement.done);
  if (!requirement && roll < 8 + cashier) return withdrawal(scene, member);
  return play(scene, member);
}

/** Money along the edge between the two members, and now and then where there is no edge. */
function transfer({ dice, state, next }: Scene, from: string): Move[] {
  const cents = Math.floor(state.members[from]!.cash / CENT) * CENT;
  const direction = (from === "a") !== dice.percent(5) ? "down" : "up";
  const send = (): Move => {
    const amount = dice.pick([cents, cents + CENT, 100_000, 99_900, 250_000, 12_345]);
    return { kind: "transfer", move: { key: next("x"), from, direction, amount } };
  };
  return dice.percent(30) ? [send(), send()] : [send()];
}

const closeAccount = (member: string): Move[] => [
  { kind: "status", member, isBlocked: true },
  { kind: "status", member, isBlocked: false },
];

/** Two applicants for one name, and one who sends the form twice. */
function newcomers({ dice, next }: Scene): Move[] {
  const name = next("nueva");
  const again = dice.pick([name, name.toUpperCase()]);
  return [name, again].map((one) => ({ kind: "newcomer", name: one }));
}

/** A round that nobody ends: its vendor lists it as closed, or is asked days later. */
export function abandoned(scene: Scene, member: string): Move[] {
  const { dice, next, tickets } = scene;
  const round = next("r");
  const session = tickets.get(member)!;
  const game = dice.pick(["RNG", "LIVE"]);
  const bet = (): Move => {
    const amount = dice.between(2_000, 60_000);
    const due = dice.percent(25)
      ? { dueAt: scene.opensAt + dice.pick([1, 30, 47, 60]) * 3_600_000 }
      : {};
    return vendor(scene, { call: "bet", tx: next("t"), session, round, game, amount, ...due });
  };
  const win = (): Move => {
    const amount = dice.pick([0, 0, dice.between(1, 90_000)]);
    const named = { call: "win", tx: next("t"), member, round, ref: "", amount } as const;
    return vendor(scene, { ...named, isLast: false, isLate: false });
  };
  const spun = () => spinOn(scene, member, round, game);
  const played = dice.pick([[bet()], [bet(), bet()], [bet(), win()], [bet(), spun()]]);
  if (dice.percent(35)) {
    const reported: Move = { kind: "vendorCloses", round, isOther: dice.percent(30) };
    const compare: Move = { kind: "sweep", of: "rounds" };
    return [...played, compare, reported, { kind: "wait", minutes: 7 }, compare];
  }
  const day = 24 * 60 + 1;
  const look: Move[] = [
    { kind: "wait", minutes: day },
    { kind: "sweep", of: "stuck" },
  ];
  return [...played, ...look, ...(dice.percent(60) ? look : [])];
}

function spinOn(scene: Scene, member: string, round: string, game: string): Move {
  const { dice, next, tickets } = scene;
  const [tx, winTx] = [next("t"), next("t")];
  const amount = dice.between(2_000, 60_000);
  const named = { call: "betwin", tx, winTx, session: tickets.get(member)!, round, game } as const;
  return vendor(scene, { ...named, amount, win: dice.pick([0, 0, 5_000]), isLast: false });
}

function deposit(scene: Scene, member: string): Move[] {
  const { dice, next } = scene;
  const key = next("d");
  const amount = dice.between(50, 120) * 10_000 + dice.pick([0, 0, 50 * CENT, CENT]);
  const webhook = (): Move => ({ kind: "webhook", key, nonce: next("n") });
  const twist = dice.pick(["forged", "crossed"] as const);
  const twisted = dice.percent(15) ? [{ ...webhook(), twist } as Move] : [];
  const method = dice.pick(["CARD", "OXXO"] as const);
  return [{ kind: "deposit", key, member, amount, method }, ...twisted, webhook(), webhook()];
}

export function withdrawal(scene: Scene, member: string): Move[] {
  const { dice, state, next } = scene;
  const cents = Math.floor(state.members[member]!.cash / CENT) * CENT;
  const create = (): Move => {
    const amount = dice.pick([
      cents,
      cents,
      cents + CENT,
      dice.between(10, 60) * 10_000,
      // The least withdrawal, and the sum from which two members of staff must approve.
      100_000,
      100_000 - CENT,
      700_000,
      12_345,
    ]);
    return { kind: "withdrawal", move: { act: "create", key: next("w"), member, amount } };
  };
  const roll = dice.below(100);
  if (roll < 25) return [create(), create()];
  // A bet and a withdrawal of the whole balance at once: one of them comes too late.
  const [tx, round] = [next("t"), next("r")];
  const session = scene.tickets.get(member)!;
  const bet = { call: "bet", tx, session, round, game: "RNG", amount: cents } as const;
  return roll < 60 ? [create(), vendor(scene, bet)] : [create()];
}

/** Stakes that fill a wagering requirement to the last cent, or nearly. */
function playThrough(scene: Scene, member: string, left: number): Move[] {
  const { dice, state, next } = scene;
  const cash = state.members[member]!.cash;
  const amount = Math.max(2_000, Math.min(left + dice.pick([0, 0, 0, 1, -1]), cash));
  // The rest may be exactly small enough to drop the requirement, or not yet.
  const whole = dice.pick([10_000, 9_999]) - cash + amount;
  const win = dice.pick([amount, amount, amount - 1, amount + 2 * CENT, 0, whole]);
  return [spin(scene, member, next("r"), amount, Math.max(0, win))];
}

function spin(scene: Scene, member: string, round: string, amount: number, win: number): Move {
  const { next } = scene;
  const session = scene.tickets.get(member)!;
  const [tx, winTx] = [next("t"), next("t")];
  const game = "RNG";
  return vendor(scene, {
    call: "betwin",
    tx,
    winTx,
    session,
    round,
    game,
    amount,
    win,
    isLast: scene.dice.percent(90),
  });
}

export function play(scene: Scene, member: string): Move[] {
  const { dice, next, state, tickets } = scene;
  const newest = tickets.get(member)!;
  // Now and then uses a session that a newer one has ended.
  const oldest = `${member}0`;
  const session = dice.percent(15) ? oldest : newest;
  const game = dice.pick(["RNG", "LIVE"]);
  const round = next("r");
  const cash = state.members[member]!.cash;
  const stake = () => dice.pick([2_000, 2_000, 1_999, dice.between(2_000, 90_000), 0, 50_000]);
  const bet = (amount = stake()) => {
    const tx = next("t");
    return vendor(scene, {
      call: "bet",
      tx,
      session,
      round,
      game,
      amount,
      ...terms(scene, amount),
    });
  };
  const txOf = (move: Move) => (move.kind === "vendor" && "tx" in move.move ? move.move.tx : "");
  const win = (ref: string, more: { isLast?: boolean; isLate?: boolean } = {}) => {
    const amount = dice.pick([0, dice.between(1, 120_000), 40_000]);
    const { isLast = false, isLate = false } = more;
    const tx = next("t");
    const counts = dice.percent(10) ? { effective: dice.between(0, 60_000) } : {};
    const named = { call: "win", tx, member, round, ref, amount } as const;
    return vendor(scene, { ...named, isLast, isLate, ...counts });
  };
  const back = (ref: string, by = member) =>
    vendor(scene, { call: "rollback", tx: next("t"), member: by, round, ref });
  const end = () => vendor(scene, { call: "endround", member, round });
  const first = bet();
  const ref = dice.pick([txOf(first), ""]);
  const settleAgain = (ref: string) => {
    const amount = dice.pick([40_000, -40_000, dice.between(-60_000, 60_000), 1, -1]);
    return vendor(scene, { call: "adjust", tx: next("t"), member, ref, amount });
  };
  const gift = () => {
    const of = dice.pick(["promo", "jackpot"] as const);
    const amount = dice.pick([0, 5_000, dice.between(1, 50_000), 10_000_001]);
    return vendor(scene, { call: "bonus", tx: next("t"), member, amount, of });
  };
  const lookUp = (tx: string) => vendor(scene, { call: "tx", member, tx });
  switch (dice.below(20)) {
    case 0:
      return [first, win(ref), win(txOf(first), { isLast: true })];
    case 1:
      return [first, bet(), win(ref), end()];
    case 2:
      return [first, back(txOf(first)), back(txOf(first)), win(ref)];
    case 3:
      return [back(txOf(first)), first, end()];
    case 4: {
      const won = win(ref);
      return [first, won, back(txOf(won)), end()];
    }
    case 5: {
      const won = win(ref);
      return [first, won, back(txOf(won)), back(txOf(first)), bet()];
    }
    case 6:
      // The whole balance on one bet, to the unit.
      return [bet(Math.max(0, cash)), bet(Math.max(0, cash)), end()];
    case 7:
      return [bet(Math.max(0, cash + 1)), bet(Math.max(0, cash - 1)), win("", { isLast: true })];
    case 8:
      return [first, end(), win(txOf(first)), win("", { isLate: true }), back(txOf(first))];
    case 9:
      return [first, back(txOf(first), member === "a" ? "b" : "a"), back(txOf(first)), end()];
    case 10:
      // A win that names no bet belongs to every bet of its round.
      return [first, win(""), back(txOf(first)), end()];
    case 11:
      return [first, bet(), ...twisted(scene), end()];
    case 12:
      return [
        first,
        win(ref, { isLast: true }),
        settleAgain(txOf(first)),
        settleAgain(txOf(first)),
      ];
    case 13: {
      const won = win(ref);
      const corrected = settleAgain(dice.pick([txOf(won), txOf(first)]));
      const undone = dice.percent(50) ? [back(txOf(won))] : [];
      return [first, won, corrected, ...undone, end(), settleAgain(txOf(first))];
    }
    case 14: {
      const given = gift();
      return [
        given,
        first,
        back(txOf(given)),
        settleAgain(txOf(given)),
        lookUp(txOf(given)),
        end(),
      ];
    }
    case 15: {
      const again = settleAgain(txOf(first));
      const beat = vendor(scene, { call: "heartbeat", session });
      return [beat, first, again, back(txOf(again)), back(txOf(first)), lookUp(txOf(first)), end()];
    }
    case 16:
    case 17:
      return slip(scene, member, session);
    case 18:
      return [first, draw(scene)];
    default:
      return [first, ...twisted(scene), win("", { isLast: true })];
  }
}

/** Now and then a bet names what counts of it, or the series of its rebate. */
function terms({ dice }: Scene, amount: number): BetTerms {
  return {
    ...(dice.percent(12) && { effective: dice.pick([0, 1, amount, dice.between(0, amount + 1)]) }),
    ...(dice.percent(12) && {
      series: dice.pick([
        [1900, 1700],
        [1900, 1898],
        [1800, 1750],
        [1902, 1800],
        [1900, 1698],
      ] as [number, number][]),
    }),
  };
}

/** Bets that are placed together; then one goes back, all are drawn, or an id comes again. */
function slip(scene: Scene, member: string, session: string): Move[] {
  const { dice, next, state } = scene;
  const cash = state.members[member]!.cash;
  const shared = next("r");
  const bets = Array.from({ length: dice.between(2, 4) }, () => {
    const amount = dice.pick([
      2_000,
      1_999,
      dice.between(2_000, 40_000),
      Math.max(0, Math.floor(cash / 2)),
      0,
    ]);
    const round = dice.percent(25) ? shared : next("r");
    const game = dice.percent(90) ? "RNG" : "LIVE";
    return { tx: next("t"), round, game, amount, ...terms(scene, amount) };
  });
  const [one] = bets;
  const placed = vendor(scene, { call: "bets", session, bets });
  const back = {
    call: "rollback",
    tx: next("t"),
    member,
    round: one!.round,
    ref: one!.tx,
  } as const;
  const results = bets.map(({ tx, round }) => ({
    ...{ tx: next("t"), member, round, ref: dice.pick([tx, ""]), isLate: false },
    ...{ amount: dice.pick([0, 20_000, dice.between(1, 90_000)]), isLast: dice.percent(85) },
  }));
  const drawn = vendor(scene, { call: "settle", results });
  return dice.pick([
    [placed, drawn],
    [placed, drawn, drawn],
    [placed, vendor(scene, back), drawn],
    [vendor(scene, back), placed, drawn],
    [placed, vendor(scene, { call: "bets", session, bets: bets.slice(1) }), drawn],
    [vendor(scene, { call: "bet", session, ...one! }), placed, drawn],
  ]);
}

/** One settlement of every round that is open now, whoever plays it. */
function draw(scene: Scene): Move {
  const { dice, next, state } = scene;
  const open = Object.entries(state.rounds).filter(([, { state: at }]) => at === "OPEN");
  const results = [...open, ["nowhere", { member: "a" }] as const].map(([round, { member }]) => ({
    ...{ tx: next("t"), member, round, ref: "", isLate: false, isLast: dice.percent(80) },
    amount: dice.pick([0, 0, 10_000, dice.between(1, 60_000)]),
    ...(dice.percent(15) && { effective: dice.between(0, 30_000) }),
  }));
  return vendor(scene, { call: "settle", results });
}

/** An earlier call under its old id with different content. */
function twisted(scene: Scene): Move[] {
  const { dice, earlier, next } = scene;
  if (earlier.length === 0) return [];
  const old = dice.pick(earlier);
  const nonce = next("n");
  const twist = dice.pick(["amount", "amount", "round", "member", "win"]);
  const change: Partial<Record<string, unknown>> = {};
  if (twist === "amount" && "amount" in old) change.amount = old.amount + dice.pick([1, 2_000]);
  if (twist === "round" && "round" in old) change.round = next("r");
  if (twist === "member" && "member" in old) change.member = old.member === "a" ? "b" : "a";
  if (twist === "win" && "win" in old) change.win = old.win + 2_000;
  if (old.call === "authenticate") return [];
  return [{ kind: "vendor", move: { ...old, ...change } as VendorMove, nonce }];
}

/** Long enough that every paid instalment counts as received. */
const timeOver = (): Move[] => [
  { kind: "wait", minutes: 31 },
  { kind: "sweep", of: "facts" },
  { kind: "sweep", of: "receipts" },
];

/** The job queries the gateway again and again without an answer, mostly until staff are called. */
function questions({ dice }: Scene): Move[] {
  const ask: Move = { kind: "sweep", of: "payments" };
  const later: Move = { kind: "wait", minutes: 11 };
  const times = dice.pick([1, 2, 5, 5, 6]);
  return Array.from({ length: times }, () => [ask, later]).flat();
}

/** The next steps of a new withdrawal. */
export function followWithdrawal(scene: Scene, key: string): Move[] {
  const { dice, state } = scene;
  const amount = state.withdrawals[key]?.amount ?? 0;
  const act = (move: Record<string, unknown>): Move =>
    ({ kind: "withdrawal", move: { key, ...move } }) as Move;
  const approve = (staff: string) => act({ act: "approve", staff });
  const cancel = act({ act: "cancel" });
  const roll = dice.below(100);
  if (roll < 8) return [cancel, approve("eva")];
  if (roll < 14) return [approve("eva"), approve("leo"), cancel, act({ act: "pay", amounts: [] })];
  if (roll < 24) return [approve("eva"), act({ act: "reject" })];
  if (roll < 34)
    return [approve("eva"), approve("leo"), act({ act: "fail" }), act({ act: "pay", amounts: [] })];
  const half = Math.floor(amount / 2 / CENT) * CENT;
  const split = dice.pick([
    [[]],
    [[half, amount - half]],
    [[half], [amount - half]],
    [[half], []],
    [[half, amount - half + CENT], []],
    [[half], [amount], []],
  ]) as number[][];
  const isThroughGateway = dice.percent(scene.theme === "payouts" ? 85 : 40);
  const pay = (amounts: number[]) => act({ act: "pay", amounts, isThroughGateway });
  const parts = split.flat().length > 1 || split.length > 1 ? [1, 2] : [1];
  const answers = parts.flatMap((part) => {
    const receive = act({ act: "receive", part });
    const dispute = act({ act: "dispute", part });
    const judge = (judgement: string) => act({ act: "judge", part, judgement });
    return dice.pick([
      [receive],
      [receive, judge("verify")],
      [judge("verify"), receive],
      [dispute, judge("settle")],
      [dispute, judge("force")],
      [dispute, judge("payAgain"), receive],
      [dispute, judge("sendAgain"), ...questions(scene), receive],
      [dispute, receive],
      [],
    ]);
  });
  const resolve = (part: number) => {
    const reported = act({ act: "resolve", part, finding: "left" });
    return [
      reported,
      { kind: "sweep", of: "payments" } as const,
      reported,
      act({ act: "pay", amounts: [] }),
    ];
  };
  const lose = (staff: string) => act({ act: "lose", part: lostPart, remedy, staff });
  const [remedy, lostPart] = [dice.pick(["back", "again"]), dice.pick(parts)];
  const lost = dice.percent(45)
    ? [lose("eva"), lose(dice.pick(["eva", "leo"])), lose("leo"), act({ act: "pay", amounts: [] })]
    : [];
  return [
    approve("eva"),
    approve(dice.pick(["eva", "leo"])),
    approve("leo"),
    ...split.map(pay),
    ...(isThroughGateway ? [...questions(scene), ...parts.flatMap(resolve)] : []),
    ...(dice.percent(20) ? [act({ act: "returnRest" })] : []),
    ...answers,
    ...dice.pick([[act({ act: "receiveAll" })], [], timeOver()]),
    ...lost,
  ];
}
