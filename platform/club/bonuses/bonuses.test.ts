import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, type TestMember, testContext } from "#tests/support/database.ts";
import { messagesOf } from "#tests/support/letters.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { givePin, PIN } from "#tests/under-test/withdrawals-under-test.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import { changeGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { createTransfer } from "../../money/transfers/create-transfer.ts";
import { dropBustRequirements } from "../../money/wagering/drop-bust-requirements.ts";
import { openRequirement } from "../../money/wagering/open-requirement.ts";
import { withdrawableCash } from "../../money/wagering/withdrawable-cash.ts";
import { beginMove } from "../../play/purses/begin-move.ts";
import { setUpline } from "../../staff/members/set-upline.ts";
import type { Store } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { giveUpBonus } from "./give-up-bonus.ts";
import { listBonuses } from "./list-bonuses.ts";
import { listOffers } from "./list-offers.ts";
import { settleBonuses } from "./settle-bonuses.ts";
import { takeBonus } from "./take-bonus.ts";

type Offer = Awaited<ReturnType<typeof listOffers>>["offers"][number];
const DAY_MS = 86_400_000;
const units = (amount: number) => BigInt(Math.round(amount * 10_000));
const WELCOME = {
  ...{ kind: "deposit", percent: 100, depositMin: "50.00", amountMax: "1000.00" },
  ...{ isFirstDeposit: true, wagering: 2, countsDeposit: true, days: 7 },
  ...{ contribution: { RNG: 100, LIVE: 10 }, stakeMax: "20.00" },
};
const CODE = {
  ...{ kind: "code", code: "HOLA2026", amount: "100.00", wagering: 1, days: 7 },
  ...{ contribution: { RNG: 100 }, stakeMax: "50.00" },
};

type Terms = Record<string, Record<string, unknown>>;

async function setUp({
  terms = { welcome: WELCOME, hola: CODE } as Terms,
  gameType = "RNG" as GameType,
} = {}) {
  const table = await freshTable({ balance: 0n, gameType });
  const { store, merchant, member, clock } = table;
  const { code } = merchant;
  await store.db
    .update(merchants)
    .set({ settings: { timeZone: "America/Mexico_City", bonuses: terms } })
    .where(eq(merchants.code, code));
  const asOf = (of: TestMember) => testContext({ merchant, actor: of.actor, clock });
  const context = await asOf(member);
  const credit = (key: string, amount: bigint, to = member) =>
    transfer(store.db, {
      ...{ merchant: code, key, kind: "deposit", amount, at: clock.now() },
      ...{ from: { owner: HOUSE, kind: "clearing" }, to: { owner: to.id, kind: "cash" } },
    });
  const deposit = async (id: string, amount: number, to = member) => {
    await credit(`deposit:${id}`, units(amount), to);
    await store.inMerchant(code, (tx) =>
      tx.insert(deposits).values({
        ...{ merchant: code, id, memberId: to.id, method: "CARD", amount: units(amount) },
        ...{ status: "CREDITED", creditedAmount: units(amount), settledAt: clock.now() },
        ...{ idempotencyKey: id, returnUrl: "/", createdAt: clock.now(), expiresAt: clock.now() },
        currency: "MXN",
      }),
    );
    clock.advance(1_000);
  };
  const offers = (typed?: string, as = context) =>
    listOffers(as, { code: typed }).then(({ offers }) => offers);
  const sent = new Map<string, Offer>();
  const take = async (
    term: string,
    { key = `k-${term}`, as = context, through = store as Store, more = {} } = {},
  ) => {
    const typed = terms[term]?.code as string | undefined;
    // A second press sends what the first one did.
    const offer = sent.get(key) ?? (await offers(typed, as)).find((one) => one.term === term);
    if (offer) sent.set(key, offer);
    const shown = {
      ...{ deposit: offer?.deposit?.id ?? "", amount: offer?.amount ?? 0n },
      required: offer?.required ?? 0n,
    };
    const input = { term, ...(typed !== undefined && { code: typed }), ...shown, ...more };
    return takeBonus({ ...as, store: through, idempotencyKey: key }, input);
  };
  const giveUp = (id: string, through = store as Store) =>
    giveUpBonus({ ...context, store: through }, { id });
  const list = () => listBonuses(context, { pageNo: 1 });
  const settle = () => settleBonuses({ ...context, merchant });
  const cash = () => balanceOf(store.db, { merchant: code, owner: member.id, kind: "cash" });
  const lock = async () =>
    (await store.inMerchant(code, (tx) => withdrawableCash(tx, code, member.id))).locked;
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  let turn = 0;
  /** One closed round. */
  const play = (amount: string, winAmount = "0") => {
    turn += 1;
    const ids = { txId: `b-${turn}`, winTxId: `w-${turn}`, roundId: `c-${turn}` };
    return table.betwin({ ...ids, amount, winAmount });
  };
  return {
    ...table,
    ...{ code, context, asOf, credit, deposit, offers, take, giveUp, list, settle },
    ...{ cashNow: cash, lock, problems, play },
  };
}
const refused = (asked: Promise<unknown>) => asked.catch(({ code }) => code);

test("a deposit bonus shows every clause, is paid once, and locks itself alone", async () => {
  const t = await setUp();
  expect(await t.offers()).toMatchObject([
    { term: "welcome", block: "deposit_needed", deposit: null, amount: units(50) },
  ]);
  await t.deposit("d1", 200);
  const [offer] = await t.offers();
  expect(offer).toMatchObject({
    ...{ deposit: { id: "d1", amount: units(200) }, amount: units(200), block: null },
    ...{ required: units(800), stakeMax: units(20), cashOutMax: null, days: 7 },
    contribution: [
      { gameType: "RNG", counts: 10_000 },
      { gameType: "LIVE", counts: 1_000 },
    ],
  });
  const taken = await t.take("welcome");
  expect(await t.take("welcome")).toEqual(taken);
  expect(await refused(t.take("hola", { key: "k-welcome" }))).toBe("key_reused");
  expect(await refused(t.take("hola", { key: "k-2" }))).toBe("bonus_open");
  expect(await t.cashNow()).toBe(units(400));
  expect(await t.lock()).toBe(units(200));
  const { open, list } = await t.list();
  expect(open).toMatchObject({ id: taken.id, forfeit: units(200), own: units(200), done: 0n });
  expect(open?.before).toBe(0n);
  expect(list).toMatchObject([{ state: "OPEN" }]);
  expect(await t.problems()).toEqual([]);
});

test("it is released when it is bet, and what it won above its highest cash-out goes back", async () => {
  const t = await setUp({ terms: { hola: { ...CODE, cashOutMax: "120.00" } } });
  await t.credit("own", units(10));
  const { id } = await t.take("hola");
  expect(await t.play("50.00", "90.00")).toMatchObject({ code: "OK" });
  expect(await t.lock()).toBe(units(140));
  await t.settle();
  expect((await t.list()).open).toMatchObject({ done: units(50) });
  await t.play("50.00", "50.00");
  await t.settle();
  const { open, list } = await t.list();
  expect(open).toBeNull();
  expect(list).toMatchObject([{ id, state: "RELEASED", takenBack: units(20), done: units(100) }]);
  expect(await t.cashNow()).toBe(units(130));
  await t.settle();
  expect(await messagesOf(t.code)).toEqual([
    ["bonusCut", t.member.id, { amount: "100.00", left: "20.00" }],
  ]);
  expect(await t.lock()).toBe(0n);
  expect(await t.play("60.00")).toMatchObject({ code: "OK" });
  expect(await t.problems()).toEqual([]);
});

test("the last 48 hours are told once, then the end, and nothing while the member rests", async () => {
  const t = await setUp();
  const { id, expiresAt } = await t.take("hola");
  const until = (instant: number) => t.clock.advance(instant - t.clock.now().getTime());
  const kinds = async () => (await messagesOf(t.code)).map(([kind]) => kind);
  until(expiresAt - 2 * DAY_MS - 1);
  await t.settle();
  expect(await kinds()).toEqual([]);
  t.clock.advance(1);
  const who = { merchant: t.code, memberId: t.member.id };
  const rest = (blockedUntil: Date | null) =>
    t.store.inMerchant(t.code, (tx) => changeGuard(tx, who, { blockedUntil }));
  await rest(new Date(expiresAt));
  await t.settle();
  expect(await kinds()).toEqual([]);
  await rest(null);
  await Promise.all([t.settle(), t.settle()]);
  await t.settle();
  expect(await messagesOf(t.code)).toEqual([
    ["bonusEnding", t.member.id, { amount: "100.00", until: String(expiresAt) }],
  ]);
  until(expiresAt);
  await t.settle();
  await t.settle();
  expect(await messagesOf(t.code)).toMatchObject([
    ["bonusEnding", t.member.id, {}],
    ["bonusExpired", t.member.id, { amount: "100.00", left: "100.00" }],
  ]);
  expect((await t.list()).list).toMatchObject([{ id, state: "EXPIRED" }]);
});

test("a bonus of two days or less is not called to mind", async () => {
  const t = await setUp({ terms: { hola: { ...CODE, days: 2 } } });
  await t.take("hola");
  t.clock.advance(DAY_MS);
  await t.settle();
  expect(await messagesOf(t.code)).toEqual([]);
});

test("a bet above the highest is refused with its reason, and another kind of game counts its part", async () => {
  const t = await setUp({ gameType: "LIVE" });
  await t.deposit("d1", 100);
  await t.take("welcome");
  expect(await t.play("20.01")).toMatchObject({ code: "LIMIT_EXCEEDED", reason: "bonusStake" });
  expect(await t.play("20.00", "0")).toMatchObject({ code: "OK" });
  expect((await t.list()).open).toMatchObject({ done: units(2), required: units(400) });
});

test("giving it up leaves the member's own money alone, and waits for a round", async () => {
  const t = await setUp();
  await t.deposit("d1", 100);
  const { id } = await t.take("welcome");
  await t.bet({ txId: "b1", amount: "20.00", roundId: "r1" });
  expect(await refused(t.giveUp(id))).toBe("round_open");
  await t.win({ txId: "w1", roundId: "r1", amount: "70.00", roundClosed: true });
  const ended = await t.giveUp(id);
  expect(ended).toMatchObject({ state: "GIVEN_UP", takenBack: units(150) });
  expect(await t.giveUp(id)).toEqual(ended);
  expect(await t.cashNow()).toBe(units(100));
  expect(await refused(t.giveUp("none"))).toBe("bonus_unknown");
  expect(await t.problems()).toEqual([]);
});

test("what is left to bet of older credits is said before the yes, and filled first", async () => {
  const t = await setUp();
  await t.store.inMerchant(t.code, (tx) =>
    openRequirement(tx, {
      ...{ merchant: t.code, id: "deposit:d1", memberId: t.member.id, source: "deposit" },
      ...{ amount: units(100), openedAt: t.clock.now() },
    }),
  );
  await t.deposit("d1", 100);
  expect(await t.offers()).toMatchObject([{ term: "welcome", before: units(100) }]);
  await t.take("welcome");
  for (const _ of [1, 2, 3, 4, 5, 6]) await t.play("20.00", "20.00");
  expect((await t.list()).open).toMatchObject({ before: 0n, done: units(20) });
});

test("it ends by time, with its deposit, by an exclusion, and when it is played away", async () => {
  const late = await setUp();
  await late.deposit("d1", 100);
  await late.take("welcome");
  late.clock.advance(7 * DAY_MS);
  expect(await late.settle()).toBe(false);
  expect((await late.list()).list).toMatchObject([{ state: "EXPIRED", takenBack: units(100) }]);
  expect(await late.cashNow()).toBe(units(100));

  const back = await setUp();
  await back.deposit("d1", 100);
  await back.take("welcome");
  await back.store.inMerchant(back.code, (tx) =>
    tx.update(deposits).set({ status: "REFUNDED" }).where(eq(deposits.merchant, back.code)),
  );
  await back.settle();
  expect((await back.list()).list).toMatchObject([{ state: "TAKEN_BACK", takenBack: units(100) }]);

  const excluded = await setUp();
  await excluded.deposit("d1", 100);
  await excluded.take("welcome");
  await excluded.store.inMerchant(excluded.code, (tx) =>
    tx
      .update(wageringRequirements)
      .set({ closedAt: excluded.clock.now(), closedBy: "exclusion" })
      .where(eq(wageringRequirements.merchant, excluded.code)),
  );
  expect(await excluded.lock()).toBe(units(100));
  await excluded.settle();
  expect((await excluded.list()).list).toMatchObject([
    { state: "GIVEN_UP", takenBack: units(100) },
  ]);
  expect(await excluded.cashNow()).toBe(units(100));

  const lost = await setUp({ terms: { hola: { ...CODE, wagering: 10 } } });
  await lost.take("hola");
  for (const _ of [1, 2]) await lost.play("50.00");
  await lost.store.inMerchant(lost.code, (tx) =>
    dropBustRequirements(tx, lost.code, lost.member.id, lost.clock.now()),
  );
  await lost.settle();
  expect((await lost.list()).list).toMatchObject([{ state: "LOST", takenBack: 0n }]);
});

test("a deposit that was touched gives none, nor a second one where only the first counts", async () => {
  const t = await setUp();
  await t.deposit("d1", 100);
  await t.play("1.00", "1.00");
  expect(await t.offers()).toEqual([]);
  expect(await refused(t.take("welcome"))).toBe("deposit_needed");
  await t.deposit("d2", 100);
  expect(await t.offers()).toEqual([]);
  expect(await refused(t.take("welcome", { more: { deposit: "d2" } }))).toBe("deposit_needed");
});

test("other figures, an unknown code, a trial account and one person's second account are refused", async () => {
  const t = await setUp();
  await t.deposit("d1", 100);
  expect(await refused(t.take("welcome", { more: { required: units(1) } }))).toBe("terms_changed");
  expect(await refused(t.offers("NADA"))).toBe("bonus_unknown");
  const trial = await t.asOf(await freshMember(t.merchant, { type: 4 }));
  expect(await refused(t.take("welcome", { as: trial }))).toBe("in_need_true_account");
  await t.take("hola");
  const twin = await freshMember(t.merchant);
  await t.store.inMerchant(t.code, (tx) =>
    tx.insert(personHashes).values(
      [t.member, twin].map(({ id }) => ({
        ...{ merchant: t.code, member: id, kind: "document" as const, hash: "same" },
      })),
    ),
  );
  const as = await t.asOf(twin);
  expect(await refused(t.take("hola", { as }))).toBe("bonus_same_person");
});

test("no more members take a code than it has uses", async () => {
  const t = await setUp({ terms: { hola: { ...CODE, uses: 2 } } });
  const all = await Promise.all(Array.from({ length: 5 }, () => freshMember(t.merchant)));
  const codes = await Promise.all(
    all.map(async (one) => {
      const as = await t.asOf(one);
      return t.take("hola", { as }).then(
        () => "taken",
        ({ code }) => code,
      );
    }),
  );
  expect(codes.toSorted()).toEqual(["bonus_gone", "bonus_gone", "bonus_gone", "taken", "taken"]);
});

test("its money goes to no vendor's purse", async () => {
  const t = await setUp();
  await t.deposit("d1", 100);
  await t.take("welcome");
  const move = (amount: number) =>
    beginMove(t.context, {
      ...{ memberId: t.member.id, vendor: "V1", direction: "in", amount: units(amount) },
      ...{ origin: "player", idempotencyKey: `m-${amount}` },
    });
  await expect(move(100.01)).rejects.toMatchObject({
    ...{ code: "amount_locked", details: { withdrawable: "100.00" } },
  });
  expect((await move(100)).amount).toBe(units(100));
});

test("its money goes to no upline", async () => {
  const t = await setUp();
  await t.deposit("d1", 100);
  await t.take("welcome");
  const upline = await freshMember(t.merchant, { type: 1 });
  const names = { merchant: t.code, account: t.member.username, upline: upline.username };
  await setUpline({ ...t.context, staff: "eva", staffId: "eva" }, names);
  await givePin(t.context, t.member.id);
  const send = (amount: number) =>
    createTransfer(
      { ...t.context, idempotencyKey: `t-${amount}` },
      { direction: "up", account: "", amount: units(amount), withdrawPassword: PIN },
    );
  await expect(send(100.01)).rejects.toMatchObject({
    ...{ code: "amount_locked", details: { withdrawable: "100.00" } },
  });
  await send(100);
  expect(await t.cashNow()).toBe(units(100));
});

test("a take that dies at any statement leaves nothing, and the next one pays once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    await t.deposit("d1", 100);
    const hasDied = await t.take("welcome", { through: crashingAt(t.store, statement) }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.take("welcome");
    expect(await t.cashNow()).toBe(units(200));
    expect(await t.problems()).toEqual([]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
});

const step = fc.record({
  do: fc.constantFrom("bet", "close", "undo", "round", "credit", "leave"),
  amount: fc.integer({ min: 1, max: 49 }),
  pays: fc.integer({ min: 0, max: 120 }),
});

test("any play ends in a forfeit that takes none of the member's own money", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 80 }),
      fc.array(step, { maxLength: 12 }),
      async (before, steps) => {
        const t = await setUp({ terms: { hola: { ...CODE, wagering: 60 } } });
        if (before > 0) await t.credit("before", units(before));
        const { id } = await t.take("hola");
        // Own money is staked first and comes back first; what is won belongs to the bonus.
        const kept = { own: units(before), bonus: units(100), lost: 0n };
        const stake = (amount: bigint) => {
          const own = amount < kept.own ? amount : kept.own;
          kept.own -= own;
          kept.lost += own;
          kept.bonus -= amount - own;
        };
        const pay = (amount: bigint) => {
          const back = amount < kept.lost ? amount : kept.lost;
          kept.own += back;
          kept.lost -= back;
          kept.bonus += amount - back;
        };
        const standing: { round: string; amount: bigint }[] = [];
        for (const [n, { do: act, amount, pays }] of steps.entries()) {
          const bet = units(amount);
          const [typed, won] = [`${amount}.00`, `${pays}.00`];
          if (act === "bet" && bet <= kept.own + kept.bonus) {
            await t.bet({ txId: `o${n}`, roundId: `o${n}`, amount: typed });
            stake(bet);
            standing.push({ round: `o${n}`, amount: bet });
          } else if (act === "round" && bet <= kept.own + kept.bonus) {
            await t.play(typed, won);
            stake(bet);
            pay(units(pays));
          } else if (act === "close" && standing.length > 0) {
            const { round } = standing.shift()!;
            await t.win({ txId: `w${n}`, roundId: round, amount: won, roundClosed: true });
            pay(units(pays));
          } else if (act === "undo" && standing.length > 0) {
            const { round, amount: back } = standing.pop()!;
            await t.rollback({ txId: `x${n}`, refTxId: round, roundId: round });
            pay(back);
          } else if (act === "credit") {
            await t.credit(`c${n}`, bet);
            kept.own += bet;
          } else if (act === "leave" && bet <= kept.own) {
            await transfer(t.store.db, {
              ...{ merchant: t.code, key: `l${n}`, kind: "withdrawal", amount: bet },
              ...{ from: { owner: t.member.id, kind: "cash" }, at: t.clock.now() },
              to: { owner: t.member.id, kind: "frozen" },
            });
            kept.own -= bet;
          }
          expect(await t.cashNow()).toBe(kept.own + kept.bonus);
          expect(await t.lock()).toBe(kept.bonus);
        }
        for (const { round } of standing) await t.endRound({ roundId: round });
        const { takenBack } = await t.giveUp(id);
        expect(await t.cashNow()).toBe(kept.own);
        expect(takenBack).toBe(kept.bonus);
        expect(await t.problems()).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});

test("another member's bonus and another merchant's are unknown", async () => {
  const t = await setUp();
  const { id } = await t.take("hola");
  const other = await t.asOf(await freshMember(t.merchant));
  expect(await refused(giveUpBonus(other, { id }))).toBe("bonus_unknown");
  expect((await listBonuses(other, { pageNo: 1 })).list).toEqual([]);
  const stranger = await setUp();
  expect(await refused(giveUpBonus(stranger.context, { id }))).toBe("bonus_unknown");
});
