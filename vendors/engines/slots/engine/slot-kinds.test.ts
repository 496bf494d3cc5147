import { describe, expect, test } from "vitest";
import { engineFacts, type SlotKind } from "#vendors/catalogue/engines.ts";
import { percent } from "../../shared/fraction.ts";
import { bruteForceRtp, exactRtp } from "./exact-rtp.ts";
import { paylines } from "./paylines.ts";
import { slotKinds } from "./slot-kinds.ts";
import { SLOT5_STAKES, slot5 } from "./slot5.ts";

test("forty lines of five cells, no two alike; fewer are their beginning", () => {
  const all = paylines(40);
  expect(new Set(all.map((line) => line.join(""))).size).toBe(40);
  for (const line of all) {
    expect(line).toHaveLength(5);
    expect(line.every((row) => [0, 1, 2].includes(row))).toBe(true);
  }
  for (const count of [20, 25] as const) expect(paylines(count)).toEqual(all.slice(0, count));
});

test("twenty lines are SLOT5 itself, with its stakes", () => {
  expect(slotKinds.slot5).toEqual({ rules: slot5, stakes: SLOT5_STAKES });
});

const kinds = Object.keys(slotKinds) as SlotKind[];

describe.each(kinds)("%s", (kind) => {
  const { rules, stakes } = slotKinds[kind];

  test("returns exactly what SLOT5 does", () => {
    expect(exactRtp(rules)).toEqual(exactRtp(slot5));
    expect(percent(exactRtp(rules).total, 2)).toBe(engineFacts[kind].rtp);
  });

  test("counting along lines agrees with evaluating every screen of a small game", () => {
    const strips = rules.strips.map((strip, reel) => [...strip.slice(0, 5), reel % 2 ? "W" : "S"]);
    expect(exactRtp({ ...rules, strips })).toEqual(bruteForceRtp({ ...rules, strips }));
  });

  test("every stake is a whole hundredth on each line, from the game's least bet on", () => {
    const count = BigInt(rules.lines.length);
    for (const stake of stakes) expect((stake / count / 100n) * count * 100n).toBe(stake);
    expect(engineFacts[kind]).toMatchObject({
      minBet: stakes[0],
      minLineNum: rules.lines.length,
    });
  });
});
