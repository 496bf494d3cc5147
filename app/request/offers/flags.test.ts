import { expect, test } from "vitest";
import { flagsOf } from "./flags.ts";

const node = (
  modId: string,
  enabled: "0" | "1",
  childrenNodes: ReturnType<typeof leaf>[] = [],
) => ({
  modId,
  enabled,
  childrenNodes,
});
const leaf = (modId: string, enabled: "0" | "1") => ({ modId, enabled, childrenNodes: [] });

test("the platform's answer overrides the brand's default", () => {
  const tree = [node("WEB", "1", [leaf("DIRECTREG3", "0"), leaf("FREEPLAY3", "1")])];
  const flags = flagsOf(tree, { DIRECTREG3: true, CHNGPASSVERIF3: true });
  expect(flags.has("DIRECTREG3")).toBe(false);
  expect(flags.has("FREEPLAY3")).toBe(true);
  expect(flags.has("CHNGPASSVERIF3")).toBe(true);
});

test("a module that is off takes its flags with it", () => {
  const flags = flagsOf([node("WEB", "0", [leaf("DIRECTREG3", "1")])], {});
  expect(flags.has("DIRECTREG3")).toBe(false);
});
