import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import type { LimitKind, LimitPeriod } from "../../contract/members/protection/protection-kinds.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { changeGuard } from "./guard.ts";
import { holdMoney } from "./held-money.ts";
import { setLimit } from "./limits/set-limit.ts";
import { showProtection } from "./show-protection.ts";

type Table = Awaited<ReturnType<typeof freshTable>>;
const HOUR_MS = 3_600_000;

/** A player with 500.00 who limits themselves to 100.00 a day, or to something else. */
async function limited(
  limit: { kind?: LimitKind; period?: LimitPeriod; amount?: bigint } = {},
  options: Parameters<typeof freshTable>[0] = {},
) {
  const t = await freshTable({ balance: 5_000_000n, ...options });
  const context = await testContext({ ...t, actor: t.member.actor });
  const set = { kind: "loss", period: "day", amount: 1_000_000n, ...limit } as const;
  await setLimit(context, set);
  const used = async () => {
    const { limits } = await showProtection(context);
    return limits.find(({ kind, period }) => kind === set.kind && period === set.period)!.used;
  };
  return { ...t, context, used };
}

/** A lost round of that amount; the answer of its bet. */
async function lose(t: Table, name: string, amount: string) {
  const fields = { txId: name, roundId: `r-${name}`, amount };
  return t.betwin({ ...fields, winTxId: `${name}-w`, winAmount: "0" });
}

test("the stake that would pass the limit by 0.01 is refused, and the last cent is not", async () => {
  const t = await limited();
  expect((await lose(t, "a", "99.99")).code).toBe("OK");
  expect(await lose(t, "b", "0.20")).toMatchObject({ code: "LIMIT_EXCEEDED", reason: "loss" });
  const min = await limited({ amount: 1_002_000n });
  expect((await lose(min, "a", "100.00")).code).toBe("OK");
  expect((await lose(min, "b", "0.20")).code).toBe("OK");
  expect((await lose(min, "c", "0.20")).code).toBe("LIMIT_EXCEEDED");
  expect(await min.used()).toBe(1_002_000n);
  expect(await verifyLedger(min.store.db, min.merchant.code)).toEqual([]);
});

test("a loss is stakes less wins, and a win frees only what it paid", async () => {
  const t = await limited();
  await t.betwin({ txId: "a", winTxId: "aw", roundId: "a", amount: "80", winAmount: "50" });
  expect(await t.used()).toBe(300_000n);
  expect((await lose(t, "b", "70.20")).code).toBe("LIMIT_EXCEEDED");
  expect((await lose(t, "c", "70.00")).code).toBe("OK");
  expect((await lose(t, "d", "0.20")).code).toBe("LIMIT_EXCEEDED");
});

test("an open bet counts as lost until its win comes", async () => {
  const t = await limited();
  await t.bet({ txId: "a", amount: "100" });
  expect((await lose(t, "b", "0.20")).code).toBe("LIMIT_EXCEEDED");
  await t.win({ txId: "w", amount: "30", refTxId: "a", roundClosed: true });
  expect((await lose(t, "c", "30")).code).toBe("OK");
  expect((await lose(t, "d", "0.20")).code).toBe("LIMIT_EXCEEDED");
});

test("a rolled back bet gives its share back, a rolled back win takes it again", async () => {
  const t = await limited();
  await t.bet({ txId: "a", amount: "100" });
  await t.rollback({ txId: "ar", refTxId: "a" });
  expect(await t.used()).toBe(0n);
  await t.bet({ txId: "b", amount: "60", roundId: "r2" });
  await t.win({ txId: "w", amount: "50", roundId: "r2" });
  expect(await t.used()).toBe(100_000n);
  await t.rollback({ txId: "wr", refTxId: "w", roundId: "r2" });
  expect(await t.used()).toBe(600_000n);
  expect((await lose(t, "c", "40.20")).code).toBe("LIMIT_EXCEEDED");
});

test("a correction counts on the day on which it takes money", async () => {
  const t = await limited();
  await t.betwin({ txId: "a", winTxId: "aw", roundId: "a", amount: "100", winAmount: "100" });
  expect(await t.used()).toBe(0n);
  await t.adjust({ txId: "x", refTxId: "a", amount: "-60.00" });
  expect(await t.used()).toBe(600_000n);
  expect((await lose(t, "b", "40.20")).code).toBe("LIMIT_EXCEEDED");
});

test("what was lost earlier today counts, and what was won before the limit does not", async () => {
  const lost = await freshTable({ balance: 5_000_000n });
  await lost.betwin({ txId: "a", winTxId: "aw", roundId: "a", amount: "80", winAmount: "0" });
  const context = await testContext({ ...lost, actor: lost.member.actor });
  await setLimit(context, { kind: "loss", period: "day", amount: 1_000_000n });
  expect((await lose(lost, "b", "20.20")).code).toBe("LIMIT_EXCEEDED");
  expect((await lose(lost, "c", "20.00")).code).toBe("OK");

  const won = await freshTable({ balance: 5_000_000n });
  await won.betwin({ txId: "a", winTxId: "aw", roundId: "a", amount: "80", winAmount: "300" });
  const ahead = await testContext({ ...won, actor: won.member.actor });
  await setLimit(ahead, { kind: "loss", period: "day", amount: 1_000_000n });
  expect((await lose(won, "b", "100.20")).code).toBe("LIMIT_EXCEEDED");
});

test("the day ends at midnight of the merchant's zone, and not before", async () => {
  const t = await limited();
  await lose(t, "a", "100");
  t.clock.advance(6 * HOUR_MS - 1);
  const token = await t.sit();
  const again = (name: string) =>
    t.betwin({
      token,
      txId: name,
      winTxId: `${name}w`,
      roundId: name,
      amount: "100",
      winAmount: "0",
    });
  expect((await again("b")).code).toBe("LIMIT_EXCEEDED");
  t.clock.advance(1);
  expect((await again("c")).code).toBe("OK");
  expect((await again("d")).code).toBe("LIMIT_EXCEEDED");
});

test("a win of yesterday's round frees nothing of today", async () => {
  const t = await limited();
  await t.bet({ txId: "a", amount: "100" });
  t.clock.advance(6 * HOUR_MS);
  const token = await t.sit();
  await t.win({ txId: "w", amount: "100", refTxId: "a", roundClosed: true });
  const bet = { token, winAmount: "0", roundId: "b" };
  expect((await t.betwin({ ...bet, txId: "b", winTxId: "bw", amount: "100.20" })).code).toBe(
    "LIMIT_EXCEEDED",
  );
});

test("several bets of one call count together", async () => {
  const t = await limited();
  const three = [
    { txId: "a", amount: "40" },
    { txId: "b", amount: "40" },
  ];
  expect((await t.bets(three)).code).toBe("OK");
  const more = await t.bets([
    { txId: "c", amount: "15" },
    { txId: "d", amount: "15" },
  ]);
  expect(more).toMatchObject({ code: "LIMIT_EXCEEDED", reason: "loss" });
  expect(
    (
      await t.bets([
        { txId: "e", amount: "10" },
        { txId: "f", amount: "10" },
      ])
    ).code,
  ).toBe("OK");
});

test("parallel bets never pass a limit", async () => {
  const t = await limited();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => lose(t, `p${at}`, "7.00")),
  );
  expect(answers.filter(({ code }) => code === "OK")).toHaveLength(14);
  expect(await t.used()).toBe(980_000n);
});

test("a limit on stakes counts stakes, whatever was won", async () => {
  const t = await limited({ kind: "stake" });
  await t.betwin({ txId: "a", winTxId: "aw", roundId: "a", amount: "80", winAmount: "400" });
  expect(await t.betwin({ txId: "b", winTxId: "bw", roundId: "b", amount: "20.20" })).toMatchObject(
    { code: "LIMIT_EXCEEDED", reason: "stake" },
  );
  expect((await lose(t, "c", "20.00")).code).toBe("OK");
});

test("a limit on time ends play after that time, and a pause does not count", async () => {
  const t = await limited({ kind: "time", amount: 600_000n });
  for (let minute = 0; minute < 60; minute += 10) {
    expect((await lose(t, `m${minute}`, "1.00")).code, `minute ${minute}`).toBe("OK");
    t.clock.advance(10 * 60_000);
  }
  expect(await lose(t, "late", "1.00")).toMatchObject({ code: "LIMIT_EXCEEDED", reason: "time" });

  const paused = await limited({ kind: "time", amount: 600_000n });
  expect((await lose(paused, "a", "1.00")).code).toBe("OK");
  paused.clock.advance(30 * 60_000);
  expect((await lose(paused, "b", "1.00")).code).toBe("OK");
  expect(await paused.used()).toBe(0n);
});

test("of a sitting across midnight only the time since midnight counts for the new day", async () => {
  for (const [minutes, code] of [
    [15, "LIMIT_EXCEEDED"],
    [14, "OK"],
  ] as const) {
    const t = await limited({ kind: "time", amount: 100_000n });
    t.clock.advance(6 * HOUR_MS - 5 * 60_000);
    const bet = { token: await t.sit(), amount: "1", winAmount: "0" };
    expect((await t.betwin({ ...bet, txId: "a", winTxId: "aw", roundId: "a" })).code).toBe("OK");
    t.clock.advance(minutes * 60_000);
    const after = await t.betwin({ ...bet, txId: "b", winTxId: "bw", roundId: "b" });
    expect(after.code, `${minutes} minutes`).toBe(code);
  }
});

test("a week begins on Monday and a month on the first, in the merchant's zone", async () => {
  const week = await limited({ period: "week" });
  await lose(week, "a", "100");
  // Thursday 18:00 there; Monday begins after 78 hours.
  week.clock.advance(78 * HOUR_MS - 1);
  const sunday = { token: await week.sit(), winAmount: "0", amount: "50" };
  expect((await week.betwin({ ...sunday, txId: "b", winTxId: "bw", roundId: "b" })).code).toBe(
    "LIMIT_EXCEEDED",
  );
  week.clock.advance(1);
  expect((await week.betwin({ ...sunday, txId: "c", winTxId: "cw", roundId: "c" })).code).toBe(
    "OK",
  );
});

test("a lower limit holds for the next bet, also below what is lost already", async () => {
  const t = await limited();
  await lose(t, "a", "60");
  await setLimit(t.context, { kind: "loss", period: "day", amount: 500_000n });
  expect((await lose(t, "b", "0.20")).code).toBe("LIMIT_EXCEEDED");
});

test("a refused bet is answered the same when it is asked again", async () => {
  const t = await limited();
  await lose(t, "a", "100");
  await lose(t, "b", "1.00");
  expect(await lose(t, "b", "1.00")).toMatchObject({ code: "LIMIT_EXCEEDED", replay: true });
  expect(await t.bet({ txId: "c", gameCode: GAME, amount: "0" })).toMatchObject({ code: "OK" });
});

test("money that may only be withdrawn is not bet, and what is on its way out is no longer held", async () => {
  const t = await freshTable({ balance: 1_000_000n });
  const who = { merchant: t.merchant.code, memberId: t.member.id };
  await t.store.inMerchant(t.merchant.code, (tx) => holdMoney(tx, who, 600_000n, t.clock.now()));
  expect(await lose(t, "a", "40.20")).toMatchObject({
    code: "LIMIT_EXCEEDED",
    reason: "withdrawOnly",
  });
  expect((await lose(t, "b", "10.00")).code).toBe("OK");
  await transfer(t.store.db, {
    ...{ merchant: t.merchant.code, key: "w", kind: "withdrawal", amount: 600_000n },
    from: { owner: t.member.id, kind: "cash" },
    to: { owner: t.member.id, kind: "frozen" },
    at: t.clock.now(),
  });
  expect((await lose(t, "c", "30.00")).code).toBe("OK");
});

test("the bets of a batch meet the limit together with those that stand alone", async () => {
  const t = await limited();
  const others = await Promise.all(
    Array.from({ length: 6 }, async () =>
      t.sit(await freshMember(t.merchant, { balance: 900_000n })),
    ),
  );
  const answers = await Promise.all([
    lose(t, "own", "100.20"),
    ...others.map((token, at) => t.bet({ token, txId: `o${at}`, roundId: `o${at}` })),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(["LIMIT_EXCEEDED", ...Array(6).fill("OK")]);
  const next = await Promise.all([
    lose(t, "last", "100.00"),
    ...others.map((token, at) => t.bet({ token, txId: `p${at}`, roundId: `p${at}` })),
  ]);
  expect(next.map(({ code }) => code)).toEqual(Array(7).fill("OK"));
  expect((await lose(t, "more", "0.20")).code).toBe("LIMIT_EXCEEDED");
});

test("the wallet refuses a break by itself, whatever a vendor's session says", async () => {
  const t = await limited();
  const who = { merchant: t.merchant.code, memberId: t.member.id };
  const blockedUntil = new Date(t.clock.now().getTime() + HOUR_MS);
  await t.store.inMerchant(who.merchant, (tx) => changeGuard(tx, who, { blockedUntil }));
  const refused = { code: "PLAYER_BLOCKED", reason: "break" };
  expect(await lose(t, "a", "1.00")).toMatchObject(refused);
  expect(await t.bet({ txId: "b", roundId: "b", amount: "0" })).toMatchObject(refused);
  t.clock.advance(HOUR_MS - 1);
  const token = await t.sit().catch(() => undefined);
  expect(token).toBeUndefined();
  t.clock.advance(1);
  expect((await t.bet({ token: await t.sit(), txId: "c", roundId: "c" })).code).toBe("OK");
});
