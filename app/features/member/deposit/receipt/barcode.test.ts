import { expect, test } from "vitest";
import { barcodePath } from "./barcode.ts";

/** The widths of bars and gaps, as a scanner reads them. */
function widthsOf(digits: string): number[] {
  const bars = [...barcodePath(digits)!.path.matchAll(/M(\d+) 0h(\d+)/g)];
  return bars.flatMap(([, x, width], index) => {
    const next = bars[index + 1]?.[1];
    return next ? [Number(width), Number(next) - Number(x) - Number(width)] : [Number(width)];
  });
}

test("a number is start, pairs, check and stop", () => {
  // Start C, 12, 34, 56; check (105 + 12 + 68 + 168) % 103 = 44; stop.
  expect(widthsOf("123456").join("")).toBe(
    `${"211232"}${"112232"}${"131123"}${"331121"}${"132131"}${"2331112"}`,
  );
});

test("every pair has eleven modules, and none looks like another", () => {
  const seen = new Set<string>();
  for (let pair = 0; pair < 100; pair += 1) {
    const pattern = widthsOf(String(pair).padStart(2, "0")).slice(6, 12);
    expect(pattern.reduce((sum, width) => sum + width)).toBe(11);
    seen.add(pattern.join(""));
  }
  expect(seen.size).toBe(100);
});

test("only pairs of digits can be written", () => {
  for (const text of ["", "123", "12a4"]) expect(barcodePath(text)).toBeNull();
  expect(barcodePath("1".repeat(18))!.width).toBe(20 + 11 * 11 + 13);
});
