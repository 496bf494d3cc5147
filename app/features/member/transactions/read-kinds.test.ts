import { expect, test } from "vitest";
import { RECORD_KINDS } from "#platform/contract/play/record-kinds.ts";
import { readKinds, toggleKind } from "./read-kinds.ts";

test("reads the kinds that there are, each once", () => {
  const read = (kinds: string) => readKinds(new URLSearchParams({ kinds }));
  expect(read("win,bet,win,gold")).toEqual(["bet", "win"]);
  expect(read("")).toEqual([]);
});

test("a kind is added and taken away, and all of them are none", () => {
  expect(toggleKind([], "bet")).toBe("bet");
  expect(toggleKind(["win"], "bet")).toBe("bet,win");
  expect(toggleKind(["bet"], "bet")).toBeNull();
  expect(toggleKind(RECORD_KINDS.slice(1), RECORD_KINDS[0])).toBeNull();
});
