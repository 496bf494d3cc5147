import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { badBrand } from "#tests/support/bad-brand.ts";
import { brandCodes, readBrand, sourceFile } from "../../source/brand-source.ts";
import { checkData } from "./check-data.ts";
import { checkStyle } from "./check-style.ts";

const noche = readBrand(".", "noche");
const FILES = {
  "brand.config.ts": "config",
  "tokens.ts": "tokens",
  "copy.ts": "copy",
  "theme.css.ts": "theme",
  "fonts.ts": "fonts",
} as const;
type Name = keyof typeof FILES;
const textOf = (name: Name) => noche[FILES[name]].text;

/** The findings for noche with another text in one of its files, as "rule file:line". */
function said(name: Name, text: string) {
  const file = sourceFile(noche[FILES[name]].path, name, text);
  const { findings, known } = checkData({ ...noche, [FILES[name]]: file });
  return [...findings, ...(known ? checkStyle(known) : [])].map(
    ({ rule, file: path, line }) => `${rule} ${path.slice("brands/noche/".length)}:${line}`,
  );
}

function changed(name: Name, from: string, to: string) {
  const text = textOf(name);
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  return said(
    name,
    text.replace(from, () => to),
  );
}

const RUN = 'execSync("true")';
const IMPORT = 'import { execSync } from "node:child_process";\n';

describe.each(Object.keys(FILES) as Name[])("a statement of %s that is not on the list", (name) => {
  const text = textOf(name).trimEnd();
  const after = text.split("\n").length + 1;
  test.each([
    ["a call", `${RUN};`],
    ["an assignment", 'globalThis.name = "";'],
    ["a function", "function run() {}"],
    ["a class", "class Run { static {} }"],
    ["a block", "{ }"],
    ["a variable", "let run = 1;"],
    ["a constant taken apart", "const { run } = {};"],
    ["an enumeration", "enum Run { A = 1 }"],
    ["a second export", "export const more = 1;"],
    ["an export of all", 'export * from "./assets/run.ts";'],
    ["an import that is run", 'import "./assets/run.ts";'],
    ["an import under another name", 'import { tokens as run } from "./tokens.ts";'],
    ["an import of all", 'import * as run from "#themes/define-theme.ts";'],
    ["a default import", 'import run from "./assets/run.ts?url";'],
    ["types beside a module that is run", 'import { type Run } from "./assets/run.ts";'],
    ["an import of another module", 'import { defineBrand } from "./assets/run.ts";'],
  ])("%s", (_, statement) => {
    expect(said(name, `${text}\n${statement}\n`)).toEqual([`brand-data ${name}:${after}`]);
  });

  test("code behind a constant that nothing names", () => {
    const found = said(name, `${IMPORT}${text}\nconst run = ${RUN};\n`);
    expect(found).toEqual([`brand-data ${name}:1`, `brand-data ${name}:${after + 1}`]);
  });
});

test.each<[Name, string, string, number]>([
  ["brand.config.ts", 'code: "noche"', `code: "noche", [${RUN}]: 1`, 4],
  ["brand.config.ts", 'code: "noche"', 'code: "noche", __proto__: {}', 4],
  ["brand.config.ts", 'code: "noche"', 'code: "noche", get name() { return "x"; }', 4],
  ["brand.config.ts", "defineBrand({", "((one) => one)({", 3],
  ["brand.config.ts", 'jurisdiction: "demo",\n}', `jurisdiction: "demo",\n}, ${RUN}`, 3],
  ["tokens.ts", 'page: "#f1f2f8"', "page: defineTheme", 32],
  ["tokens.ts", "weight: 800", "weight: -{ valueOf: 1, toString: 1 }", 112],
  ["theme.css.ts", "defineTheme(tokens)", `defineTheme(${RUN})`, 21],
  ["theme.css.ts", "defineTheme(tokens)", "export const run = defineTheme(tokens)", 21],
  ["theme.css.ts", '"Anybody", "sans"', '"Anybody", defineTheme', 18],
  ["fonts.ts", "[display, text]", `[display, ${RUN}]`, 5],
  ["fonts.ts", "./assets/fonts/anybody-normal.woff2?url", "./tokens.ts?url", 1],
])("code within a value of %s: %s becomes %s", (name, from, to, line) => {
  expect(changed(name, from, to)).toContain(`brand-data ${name}:${line}`);
});

test("a constant that names itself is reported and not followed for ever", () => {
  const found = changed(
    "tokens.ts",
    "const night:",
    "const one = two;\nconst two = one;\nconst night:",
  );
  expect(found).toContain("brand-data tokens.ts:5");
});

test("a key is known by what it says, however it is written", () => {
  expect(changed("brand.config.ts", "defaultTheme", '"default\\u0054heme"')).toEqual([]);
});

test("an address that was not imported is no face to fetch early", () => {
  const found = changed("fonts.ts", "[display, text]", '[display, "https://far.example.org/a"]');
  expect(found).toEqual(["schema fonts.ts:5"]);
});

describe("a face", () => {
  const src = 'url("./assets/fonts/anybody-normal.woff2") format("woff2")';
  test.each([
    "url('https://far.example.org/a.woff2')",
    "url(https://far.example.org/a.woff2)",
    'url("https://far.example.org/a.woff2")',
    `${src}, url("https://far.example.org/a.woff2")`,
    'url("./assets/fonts/../../../a.woff2") format("woff2")',
  ])("is fetched from nowhere else: %s", (other) => {
    const found = changed("theme.css.ts", `'${src}'`, JSON.stringify(other));
    expect(found).toEqual(["font theme.css.ts:6"]);
  });

  test.each([
    ['fontWeight: "100 900"', 'fontWeight: "1; } body { display: none"', "schema"],
    ['fontStretch: "50% 150%"', 'ascentOverride: "90%"', "unknown-key"],
    ['globalFontFace("Anybody"', 'globalFontFace("Mine"', "font"],
    ['fallbackFace("Anybody"', 'fallbackFace("x\'; } body {"', "font"],
    ["size: 134.8", 'size: "1%; } body {"', "schema"],
    ["defineTheme(tokens);", "", "schema"],
  ])("is described by plain values: %s becomes %s", (from, to, rule) => {
    const [only, ...more] = changed("theme.css.ts", from, to);
    expect(only).toMatch(new RegExp(`^${rule} theme\\.css\\.ts:`));
    expect(more).toEqual([]);
  });
});

test("unknown files are reported, and hidden files are ignored", () => {
  const project = badBrand("tests/brands/bad-brand-file");
  const folder = join(project.root, "brands/noche");
  const strange = ["assets/fonts/run.ts", "helper.ts"];
  for (const path of [...strange, "assets/.DS_Store"]) writeFileSync(join(folder, path), "");
  symlinkSync(folder, join(project.root, "brands/linked"));
  expect(brandCodes(project.root)).toEqual(["alba", "linked", "noche"]);
  symlinkSync("/etc/hostname", join(folder, "assets/licence-3.svg"));
  const { findings } = checkData(readBrand(project.root, "noche"));
  project.remove();
  const found = findings.map(({ rule, file }) => `${rule} ${file.slice("brands/noche/".length)}`);
  const expected = [...strange, "greeting.js", "assets/licence-3.svg", "theme.css.ts"];
  expect(found.toSorted()).toEqual(expected.map((path) => `brand-file ${path}`).toSorted());
});

test.each([
  ['code: "MXN"', 'code: "1$x"', "currency.code: the three letters of a currency"],
  ['code: "MXN"', 'code: "mxn"', "currency.code: the three letters of a currency"],
  ['light: "#f1f2f8"', 'light: "banana"', "browserColor.light: a colour such as"],
  ['merchant: "noche"', 'merchant: ""', "merchant: 2 to 20 small letters"],
])("%s may not become %s", (from, to, message) => {
  const { path, text } = noche.config;
  const config = sourceFile(
    path,
    "brand.config.ts",
    text.replace(from, () => to),
  );
  expect(checkData({ ...noche, config }).findings).toEqual([
    expect.objectContaining({ rule: "schema", message: expect.stringContaining(message) }),
  ]);
});

test("the device cannot decide between themes when there is one", () => {
  const one = 'defaultTheme: "system", hasBothThemes: false';
  const found = changed("brand.config.ts", 'defaultTheme: "dark"', one);
  expect(found).toEqual([expect.stringContaining("brand.config.ts:8")]);
});
