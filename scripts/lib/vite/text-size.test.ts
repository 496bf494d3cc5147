import { expect, test } from "vitest";
import { relativeLengths } from "./text-size.ts";

test.each([
  ["16px", "1rem"],
  ["14.5px", "0.90625rem"],
  ["clamp(32px, 10vw, 44px)", "clamp(2rem, 10vw, 2.75rem)"],
  ["1.2", "1.2"],
  ["var(--hero-size-12px)", "var(--hero-size-12px)"],
])("%s follows the browser's text size", (value, relative) => {
  expect(relativeLengths(value, "rem")).toBe(relative);
});

test("a breakpoint loses no fraction of a pixel", () => {
  expect(relativeLengths("(max-width: 719px)", "em")).toBe("(max-width: 44.9375em)");
  expect(relativeLengths("(min-width:1180px)", "em")).toBe("(min-width:73.75em)");
});
