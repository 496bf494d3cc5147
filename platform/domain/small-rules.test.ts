import { expect, test } from "vitest";
import type { WhitelabelNode } from "../contract/site.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { usernameKey } from "./username.ts";
import { hasFlag } from "./whitelabel.ts";

test("the first guesses are no passwords", () => {
  expect(isCommonPassword("PassWord1", "ana")).toBe(true);
  expect(isCommonPassword("AnaMaria9", "anamaria9")).toBe(true);
  expect(isCommonPassword("sol-luna-mar", "ana")).toBe(false);
});

test("one name in any case or width", () => {
  expect(usernameKey(" ＡnA9 ")).toBe("ana9");
});

test("a flag is on only where every node above it is", () => {
  const leaf: WhitelabelNode = { modId: "DIRECTREG3", enabled: "1", childrenNodes: [] };
  const tree = (enabled: "0" | "1") => [{ modId: "WEB", enabled, childrenNodes: [leaf] }];
  expect(hasFlag(tree("1"), "DIRECTREG3")).toBe(true);
  expect(hasFlag(tree("0"), "DIRECTREG3")).toBe(false);
  expect(hasFlag(tree("1"), "FREEPLAY3")).toBe(false);
});
