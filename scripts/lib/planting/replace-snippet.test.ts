import { expect, test } from "vitest";
import { replaceSnippet } from "./replace-snippet.ts";

test.each([
  ["as it stands", "pay(tx, row);"],
  ["broken into lines", "pay(\n  tx,\n  row,\n);"],
  ["with wide gaps", "pay( tx , row ) ;"],
])("a snippet is found %s", (_how, text) => {
  const edit = { from: "pay(tx, row)", to: "wait()" };
  expect(replaceSnippet(`before\n${text}\nafter`, edit).replaceAll(" ", "")).toBe(
    "before\nwait();\nafter",
  );
});

test("one that was broken into lines is found joined", () => {
  const edit = { from: "[\n  one,\n  two,\n]", to: "[]" };
  expect(replaceSnippet("const list = [one, two];", edit)).toBe("const list = [];");
});

test.each([
  ["no part of a longer word", "a.balance < amount", "a.balance < amountMin"],
  ["no other sign", "a < b", "a <= b"],
  ["none of two", "a < b", "a < b; a < b"],
])("%s is taken for it", (_what, from, text) => {
  expect(() => replaceSnippet(text, { from, to: "" })).toThrow(/times/);
});
