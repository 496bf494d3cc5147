import { expect, test } from "vitest";
import { eachGameOnce, SHELF_LEAST } from "./each-game-once.ts";

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ gameCode: `g${first + index}` }));
const shelf = (first: number, count: number, most = 12) => ({ games: from(first, count), most });

test("a later shelf leaves out what earlier ones show, and stays as long", () => {
  const shown = eachGameOnce([shelf(0, 36), shelf(6, 36), shelf(0, 60)]);
  expect(shown).toEqual([from(0, 12), from(12, 12), from(24, 12)]);
});

test("a game that an earlier shelf could show, but does not, may stand in a later one", () => {
  expect(eachGameOnce([shelf(0, 20, 9), shelf(9, 12, 9)])[1]).toEqual(from(9, 9));
});

test("what already stands above the shelves is left out too", () => {
  expect(eachGameOnce([shelf(0, 20)], ["g0", "g2"])[0]?.slice(0, 2)).toEqual([
    { gameCode: "g1" },
    { gameCode: "g3" },
  ]);
});

test("with too few other games, repeats fill a shelf's end, and none becomes empty", () => {
  const [, second, third] = eachGameOnce([shelf(0, 12), shelf(4, 12), shelf(0, 3)]);
  expect(second).toEqual([...from(12, 4), ...from(4, 4)]);
  expect(second).toHaveLength(SHELF_LEAST);
  expect(third).toEqual(from(0, 3));
});
