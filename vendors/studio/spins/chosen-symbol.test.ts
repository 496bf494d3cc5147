import { expect, test } from "vitest";
import { freshPlayer } from "#tests/under-test/studio-under-test.ts";
import { slotChosen } from "../../engines/slots/engine/models/slot-chosen.ts";

const GAME = { vendor: "CANTERA9", code: "mapa-perdido" };
const SCATTERS = slotChosen.strips.map((strip) => strip.indexOf("S"));
/** The place of H4 among the symbols. */
const H4 = 3;
/** The top row shows H4 on the last two reels and another symbol before. */
const TWO = [0, 0, 0, slotChosen.strips[3]!.indexOf("H4"), slotChosen.strips[4]!.indexOf("H4")];
const THREE = TWO.with(0, slotChosen.strips[0]!.indexOf("H4"));

test("a round's free games keep the symbol that their winning spin drew, also after a reload", async () => {
  const player = await freshPlayer({ game: GAME });
  const url = await player.open();
  player.random.rig([...SCATTERS, H4]);
  const won = await player.spin(url);
  expect(won).toMatchObject({ kind: "base", freeGames: 10, chosen: "H4", filled: null });
  expect(await player.table(url)).toMatchObject({ free: { left: 10 }, last: { chosen: "H4" } });
  player.random.rig(THREE);
  const filled = await player.spin(url);
  expect(filled).toMatchObject({ kind: "free", chosen: "H4", filled: { reels: [0, 3, 4] } });
  // 25 bets on each of ten lines, of a stake that is ten bets.
  expect(filled.filled!.amount).toBe("250000");
  expect(BigInt(filled.win)).toBe(
    filled.wins.reduce((sum, { amount }) => sum + BigInt(amount), 250_000n),
  );
  player.random.rig(TWO);
  expect(await player.spin(url)).toMatchObject({ kind: "free", chosen: "H4", filled: null });
});

test("a free game asked for again under its id is the same, with the same symbol", async () => {
  const player = await freshPlayer({ game: GAME });
  const url = await player.open();
  player.random.rig([...SCATTERS, H4]);
  await player.spin(url);
  player.random.rig(THREE);
  player.failures.set("win", "lost");
  const first = await player.spin(url, "a".repeat(32));
  expect(first.state).toBe("pending");
  player.failures.clear();
  const again = await player.spin(url, "a".repeat(32));
  expect(again).toMatchObject({ state: "done", kind: "free", filled: { amount: "250000" } });
});
