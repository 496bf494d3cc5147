import { expect, test } from "vitest";
import type { WhitelabelNode } from "../contract/core/site.ts";
import { hasFlag } from "./core/whitelabel.ts";
import { isCommonPassword } from "./members/common-passwords.ts";
import { maskName } from "./members/mask-name.ts";
import { usernameKey } from "./members/username.ts";

test("the most guessed words are refused as passwords", () => {
  const words = ["anamaria9", "Noche", ""];
  for (const guess of [
    "PassWord1",
    "michelle1",
    "Contraseña1",
    "AnaMaria9",
    "NOCHE-2026!",
    "noche",
  ]) {
    expect([guess, isCommonPassword(guess, words)]).toEqual([guess, true]);
  }
  for (const own of ["sol-luna-mar", "noches de feria", "AnaMaria-y-Luis-9", "2026-2027"]) {
    expect([own, isCommonPassword(own, words)]).toEqual([own, false]);
  }
});

test("a name is the same in any case or width", () => {
  expect(usernameKey(" ＡnA9 ")).toBe("ana9");
});

test("a flag is on only where every node above it is", () => {
  const leaf: WhitelabelNode = { modId: "DIRECTREG3", enabled: "1", childrenNodes: [] };
  const tree = (enabled: "0" | "1") => [{ modId: "WEB", enabled, childrenNodes: [leaf] }];
  expect(hasFlag(tree("1"), "DIRECTREG3")).toBe(true);
  expect(hasFlag(tree("0"), "DIRECTREG3")).toBe(false);
  expect(hasFlag(tree("1"), "FREEPLAY3")).toBe(false);
});

test("a person's name keeps its first letters alone", () => {
  expect(maskName(" Luz  Muñoz Peña ")).toBe("L••• M••• P•••");
  expect([maskName("𝒜na"), maskName("  ")]).toEqual(["𝒜•••", ""]);
});
