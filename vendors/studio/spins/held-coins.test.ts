import { expect, test } from "vitest";
import { showBet } from "#platform/play/records/show-bet.ts";
import { freshPlayer } from "#tests/under-test/studio-under-test.ts";
import { slotHold } from "../../engines/slots/engine/models/slot-hold.ts";

const GAME = { vendor: "OLAVIVA", code: "gema-liquida" };
/** Two coins on each of the five reels. */
const TEN = slotHold.strips.map((strip) =>
  strip.findIndex((one, at) => one === "C" && strip[(at + 1) % strip.length] === "C"),
);
const [ONE, TWO] = [0, 30];
const [COIN, MISS] = [0, 1];
const VALUES = Array.from({ length: 10 }, () => ONE);
const misses = (count: number) => Array.from({ length: count }, () => MISS);
/** One coin of ×2 in the second respin, and then none in three. */
const DRAWN = [...TEN, ...VALUES, ...misses(5), COIN, TWO, ...misses(4 + 3 * 4)];

test("held coins are one round: one bet, one payout, closed at once", async () => {
  const player = await freshPlayer({ game: GAME });
  const url = await player.open();
  player.random.rig(DRAWN);
  const spun = await player.spin(url);
  expect(spun).toMatchObject({ state: "done", kind: "base", free: { left: 0 } });
  expect(spun.coins).toMatchObject({ respins: 5, isFull: false });
  expect(spun.coins!.coins).toHaveLength(11);
  const stake = BigInt(spun.stake);
  expect(BigInt(spun.coins!.amount)).toBe(stake * 12n);
  const lines = spun.wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(BigInt(spun.win)).toBe(lines + stake * 12n);
  const rounds = await player.rounds();
  expect(rounds).toHaveLength(1);
  expect(rounds[0]).toMatchObject({ payout: BigInt(spun.win), stake });
  const { pictures } = await showBet(player.context, {
    language: "es",
    roundId: rounds[0]!.roundId,
  });
  expect(pictures[0]).toMatchObject({ kind: "base", alt: /11 monedas fijas: \$12\.00/ });
});

test("a player who comes back sees where the coins ended, and is paid all the same", async () => {
  const player = await freshPlayer({ game: GAME });
  const url = await player.open();
  player.random.rig(DRAWN);
  player.failures.set("*", "unheard");
  const first = await player.spin(url, "a".repeat(32));
  expect(first).toMatchObject({ state: "pending", coins: null });
  player.failures.clear();
  const again = await player.spin(url, "a".repeat(32));
  expect(again).toMatchObject({ state: "done", coins: { respins: 5 } });
  const { screen, coins } = again;
  expect((await player.table(url)).last).toMatchObject({ screen, coins });
  expect(await player.rounds()).toMatchObject([{ payout: BigInt(again.win) }]);
});
