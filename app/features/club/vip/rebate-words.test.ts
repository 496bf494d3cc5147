import { expect, test } from "vitest";
import en from "#app/i18n/locales/en/vip.ts";
import es from "#app/i18n/locales/es/vip.ts";
import { REBATE_CATEGORIES } from "#platform/contract/club/rebate-categories.ts";

test.each([es, en])("every category of a rebate has its name in the table of levels", (words) => {
  expect(Object.keys(words.levels.games)).toEqual([...REBATE_CATEGORIES]);
});
