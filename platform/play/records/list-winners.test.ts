import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { listWinners } from "./list-winners.ts";

const HOUR_MS = 3_600_000;
const input = { gameCategory: "ALL", language: "es", limitNum: 20 };
type Table = Awaited<ReturnType<typeof freshTable>>;

/** Closed rounds of one stake with these payouts. */
async function play(t: Table, prefix: string, winAmounts: string[], amount = "1") {
  for (const [n, winAmount] of winAmounts.entries()) {
    const id = `${prefix}${n}`;
    const ids = { txId: `b${id}`, winTxId: `w${id}`, roundId: id };
    expect(await t.betwin({ ...ids, amount, winAmount })).toMatchObject({ code: "OK" });
  }
}

async function prizesOf(t: Table, more: object = {}) {
  const { period, list } = await listWinners(await testContext(t), { ...input, ...more });
  return [period, list.map(({ prize }) => Number(prize / 10_000n))];
}

async function setFloor(t: Table, prizeMin: string) {
  await t.store.db
    .update(merchants)
    .set({ settings: { winners: { prizeMin } } })
    .where(eq(merchants.code, t.merchant.code));
}

test("lists the biggest payouts of closed rounds with their multiple, and masks the players", async () => {
  const t = await freshTable();
  await play(t, "r", ["300", "2500", "0", "812.50"], "2");
  const open = { txId: "b9", winTxId: "w9", roundId: "r9", winAmount: "900" };
  await t.betwin({ ...open, roundClosed: false });
  const { period, list } = await listWinners(await testContext(t), input);
  expect(period).toBe("day");
  expect(list.map(({ prize, multiple }) => [prize, multiple])).toEqual([
    [25_000_000n, 125_000],
    [8_125_000n, 40_625],
    [3_000_000n, 15_000],
  ]);
  expect(list[0]).toMatchObject({
    player: maskPlayer(t.member.username),
    gameCode: "GAME1",
    gameName: "Game one",
    picture: "/media/games/game-one",
    time: t.clock.now().getTime(),
  });
  expect(JSON.stringify(list, (_, v) => String(v))).not.toContain(t.member.username);
});

test("a payout up to the stake is no win", async () => {
  const t = await freshTable({ balance: 100_000_000n });
  await play(t, "r", ["400", "499.99", "500", "500.01", "600", "700"], "500");
  expect(await prizesOf(t)).toEqual(["day", [700, 600, 500]]);
});

test("the merchant sets the smallest payout of the list, by default 100.00", async () => {
  const t = await freshTable();
  await play(t, "r", ["99.99", "100", "200", "300"]);
  expect(await prizesOf(t)).toEqual(["day", [300, 200, 100]]);
  await setFloor(t, "50.00");
  expect(await prizesOf(t)).toEqual(["day", [300, 200, 100, 99]]);
});

test("a day with fewer than three winners shows the week's, and a week with fewer nobody", async () => {
  const t = await freshTable();
  await play(t, "a", ["100", "200"]);
  expect(await prizesOf(t)).toEqual(["day", []]);
  t.clock.advance(24 * HOUR_MS);
  const later = { token: await t.sit() };
  await t.betwin({
    txId: "b",
    winTxId: "w",
    roundId: "r",
    amount: "1",
    winAmount: "150",
    ...later,
  });
  expect(await prizesOf(t)).toEqual(["week", [200, 150, 100]]);
  expect(await prizesOf(t, { limitNum: 1 })).toEqual(["day", [150]]);
  t.clock.advance(6 * 24 * HOUR_MS);
  expect(await prizesOf(t)).toEqual(["day", []]);
});

test("shows one type of games on request, and no other merchant's winners", async () => {
  const [live, other] = [await freshTable({ gameType: "LIVE" }), await freshTable()];
  await play(live, "r", ["100", "200", "300"]);
  const context = await testContext(live);
  const countOf = async (gameCategory: string) =>
    (await listWinners(context, { ...input, gameCategory })).list.length;
  expect([await countOf("LIVE"), await countOf("RNG"), await countOf("ALL")]).toEqual([3, 0, 3]);
  const ofTypes = await listWinners(context, { ...input, gameTypes: ["RNG", "FISH"] });
  expect(ofTypes.list).toEqual([]);
  expect((await listWinners(await testContext(other), input)).list).toEqual([]);
});

test("a trial account is no winner", async () => {
  const t = await freshTable();
  await play(t, "r", ["100", "200", "300"]);
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.update(members).set({ type: 4 }).where(eq(members.id, t.member.id)),
  );
  expect(await prizesOf(t)).toEqual(["day", []]);
});
