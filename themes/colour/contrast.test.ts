import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { completePalette } from "../make-theme.ts";
import { reference } from "../reference.ts";
import type { Tokens } from "../tokens.ts";
import { contrast } from "./color.ts";
import { nearestReadable } from "./nearest-readable.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { READABLE_PAIRS } from "./readable-pairs.ts";

const brands = import.meta.glob<Tokens>("/brands/*/tokens.ts", { eager: true, import: "tokens" });
const cases = Object.entries({ ...brands, reference }).flatMap(([name, tokens]) =>
  (["light", "dark"] as const).map((mode) => [name, mode, tokens[mode].palette] as const),
);

test.each(cases)("everything in %s's %s mode can be read", (_name, _mode, given) => {
  const palette = completePalette(given);
  const below = READABLE_PAIRS.flatMap(({ ink, grounds, least }) =>
    grounds
      .map((ground) => ({ ink, ground, least, ratio: contrast(palette[ink], palette[ground]) }))
      .filter(({ ratio }) => ratio < least),
  );
  expect(below).toEqual([]);
});

/** The text and background colours that one rule of a stylesheet sets, as "ink on ground". */
function pairsIn(text: string): string[] {
  const named = (rule: string, property: string) =>
    [...rule.matchAll(new RegExp(`\\b${property}: (?:vars\\.)?color\\.(\\w+)`, "g"))].map(
      ([, role]) => role,
    );
  const rules = text.match(/\{[^{}]*/g) ?? [];
  return rules.flatMap((rule) =>
    named(rule, "color").flatMap((ink) =>
      named(rule, "background").map((ground) => `${ink} on ${ground}`),
    ),
  );
}

test("no stylesheet of the site lays an ink on a ground that is not looked at", () => {
  const known = READABLE_PAIRS.flatMap(({ ink, grounds }) =>
    grounds.map((on) => `${ink} on ${on}`),
  );
  const used = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css.ts"))
    .flatMap((path) => pairsIn(readFileSync(join("app", path), "utf8")));
  expect(used).toContain("onAction on action");
  expect([...new Set(used)].filter((pair) => !known.includes(pair))).toEqual([]);
});

describe("colours", () => {
  test("black on white is 21 to 1", () => expect(contrast("#000", "#fff")).toBeCloseTo(21));

  test("go to OKLCH and back", () => {
    for (const hex of ["#000000", "#ffffff", "#c8102e", "#d2ff3c", "#0a7a85", "#7f7f7f"]) {
      expect(fromOklch(toOklch(hex))).toBe(hex);
    }
    expect(toOklch("#ff0000")).toMatchObject({
      lightness: expect.closeTo(0.628, 3),
      chroma: expect.closeTo(0.2577, 3),
      hue: expect.closeTo(29.23, 1),
    });
  });

  test("too pale on white become the nearest that can be read, of the same hue", () => {
    const found = nearestReadable("#ff8470", ["#ffffff"], 4.5);
    expect(contrast(found, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, "#ffffff")).toBeLessThan(4.7);
    expect(toOklch(found).hue).toBeCloseTo(toOklch("#ff8470").hue, -1);
    expect(nearestReadable("#111111", ["#ffffff"], 4.5)).toBe("#111111");
  });
});
