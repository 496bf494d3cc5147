import { expect, test } from "vitest";
import { maskPhoneName } from "./mask-phone-name.ts";

test.each([
  ["5512345678", "••• 5678"],
  ["+52 55 1234-5678", "••• 5678"],
  ["(01) 987 6543", "••• 6543"],
  ["mario77", "mario77"],
  ["mario 5512345678", "mario 5512345678"],
  ["123456", "123456"],
])("others see %s as %s", (name, shown) => expect(maskPhoneName(name)).toBe(shown));
