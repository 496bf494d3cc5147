import { expect, test } from "vitest";
import { linkState } from "./link-state.ts";

const now = new Date(1_000);
const link = { expiresAt: null, usesMax: null, uses: 7, switchedOffAt: null };

test.each([
  ["without an end", {}, "open"],
  ["that ends later", { expiresAt: new Date(1_001) }, "open"],
  ["that ends now", { expiresAt: new Date(1_000) }, "expired"],
  ["with one use left", { usesMax: 8 }, "open"],
  ["without one", { usesMax: 7 }, "usedUp"],
  ["that was switched off", { usesMax: 7, switchedOffAt: new Date(0) }, "off"],
] as const)("a link %s is %s", (_what, more, state) =>
  expect(linkState({ ...link, ...more }, now)).toBe(state),
);
