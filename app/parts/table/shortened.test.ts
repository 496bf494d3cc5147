import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test.each([
  ["25ffd6fd-83da594b15bef2ab4a39b8e5ce094815", "25ffd6fd…4815"],
  ["12345678901234", "12345678…1234"],
  ["1234567890123", "1234567890123"],
  ["r-7", "r-7"],
])("%s is written as %s", (reference, expected) => expect(shortened(reference)).toBe(expected));
