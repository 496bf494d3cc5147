// @module-tag whole
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { badBrand } from "#tests/support/bad-brand.ts";
import { checkBrands } from "../check-brands.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

test.each([
  ["a picture whose writing was interrupted", "assets/og.png", "", "picture-missing"],
  ["a picture cut off", "assets/icon-192.png", "\x89PNG", "picture-missing"],
  ["a banner that is none", "assets/w_home-1.webp", "<html>", "picture-missing"],
  ["a logo cut off", "assets/logo.svg", `${SVG}<path d="M0 0`, "picture-safety"],
  [
    "a logo too large to be drawn",
    "assets/logo.svg",
    `${SVG.replace("viewBox", 'width="9e9" height="9e9" viewBox')}</svg>`,
    "picture-missing",
  ],
  ["a page among the pictures", "assets/promo.html", "<script>go()</script>", "picture-safety"],
  ["a name in capitals", "assets/x.SVG", `${SVG}<script/></svg>`, "picture-safety"],
  ["a folder among the pages", "pages/torneos/es.md", "# Torneos", "own-page"],
])("%s is found, with a place and something to do", async (_what, path, text, rule) => {
  writeFileSync(join(folder, "change.json"), JSON.stringify({ add: { [path]: text } }));
  const project = badBrand(folder);
  const found = await checkBrands(project.root, ["noche"]);
  project.remove();
  const [, part, name] = path.split("/");
  expect(found).toMatchObject([{ rule, file: `brands/noche/${path.split("/")[0]}/${part}` }]);
  expect(found[0]!.message).toContain(name ? part : path.split("/").at(-1));
  expect(found[0]!.fix.length).toBeGreaterThan(10);
});
