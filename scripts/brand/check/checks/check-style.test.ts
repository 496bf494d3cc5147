import { expect, test } from "vitest";
import { readBrand, sourceFile } from "../../source/brand-source.ts";
import { checkData } from "./check-data.ts";
import { checkStyle } from "./check-style.ts";

const mareo = readBrand(".", "mareo");

/** The findings for mareo with another size of the cover's picture. */
function said(value: string) {
  const text = mareo.tokens.text.replace(
    /position: "[^"]*"/,
    () => `position: ${JSON.stringify(value)}`,
  );
  const tokens = sourceFile(mareo.tokens.path, "tokens.ts", text);
  return checkStyle(checkData({ ...mareo, tokens }).known!).map(({ rule }) => rule);
}

test.each([
  "50% 62%",
  "linear-gradient(180deg, rgba(0, 0, 0, .5) 0, calc(1px + (2px * 3)) 100%)",
  "url(./assets/tide-edge.svg) 0 0",
  'url("./assets/tide-edge.svg")',
  "url( './assets/tide-edge.svg' )",
])("%s is a value", (value) => {
  expect(said(value)).toEqual([]);
});

test.each([
  "url(https://far.example.org/a.svg)",
  "url('https://far.example.org/a.svg')",
  "url(https://far.example.org/a.svg",
  'url("https://far.example.org/a.svg',
  'url("./assets/tide-edge.svg',
  "url(./assets/missing.svg)",
  "url(./assets/../../noche/assets/icon.svg)",
  'src("https://far.example.org/a.svg")',
  'image("https://far.example.org/a.svg")',
  "rgba(0, 0, 0",
  "0)",
  '"',
  "0 } body { display: none",
])("%s is more than a value", (value) => {
  expect(said(value)).toEqual(["style-safety"]);
});
