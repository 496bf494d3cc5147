// @module-tag whole
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast } from "#themes/colour/color.ts";
import { fromOklch, toOklch } from "#themes/colour/oklch.ts";
import { FILLS, groundFaults, isSeen, readableGrounds } from "#themes/colour/readable-grounds.ts";
import { READABLE_PAIRS } from "#themes/colour/readable-pairs.ts";
import { completeAtmosphere, completePalette } from "#themes/make-theme.ts";
import { tokensSchema } from "#themes/tokens-schema.ts";
import { brandColors } from "./brand-colors.ts";
import { makeTokens } from "./make-tokens.ts";
import { MOODS } from "./moods.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe.each(Object.entries(MOODS))("a brand of the mood %s", (_name, mood) => {
  test("can be read in both modes, whatever two colours it is given", () => {
    fc.assert(
      fc.property(anyColor, anyColor, (first, second) => {
        const tokens = makeTokens(mood, { first, second });
        expect(tokensSchema.safeParse(tokens).success).toBe(true);
        for (const mode of ["light", "dark"] as const) {
          const palette = completePalette(tokens[mode].palette);
          for (const { ink, grounds, least } of READABLE_PAIRS)
            for (const ground of grounds)
              expect(
                contrast(palette[ink], palette[ground]),
                `${mode} ${ink} on ${ground}`,
              ).toBeGreaterThanOrEqual(least);
          const css = completeAtmosphere(tokens[mode].atmosphere, palette);
          for (const place of readableGrounds(mood.layout))
            expect(groundFaults(place, css[place.ground], palette), mode).toEqual([]);
          for (const { fill, grounds } of FILLS)
            for (const ground of grounds)
              expect(isSeen(palette[fill], palette[ground]), `${mode} ${fill} on ${ground}`).toBe(
                true,
              );
        }
      }),
      { numRuns: 120 },
    );
  });

  test("has buttons that are seen, and the same looks again for the same colours", () => {
    const colors = brandColors(mood, "#b02a8f");
    const tokens = makeTokens(mood, colors);
    expect(makeTokens(mood, colors)).toEqual(tokens);
    for (const { palette } of [tokens.light, tokens.dark])
      expect(contrast(palette.action, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});

describe("a colour", () => {
  test("that would be lost is refused with the nearest that is seen", () => {
    expect(() => brandColors(MOODS.fair!, "#ffe14d")).toThrow(
      /nearest that is seen is #[0-9a-f]{6}/,
    );
    const [, near = ""] =
      /seen is (#\w+)/.exec(String(catching(() => brandColors(MOODS.fair!, "#ffe14d")))) ?? [];
    expect(brandColors(MOODS.fair!, near).first).toBe(near);
    expect(brandColors(MOODS.neon!, "#ffe14d").first).toBe("#ffe14d");
  });

  test("that is none is refused", () => {
    expect(() => brandColors(MOODS.fair!, "red")).toThrow('"red" is no colour');
  });

  test("beyond what screens show keeps its hue", () => {
    const shown = toOklch(fromOklch({ lightness: 0.6, chroma: 0.5, hue: 150 }));
    expect(shown.hue).toBeCloseTo(150, 0);
    expect(shown.chroma).toBeLessThan(0.25);
  });
});

function catching(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
