import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { listWinners } from "./list-winners.ts";

const input = { gameCategory: "ALL", language: "es", limitNum: 20 };

test("lists the biggest payouts of closed rounds and masks the players", async () => {
  const t = await freshTable();
  for (const [n, winAmount] of ["3", "25", "0", "8"].entries())
    await t.betwin({ txId: `b${n}`, winTxId: `w${n}`, roundId: `r${n}`, amount: "1", winAmount });
  await t.betwin({
    txId: "b9",
    winTxId: "w9",
    roundId: "r9",
    winAmount: "900",
    roundClosed: false,
  });

  const { list } = await listWinners(await testContext(t), input);
  expect(list.map(({ prize }) => prize)).toEqual([250_000n, 80_000n, 30_000n]);
  expect(list[0]).toEqual({
    player: maskPlayer(t.member.username),
    gameCode: "GAME1",
    gameName: "Game one",
    picture: "/media/games/game-one",
    prize: 250_000n,
    time: t.clock.now().getTime(),
  });
  expect(JSON.stringify(list, (_, v) => String(v))).not.toContain(t.member.username);
});

test("forgets a win after 24 hours and keeps to the limit", async () => {
  const t = await freshTable();
  const context = await testContext(t);
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1" });
  t.clock.advance(3_600_000 - 1);
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2" });
  expect((await listWinners(context, { ...input, limitNum: 1 })).list).toHaveLength(1);
  t.clock.advance(23 * 3_600_000 + 1);
  expect((await listWinners(context, input)).list).toHaveLength(1);
});

test("shows one type of games on request, and no other merchant's winners", async () => {
  const [live, other] = [await freshTable({ gameType: "LIVE" }), await freshTable()];
  await live.betwin({ txId: "b1", winTxId: "w1" });
  const context = await testContext(live);
  const countOf = async (gameCategory: string) =>
    (await listWinners(context, { ...input, gameCategory })).list.length;
  expect([await countOf("LIVE"), await countOf("RNG"), await countOf("ALL")]).toEqual([1, 0, 1]);
  const ofTypes = await listWinners(context, { ...input, gameTypes: ["RNG", "FISH"] });
  expect(ofTypes.list).toEqual([]);
  expect((await listWinners(await testContext(other), input)).list).toEqual([]);
});
