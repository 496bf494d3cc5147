import { expect, test } from "vitest";
import { makePreviewPass, readPreviewPass } from "./preview-pass.ts";

const expiresAt = Date.UTC(2026, 10, 20, 8);
const pass = makePreviewPass({ merchant: "alba", expiresAt }, "key");
const read = (text: string, { merchant = "alba", now = expiresAt - 1, key = "key" } = {}) =>
  readPreviewPass(text, { merchant, now }, [key]);

test("a pass is good until its end", () => {
  expect(read(pass)).toBe(expiresAt);
  expect(read(pass, { now: expiresAt })).toBeNull();
});
test("another merchant's pass opens nothing", () =>
  expect(read(pass, { merchant: "noche" })).toBeNull());
test("another key's pass opens nothing", () => expect(read(pass, { key: "other" })).toBeNull());
test("while the key changes, a pass of either is good", () => {
  const by = (keys: string[]) => readPreviewPass(pass, { merchant: "alba", now: 0 }, keys);
  expect(by(["new", "key"])).toBe(expiresAt);
  expect(by(["new"])).toBeNull();
  expect(by([])).toBeNull();
});
test.each(["", "x", ".", "zzzzzzzz.", `zzzzzzzz.${pass.split(".")[1]}`, `${pass}x`])(
  "%j opens nothing",
  (text) => expect(read(text)).toBeNull(),
);
