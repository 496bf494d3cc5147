import { expect, test } from "vitest";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";

/** Stops by what they pay at a stake of 1.00. */
const NOTHING = [29, 24, 29, 9, 2];
const TWO = [18, 2, 2, 20, 1];
const FREE_GAMES = [19, 31, 17, 15, 13];

type Player = Awaited<ReturnType<typeof freshPlayer>>;
const historyOf = async ({ get }: Player, url: string) => (await get(`${url}/history`)).json();

test("a game lists its player's rounds, newest first, with the payout of their free games", async () => {
  const player = await freshPlayer();
  const url = await player.open();
  expect(await historyOf(player, url)).toEqual({ rounds: [] });
  const first = newSpinId();
  player.random.rig([...NOTHING, ...FREE_GAMES, ...TWO]);
  await player.spin(url, first);
  player.clock.advance(1_000);
  const { free, win } = await player.spin(url);
  player.clock.advance(1_000);
  const { win: more } = await player.spin(url);

  const { roundPrefix } = await player.table(url);
  const { rounds } = await historyOf(player, url);
  expect(rounds).toMatchObject([
    { round: free.round, stake: "10000", payout: String(Number(win) + Number(more)) },
    { round: roundPrefix + first, stake: "10000", payout: "0", isGift: false },
  ]);
  expect(Number(more)).toBeGreaterThan(0);
  expect(rounds[0].at - rounds[1].at).toBe(1_000);
});

test("a game lists fifty rounds, none that was refused, and nobody else's", async () => {
  const player = await freshPlayer({ balance: 540_000n });
  const url = await player.open();
  player.random.rig(Array.from({ length: 54 }, () => NOTHING).flat());
  for (let spin = 0; spin < 53; spin += 1) {
    await player.spin(url);
    player.clock.advance(1_000);
  }
  const last = newSpinId();
  await player.spin(url, last);
  expect(await player.spin(url)).toMatchObject({ state: "refused" });
  const { roundPrefix } = await player.table(url);
  const { rounds } = await historyOf(player, url);
  expect(rounds).toHaveLength(50);
  expect(rounds.map(({ round }: { round: string }) => round)).toContain(roundPrefix + last);
  expect((await player.get(`${url}x/history`)).status).toBe(410);
  expect(await historyOf(player, await player.openDemo())).toEqual({ rounds: [] });
});
