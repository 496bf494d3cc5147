import { expect, test } from "vitest";
import { isReadable, type ListLine, watchlistOf } from "./watchlist.ts";

const LINE: ListLine = {
  ...{ list: "onu", entry: "E1", kind: "sanction", name: "PÉREZ LÓPEZ, Juan Carlos" },
  ...{ birthDate: "1970-03-02", document: "AB-123" },
};
const ANY = { names: [] as string[], birthday: "1970-03-02" };
const find = (line: Partial<ListLine>) => watchlistOf([{ ...LINE, ...line }]);

test.each([
  ["accents, capitals and order", { birthDate: "" }, ["juan carlos perez lopez"], true],
  ["a word less, with the date", {}, ["Juan Pérez"], true],
  ["a word more, with the date", {}, ["Juan Carlos Pérez López Ruiz"], true],
  ["another word, with the date", {}, ["Juan Ruiz"], false],
  ["one word, with the date", {}, ["Juan"], false],
  ["one word on the list", { name: "Juan" }, ["Juan Pérez"], false],
  ["a word less, without a date", { birthDate: "" }, ["Juan Pérez"], false],
  ["the year alone", { birthDate: "1970" }, ["Juan Carlos Perez Lopez"], true],
  ["a word less, with the year alone", { birthDate: "1970" }, ["Juan Perez"], false],
  ["another year", { birthDate: "1971" }, ["Juan Carlos Perez Lopez"], false],
  ["another date", { birthDate: "1970-03-03" }, ["Juan Carlos Perez Lopez"], false],
  ["any of the names", {}, ["", "Juan Pérez López"], true],
] as const)("%s", (_what, line, names, isHit) => {
  expect(find(line)({ ...ANY, names: [...names] })).toHaveLength(isHit ? 1 : 0);
});

test("a document counts whatever the name, and an empty one never", () => {
  expect(find({})({ names: [], documentNumber: "ab 123" })).toHaveLength(1);
  expect(find({ document: "" })({ names: [], documentNumber: "" })).toEqual([]);
  expect(find({ name: "", birthDate: "", document: "" })({ names: [""] })).toEqual([]);
});

test("a person whose birth date is unknown is no entry with one", () => {
  expect(find({})({ names: ["Juan Carlos Pérez López"] })).toEqual([]);
  expect(find({ birthDate: "1970" })({ names: ["Juan Carlos Pérez López"] })).toEqual([]);
});

test("an entry with several names is one hit, and tells what it is", () => {
  const alias = { ...LINE, name: "Juan el Bueno López" };
  const hits = watchlistOf([LINE, alias])({ ...ANY, names: ["Juan Perez", "Juan Lopez"] });
  expect(hits).toEqual([{ list: "onu", entry: "E1", kind: "sanction" }]);
});

test.each([
  ["a date", { birthDate: "1970-02-28" }, true],
  ["a year", { birthDate: "1970" }, true],
  ["no date", { birthDate: "" }, true],
  ["a date that no calendar has", { birthDate: "1970-02-30" }, false],
  ["another form", { birthDate: "02/03/1970" }, false],
  ["no entry", { entry: "" }, false],
  ["a name alone", { document: "" }, true],
  ["nothing of a person", { document: "", name: "" }, false],
])("a line with %s is readable: %j", (_what, line, isSo) => {
  expect(isReadable({ ...LINE, ...line })).toBe(isSo);
});
