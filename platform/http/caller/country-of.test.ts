import { expect, test } from "vitest";
import { countryOf } from "./country-of.ts";

test.each([
  ["MX", "MX"],
  [" mx ", "MX"],
  ["XX", null],
  ["T1", null],
  ["MX, FR", null],
  ["", null],
  [undefined, null],
])("the header %j names %j", (header, country) => expect(countryOf(header)).toBe(country));
