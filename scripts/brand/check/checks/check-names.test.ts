import { expect, test } from "vitest";
import { readBrand, sourceFile } from "../../source/brand-source.ts";
import { checkData } from "./check-data.ts";
import { checkNames } from "./check-names.ts";
import { readSharedWords } from "./check-wording.ts";

const alba = readBrand(".", "alba");
const shared = await readSharedWords();

/** The findings for alba with one menu item that leads to a path. */
function said(to: string) {
  const menu = `menu: [{ label: "home", to: ${JSON.stringify(to)}, icon: "house" }],\n  jurisdiction`;
  const text = alba.config.text.replace("jurisdiction", menu);
  const config = sourceFile(alba.config.path, "brand.config.ts", text);
  const { known } = checkData({ ...alba, config });
  return checkNames(known!, shared).map(({ rule, message }) => `${rule}: ${message}`);
}

test.each([
  "/",
  "/hot",
  "/help",
  "/help/terms",
  "/rnglist/",
  "/vendor/ESTUDIO?page=2",
  "/member/deposit#methods",
  "/info/accesibilidad",
])("a menu may lead to %s", (to) => {
  expect(said(to)).toEqual([]);
});

test.each([
  ["/no-such-page", 'There is no path "/no-such-page".'],
  ["/vendor", 'There is no path "/vendor".'],
  ["/help/terms/more", 'There is no path "/help/terms/more".'],
  ["/info/torneos", 'There is no page "torneos".'],
])("a menu that leads to %s leads to nothing", (to, message) => {
  expect(said(to)).toEqual([`unknown-name: ${message}`]);
});
