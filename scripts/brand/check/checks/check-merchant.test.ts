import { expect, test } from "vitest";
import { readBrand, sourceFile } from "../../source/brand-source.ts";
import { checkData } from "./check-data.ts";

const grada = readBrand(".", "grada");
const { text } = grada.merchant;

/**
 * The findings for grada with another merchant.json, as "rule:line message". grada itself stays
 * known.
 */
function said(other: string) {
  const merchant = sourceFile(grada.merchant.path, "merchant.json", other);
  const { findings, known } = checkData({ ...grada, merchant });
  expect(known?.code).toBe("grada");
  for (const { file } of findings) expect(file).toBe("brands/grada/merchant.json");
  return findings.map(({ rule, line, message }) => `${rule}:${line} ${message}`);
}

test.each([
  ['"code": "grada"', '"code": "gradas"', 2, "code"],
  ['"grada2.localhost"', '"grada3.localhost"', 4, "hosts"],
  ['"currencySymbol": "$"', '"currencySymbol": "P"', 7, "currencySymbol"],
  ['"currency": "MXN"', '"currency": "USD"', 6, "currency"],
  ['"ageMin": 18', '"ageMin": 21', 10, "registration.ageMin"],
])("%s must be what brand.config.ts says", (from, to, line, key) => {
  expect(text).toContain(from);
  const [only, ...more] = said(text.replace(from, to));
  expect(only).toMatch(new RegExp(`^merchant-file:${line} ${key} is "`));
  expect(more).toEqual([]);
});

test("the order of hosts may be another", () => {
  const turned = '"hosts": ["grada2.localhost", "grada.localhost"]';
  expect(said(text.replace(/"hosts": \[[^\]]*\]/, turned))).toEqual([]);
});

test.each([
  ["it ends in the middle", text.slice(0, text.indexOf('"registration"')), 8],
  ["a comma too many", text.replace('"$",', '"$",,'), 7],
  ["a comma too few", text.replace('"$",', '"$"'), 8],
  ["a word without quotation marks", text.replace('"MXN"', "MXN"), 6],
  ["a comment", text.replace('"MXN",', '"MXN", // pesos'), 6],
  ["nothing", "", 1],
])("unreadable JSON is reported at the line of the error: %s", (_, other, line) => {
  expect(said(other)).toEqual([expect.stringMatching(new RegExp(`^merchant-file:${line} It `))]);
});

test("an unknown flag and an unknown key are reported with their lines", () => {
  expect(said(text.replace('"FREEPLAY3"', '"NOPE"'))).toEqual([
    expect.stringMatching(/^schema:8 flags\.1: /),
  ]);
  expect(said(text.replace('"country"', '"land": "MX",\n  "country"'))).toEqual([
    'unknown-key:5 No brand has "land".',
  ]);
});

test("words that are missing in one of the brand's languages are reported", () => {
  const cut = JSON.parse(text);
  delete cut.notices[1].words.en;
  const [only, ...more] = said(JSON.stringify(cut, null, 2));
  expect(only).toMatch(/^merchant-file:\d+ notices\.1 has no words in "en"/);
  expect(more).toEqual([]);
});

test("letters that apply would refuse are reported with their lines", () => {
  const withLetters = (letters: object) =>
    JSON.stringify({ ...JSON.parse(text), letters }, null, 2);
  const words = (body: string) => ({ subject: "Hola", body });
  expect(
    said(withLetters({ welcome: { es: words("Hola"), en: words("https://x.evil.example") } })),
  ).toEqual([
    expect.stringMatching(/^merchant-file:\d+ letters\.welcome\.en\.body: https:\/\/x\.evil/),
  ]);
  expect(said(withLetters({ welcome: { pt: words("Olá") } }))).toEqual([
    expect.stringMatching(/^merchant-file:\d+ letters\.welcome\.pt is in no language/),
  ]);
  expect(said(withLetters({ welcome: { es: words("{code}") } }))).toEqual([
    expect.stringMatching(/^schema:\d+ letters\.welcome\.es\.body: \{code\}: it is no placeholder/),
  ]);
});
