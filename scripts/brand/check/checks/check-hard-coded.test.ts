import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkHardCoded } from "./check-hard-coded.ts";

const root = mkdtempSync(join(tmpdir(), "hard-coded-"));
afterAll(() => rmSync(root, { recursive: true }));

const CONFIG = [
  'import { defineBrand } from "#themes/define-brand.ts";',
  'const house = { name: "Noche Digital", merchant: "nd7", hosts: ["www.noche-digital.example"] };',
  "export default defineBrand(house);",
].join("\n");

/** The findings in a project whose one file, app/x.tsx by default, has these lines. */
function found(text: string, file = "app/x.tsx") {
  rmSync(join(root, "app"), { recursive: true, force: true });
  for (const [path, body] of [
    ["brands/noche/brand.config.ts", CONFIG],
    [file, text],
  ] as const) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), body);
  }
  return checkHardCoded(root, ["noche"]);
}

test.each([
  ["a text", 'const is = code === "noche";'],
  ["a text behind a comment", '/* x */ if (code === "noche") go();'],
  ["a key", "const limits = { noche: 5 };"],
  ["a short key", "const limits = { noche };"],
  ["a key of a type", "type Limits = { noche: number };"],
  ["a part that is asked for", "const five = limits.noche;"],
  ["a part that is taken out", "const { noche: five } = limits;"],
  ["an address", 'const to = "https://noche.localhost/x";'],
  ["a pattern", "const is = /^noche$/.test(code);"],
  ["a selector", 'const css = "[data-brand=noche] p";'],
  ["a piece of a template", `const house = \`house-noche \${code}\`;`],
  ["the end of a template", `const house = \`\${kind}-noche\`;`],
  ["the middle of a template", `const house = \`\${kind}-noche-\${kind}\`;`],
  ["words on a page", "const page = <p>Hola\nde noche</p>;"],
  ["a path into its folder", 'import "#brands/noche/theme.css.ts";'],
  ["its name", 'const is = brand.name === "Noche Digital";'],
  ["its merchant", 'const is = merchant === "nd7";'],
  ["its host", 'const is = host === "www.noche-digital.example";'],
])("a brand is found in %s", (_what, line) => {
  const lines = `const first = 1;\n${line}\n`;
  const at = line.includes("Hola") ? 3 : 2;
  expect(found(lines)).toMatchObject([{ brand: "noche", file: "app/x.tsx", line: at }]);
});

test.each([
  ["a comment", "// noche is the one at night\n/** noche */\nconst five = 5; // noche"],
  ["a comment within a page", "const page = <p>{/* noche */}</p>;"],
  ["a part of another word", 'const words = ["nochero", "medianoche", "noche2"];'],
  ["the name of a variable", "const noche = 5;"],
])("nothing is said of %s", (_what, text) => {
  expect(found(text)).toEqual([]);
});

test("tests, wording and the demonstration's data may name it", () => {
  const text = 'export const first = "noche";';
  for (const file of ["app/x.test.ts", "app/i18n/locales/es/x.ts"])
    expect(found(text, file)).toEqual([]);
});

test("a code without a folder can be asked for", () => {
  found("const most = Math.max(1, 2);");
  expect(checkHardCoded(root, ["max"])).toMatchObject([{ brand: "max", line: 1 }]);
  expect(checkHardCoded(root, ["luma"])).toEqual([]);
});
