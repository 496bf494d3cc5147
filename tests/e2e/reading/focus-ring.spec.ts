import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { ringsOf } from "../../support/browser/look/ring.ts";

const CONTROLS =
  ":is(a[href], button, input, select, summary):not([disabled], [type=hidden], [tabindex='-1'])";
const PARTS = [
  { path: "/", part: "[aria-roledescription], main nav", least: 2 },
  { path: "/help", part: "main form, footer", least: 3 },
  { path: "/login", part: "dialog", least: 5 },
];

const BRANDS = { alba: "", qamar: "", noche: "@whole", mareo: "@whole" };

for (const [brand, tag] of Object.entries(BRANDS)) {
  test(`whoever goes by keyboard sees where they are at ${brand} @desktop ${tag}`, async ({
    page,
    baseURL,
  }) => {
    for (const { path, part, least } of PARTS) {
      await page.goto(brandUrl(baseURL, brand, path));
      const { seen, faint } = await ringsOf(page, page.locator(`:is(${part}) ${CONTROLS}`));
      expect.soft(seen, path).toBeGreaterThanOrEqual(least);
      expect.soft(faint, path).toEqual([]);
    }
  });
}
