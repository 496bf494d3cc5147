import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, type TestMember, testContext } from "#tests/support/database.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { listWinners } from "./list-winners.ts";

const HOUR_MS = 3_600_000;
const input = { gameCategory: "ALL", language: "es", limitNum: 20 };
type Table = Awaited<ReturnType<typeof freshTable>>;

type Play = { amount?: string; by?: TestMember };
/** Closed rounds of one stake with these payouts, each of another player, or all of one. */
async function play(
  t: Table,
  prefix: string,
  winAmounts: string[],
  { amount = "1", by }: Play = {},
) {
  const players: TestMember[] = [];
  for (const [n, winAmount] of winAmounts.entries()) {
    const id = `${prefix}${n}`;
    const player = by ?? (await freshMember(t.merchant, { balance: 100_000_000n }));
    const seat = { token: await t.sit(player), amount, winAmount };
    const ids = { txId: `b${id}`, winTxId: `w${id}`, roundId: id };
    expect(await t.betwin({ ...ids, ...seat })).toMatchObject({ code: "OK" });
    players.push(player);
  }
  return players;
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
  const played = await play(t, "r", ["300", "2500", "0", "812.50"], { amount: "2" });
  const winner = played[1]!;
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
    player: maskPlayer(winner.username),
    gameCode: "GAME1",
    gameName: "Game one",
    picture: "/media/games/game-one",
    time: t.clock.now().getTime(),
  });
  expect(JSON.stringify(list, (_, v) => String(v))).not.toContain(winner.username);
});

test("a payout up to the stake is no win", async () => {
  const t = await freshTable();
  await play(t, "r", ["400", "499.99", "500", "500.01", "600", "700"], { amount: "500" });
  expect(await prizesOf(t)).toEqual(["day", [700, 600, 500]]);
});

test("a player has one line per game, the best win and of equal ones the newer", async () => {
  const t = await freshTable();
  const before = t.clock.now().getTime();
  await play(t, "one", ["100", "300", "200"], { by: t.member });
  t.clock.advance(60_000);
  await play(t, "again", ["300"], { by: t.member });
  await play(t, "others", ["250", "150"]);
  const { list } = await listWinners(await testContext(t), input);
  expect(list.map(({ prize, time }) => [prize, time - before])).toEqual([
    [3_000_000n, 60_000],
    [2_500_000n, 60_000],
    [1_500_000n, 60_000],
  ]);
  await freshVendor(t.merchant, { game: "GAME2" });
  const token = await t.sit(t.member, "GAME2");
  const ids = { txId: "b2", winTxId: "w2", roundId: "r2", gameCode: "GAME2" };
  await t.betwin({ ...ids, amount: "1", winAmount: "120", token });
  expect(await prizesOf(t)).toEqual(["day", [300, 250, 150, 120]]);
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
  await play(t, "b", ["150"]);
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
  const played = await play(t, "r", ["100", "200", "300"]);
  const ids = played.map(({ id }) => id);
  expect((await prizesOf(t))[1]).toEqual([300, 200, 100]);
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.update(members).set({ type: 4 }).where(inArray(members.id, ids)),
  );
  expect(await prizesOf(t)).toEqual(["day", []]);
});
