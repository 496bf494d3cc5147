import { expect, test } from "vitest";
import { strengthOf } from "./strength.ts";

test.each([
  [1, "12345678"],
  [1, "aaaaaaaaaaaa"],
  [1, "contraseña1"],
  [1, "Password123"],
  [1, "abc"],
  [2, "luna2847"],
  [3, "Kd93-vmq"],
  [4, "Sol-Luna-Mar-26"],
  [4, "cuatro mesas verdes"],
])("strength %i of %s", (strength, password) => {
  expect(strengthOf(password)).toBe(strength);
});

test("the member's own name counts as one sign", () => {
  expect(strengthOf("marisol2847")).toBe(3);
  expect(strengthOf("marisol2847", ["Marisol"])).toBe(1);
});
