import { expect, test } from "vitest";
import { joined, type Level, ROOT, rowsOf, type TreePerson, withPerson } from "./levels.ts";

const person = (account: string) => ({ account }) as TreePerson;
const level = (accounts: string[], next: string | null = null): Level => ({
  list: accounts.map(person),
  next,
});
const shown = (levels: Record<string, Level>, open: string[]) =>
  rowsOf({ levels: new Map(Object.entries(levels)), open: new Set(open), root: ROOT }).map((row) =>
    row.is === "person" ? `${row.depth} ${row.person.account}` : `${row.depth} ${row.is} ${row.of}`,
  );

test("an open person's people follow, one level deeper, and a closed person's do not", () => {
  const levels = { [ROOT]: level(["ana", "luz"]), ana: level(["eva"]), eva: level(["rut"]) };
  expect(shown(levels, [])).toEqual(["1 ana", "1 luz"]);
  expect(shown(levels, ["ana"])).toEqual(["1 ana", "2 eva", "1 luz"]);
  expect(shown(levels, ["ana", "eva"])).toEqual(["1 ana", "2 eva", "3 rut", "1 luz"]);
  expect(shown(levels, ["eva"])).toEqual(["1 ana", "1 luz"]);
});

test("a level being read is one line, and a long one ends with the way on", () => {
  const levels = { [ROOT]: level(["ana", "luz"], "luz"), ana: level(["eva"], "eva") };
  expect(shown(levels, ["luz"])).toEqual(["1 ana", "1 luz", "2 wait luz", "1 more "]);
  expect(shown(levels, ["ana"])).toEqual(["1 ana", "2 eva", "2 more ana", "1 luz", "1 more "]);
});

test("more of a level joins it by name, and whoever was shown early stays once", () => {
  const early = withPerson(level(["ana", "eva"], "eva"), person("Paz"));
  expect(early.list.map(({ account }) => account)).toEqual(["ana", "eva", "Paz"]);
  const all = joined(early, level(["luz", "Paz", "rut"]));
  expect(all.list.map(({ account }) => account)).toEqual(["ana", "eva", "luz", "Paz", "rut"]);
  expect(all.next).toBeNull();
});
