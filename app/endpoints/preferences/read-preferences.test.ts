import { expect, test } from "vitest";
import { readPreferences } from "./read-preferences.ts";

function read(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readPreferences(form, ["es"]);
}

test("each choice is read by itself", () => {
  expect(read({ language: "es" })).toEqual({ language: "es" });
  expect(read({ theme: "dark" })).toEqual({ theme: "dark" });
  expect(read({ hideBalance: "0" })).toEqual({ hideBalance: false });
});
test("a language that the brand does not offer changes nothing", () =>
  expect(read({ language: "en" })).toEqual({}));
test("nonsense changes nothing", () =>
  expect(read({ language: "xx", theme: "pink", hideBalance: "yes" })).toEqual({}));
