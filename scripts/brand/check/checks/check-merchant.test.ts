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
  ['"currencySymbol": "$"', '"currencySymbol": "P"', 8, "currencySymbol"],
  ['"currency": "MXN"', '"currency": "USD"', 7, "currency"],
  ['"jurisdiction": "demo"', '"jurisdiction": "MX"', 6, "jurisdiction"],
  ['"ageMin": 18', '"ageMin": 21', 11, "registration.ageMin"],
  ['"settings": {', '"settings": {\n"timeZone": "Europe/Madrid",', 16, "settings.timeZone"],
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
  ["it ends in the middle", text.slice(0, text.indexOf('"registration"')), 9],
  ["a comma too many", text.replace('"$",', '"$",,'), 8],
  ["a comma too few", text.replace('"$",', '"$"'), 9],
  ["a word without quotation marks", text.replace('"MXN"', "MXN"), 7],
  ["a comment", text.replace('"MXN",', '"MXN", // pesos'), 7],
  ["nothing", "", 1],
])("unreadable JSON is reported at the line of the error: %s", (_, other, line) => {
  expect(said(other)).toEqual([expect.stringMatching(new RegExp(`^merchant-file:${line} It `))]);
});

test("an unknown flag and an unknown key are reported with their lines", () => {
  expect(said(text.replace('"FREEPLAY3"', '"NOPE"'))).toEqual([
    expect.stringMatching(/^schema:9 flags\.1: /),
  ]);
  expect(said(text.replace('"country"', '"land": "MX",\n  "country"'))).toEqual([
    'unknown-key:5 No brand has "land".',
  ]);
});

test.each([
  ["notices", 1],
  ["levels", 3],
  ["rewards", 0],
  ["missions", 2],
  ["posts", 4],
] as const)(
  "words of %s that are missing in one of the brand's languages are reported",
  (list, at) => {
    const cut = JSON.parse(text);
    delete cut[list][at].words.en;
    const [only, ...more] = said(JSON.stringify(cut, null, 2));
    expect(only).toMatch(new RegExp(`^merchant-file:\\d+ ${list}\\.${at} has no words in "en"`));
    expect(more).toEqual([]);
  },
);

const club = text.slice(text.indexOf('"levels"'));
const lineAt = (words: string) => text.slice(0, text.indexOf(words)).split("\n").length;

test.each([
  ['"icon": "admission-tickets"', '"icon": "admission-tikets"', "levels.0.icon"],
  ['"icon": "megaphone"', '"icon": "megaphon"', "rewards.0.icon"],
  ['"icon": "compass"', '"icon": "compas"', "missions.4.icon"],
  ['"cover": "p_blog-1"', '"cover": "p_blog-7"', "posts.0.cover"],
])("a picture that no folder has is reported: %s", (from, to, path) => {
  expect(club).toContain(from);
  const name = JSON.parse(`{${to}}`);
  expect(said(text.replace(from, to))).toEqual([
    `unknown-name:${lineAt(from)} There is no picture "${Object.values(name)}" for ${path}.`,
  ]);
});

test.each([
  ['"level": 2', '"level": 7', "levels.2.level"],
  ['"validBet": "45000.00"', '"validBet": "4500.00"', "levels.2.validBet"],
  ['"slots": 45', '"slots": 450', "levels.1.rebate.slots"],
  ['"LOTTERY": "10.00"', '"LOTTERY": "0.00"', "points.LOTTERY"],
  ['"SIGN_IN_DAYS"', '"BIRTHDAY"', "missions.3.event"],
  ['"targetCount": 50', '"targetAmount": "50.00"', "missions.2.targetAmount"],
  ['"tier": 3', '"tier": 4', "affiliateTiers.2.tier"],
])("a rule of the club is reported at its line: %s", (from, to, path) => {
  const at = text.indexOf('"levels"');
  const other = text.slice(0, at) + club.replace(from, to);
  const line = other.slice(0, other.indexOf(to, at)).split("\n").length;
  expect(said(other)[0]).toMatch(new RegExp(`^schema:${line} ${path}: `));
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
