import { expect, test } from "vitest";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";
import { DEMO_BALANCE } from "../../engines/engine.ts";
import { createOwnWallet } from "../purses/own-wallet.ts";
import { demoBook } from "./demo-wallet.ts";

/** Stops that pay 2.00 at a stake of 1.00, that pay nothing, and that win ten free games. */
const TWO = [18, 2, 2, 20, 1];
const NOTHING = [29, 24, 29, 9, 2];
const FREE_GAMES = [19, 31, 17, 15, 13];
const HOUR = 3_600_000;

test("a demo is played with FUN, without a call to the platform and without a change in the ledger", async () => {
  const player = await freshPlayer();
  const url = await player.openDemo();
  const html = await (await player.get(url)).text();
  expect(html).toContain("dinero de juguete");
  expect(html).toContain('"before":"★"');
  player.random.rig([...TWO, ...NOTHING]);
  const balance = DEMO_BALANCE + 10_000n;
  expect(await player.spin(url)).toMatchObject({ state: "done", balance: `${balance}` });
  expect(await player.spin(url)).toMatchObject({ state: "done", balance: `${DEMO_BALANCE}` });
  expect(player.calls).toEqual([]);
  expect(await player.cash()).toBe(1_000_000n);
});

test("free games won with play money stay in the demo", async () => {
  const player = await freshPlayer();
  const demo = await player.openDemo();
  player.random.rig([...FREE_GAMES, ...TWO]);
  expect(await player.spin(demo)).toMatchObject({ freeGames: 10 });
  expect(await player.spin(demo)).toMatchObject({ kind: "free", win: "40000" });
  const real = await player.open();
  expect(await player.table(real)).toMatchObject({ free: { left: 0 }, last: null });
  expect(await player.cash()).toBe(1_000_000n);
});

test("a guest's demo is nobody else's", async () => {
  const player = await freshPlayer();
  const [one, two] = [await player.openDemo(), await player.openDemo()];
  player.random.rig(NOTHING);
  await player.spin(one);
  expect(await player.table(one)).toMatchObject({ balance: `${DEMO_BALANCE - 10_000n}` });
  expect(await player.table(two)).toMatchObject({ balance: `${DEMO_BALANCE}`, last: null });
});

test("a demo session ends after two hours", async () => {
  const player = await freshPlayer();
  const url = await player.openDemo();
  player.clock.advance(2 * HOUR);
  expect((await player.get(url)).status).toBe(410);
});

test("the wallet of demos books each transaction once, and fills the purse daily", async () => {
  const { pool, clock } = await freshPlayer();
  const walletAt = (merchant: string) =>
    createOwnWallet({ pool, clock }, demoBook, { merchant, vendor: "V", playerId: "demo:m.1" });
  const wallet = walletAt("m");
  const bet = (txId: string, amount: string, winAmount = "0") =>
    wallet.call("betwin", {
      ...{ token: "demo:m.1", txId, winTxId: `${txId}w`, roundId: "r", gameCode: "g" },
      ...{ amount, winAmount, currency: "FUN", roundClosed: true },
    });
  const rollback = (refTxId: string) =>
    wallet.call("rollback", { playerId: "demo:m.1", txId: "x", refTxId, roundId: "r", reason: "" });
  const answer = (code: string, balance: string) => ({
    known: true,
    answer: expect.objectContaining({ code, balance }),
  });

  expect(await bet("a", "9000", "500")).toEqual(answer("OK", "1500.00"));
  expect(await bet("a", "9000", "500")).toEqual(answer("OK", "1500.00"));
  expect(await bet("b", "1500.01")).toEqual(answer("INSUFFICIENT_FUNDS", "1500.00"));
  expect(await rollback("a")).toEqual(answer("ALREADY_SETTLED", "1500.00"));
  expect(await rollback("c")).toEqual(answer("OK", "1500.00"));
  expect(await bet("c", "1")).toEqual(answer("TX_ROLLED_BACK", "1500.00"));
  clock.advance(24 * HOUR);
  expect(await bet("d", "1")).toEqual(answer("OK", "9999.00"));

  const abroad = walletAt("other");
  const seen = await abroad.call("balance", { playerId: "demo:m.1" });
  expect(seen).toEqual(answer("OK", "10000.00"));
});

test("all vendors' demos of a player are played from one purse", async () => {
  const { pool, clock } = await freshPlayer();
  const walletOf = (vendor: string) =>
    createOwnWallet({ pool, clock }, demoBook, { merchant: "m", vendor, playerId: "demo:m.1" });
  const bet = {
    ...{ token: "demo:m.1", txId: "a", winTxId: "aw", roundId: "r", gameCode: "g" },
    ...{ amount: "100", winAmount: "0", currency: "FUN", roundClosed: true },
  };
  const after = (balance: string) => ({
    known: true,
    answer: expect.objectContaining({ code: "OK", balance }),
  });
  expect(await walletOf("V").call("betwin", bet)).toEqual(after("9900.00"));
  expect(await walletOf("W").call("balance", { playerId: "demo:m.1" })).toEqual(after("9900.00"));
  // Each vendor numbers its own transactions.
  expect(await walletOf("W").call("betwin", bet)).toEqual(after("9800.00"));
});

test("what demos left behind is swept after two days, and nothing else", async () => {
  const player = await freshPlayer();
  await player.spin(await player.openDemo(), newSpinId());
  await player.spin(await player.open(), newSpinId());
  const left = async () => {
    const { rows } = await player.pool.query(
      `select (select count(*)::int from studio.spin) as spins,
         (select count(*)::int from studio.seat) as seats,
         (select count(*)::int from studio.demo_purse) as purses,
         (select count(*)::int from studio.demo_movement) as movements`,
    );
    return rows[0];
  };
  await player.sweep();
  expect(await left()).toEqual({ spins: 2, seats: 2, purses: 1, movements: 1 });
  player.clock.advance(72 * HOUR);
  await player.sweep();
  expect(await left()).toEqual({ spins: 1, seats: 1, purses: 0, movements: 0 });
});

test("a launch that mixes play money and money is refused", async () => {
  const player = await freshPlayer();
  const body = await player.launchBody();
  expect((await player.postLaunch({ ...body, mode: "demo" })).status).toBe(400);
  expect((await player.postLaunch({ ...body, currency: "FUN" })).status).toBe(400);
});
