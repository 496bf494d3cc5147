import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkData, type KnownBrand } from "../brand/check/checks/check-data.ts";
import { readBrand } from "../brand/source/brand-source.ts";
import { foreignTraces } from "./foreign-traces.ts";
import { filesBelow, filesOfImage } from "./image-files.ts";

const known = (code: string) => checkData(readBrand(".", code)).known as KnownBrand;
const [alba, noche] = [known("alba"), known("noche")];
let folder = "";

function found(path: string, content: string | Buffer) {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
  return foreignTraces([{ path, place }], alba, [noche]);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "traces-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nocheColors = Object.values(noche.looks.dark.palette).join(" ");

test.each([
  ["a host", "a.js", 'fetch("https://noche2.localhost/")', "noche2.localhost"],
  ["a company", "b.json", `{"company":"${noche.data.legal.company}"}`, "Noche Digital"],
  ["a licence", "c.html", `<p>${noche.data.legal.licence}</p>`, "NO-2026/112"],
  ["wording", "d.js", 'say("Busca juego o proveedor")', "Busca juego o proveedor"],
  ["the way into its folder", "e.map", "../../brands/noche/copy.ts", "brands/noche/"],
  ["its colours", "f.css", nocheColors, "wears its colours"],
])("%s of another brand is found", (_what, path, text, expected) => {
  const traces = found(path, text);
  expect(traces.map(({ what }) => what).join("\n")).toContain(expected);
  expect(traces[0]).toMatchObject({ path, brand: "noche" });
});

test("a picture of another brand is found under any name", () => {
  const picture = readFileSync("brands/noche/assets/w_home-1.avif");
  expect(found("assets/x-1234.avif", picture)).toEqual([
    { path: "assets/x-1234.avif", brand: "noche", what: "is its w_home-1.avif" },
  ]);
});

test("a licence's number that is too short to be anybody's is no trace: packages hold tables of numbers", () => {
  const [licence] = noche.data.licences;
  const legal = { ...noche.data.legal, licence: "0418" };
  const data = { ...noche.data, legal, licences: [{ ...licence!, number: "0418" }] };
  const place = join(folder, "table.js");
  writeFileSync(place, "const encodings = [0x0417, 0x0418, 0x0419];");
  const files = [{ path: "node_modules/fontkit/encodings.js", place }];
  expect(foreignTraces(files, alba, [{ ...noche, data }])).toEqual([]);
});

test("the licence of a typeface is no trace of the brand that uses it too", () => {
  const licence = readFileSync("brands/noche/assets/fonts/archivo-LICENSE");
  expect(found("vendors/engines/slots/fonts/archivo.LICENSE.txt", licence)).toEqual([]);
});

test("the brand's own folder, and the other's name as a word, are no trace of another", () => {
  const copy = join(folder, "own");
  cpSync("brands/alba", copy, { recursive: true });
  expect(foreignTraces(filesBelow(copy), alba, [noche])).toEqual([]);
  expect(found("words.js", '"Buenas noches"; "la noche"')).toEqual([]);
});

test("an image holds what its recipe copies, without tests, seeds and the work of others", () => {
  const paths = filesOfImage(".", join(folder, "no-build")).map(({ path }) => path);
  expect(paths).toContain("platform/http/routes.ts");
  expect(paths).toContain("server.ts");
  const strays = paths.filter((path) =>
    /^(brands|app|tests|docs)\/|\.test\.ts$|^platform\/demo\//.test(path),
  );
  expect(strays).toEqual([]);
});
