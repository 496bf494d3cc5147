import type { Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { brokenWords } from "../../support/browser/look/broken-words.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";

const PAGES = [
  ...["/", "/rngList", "/hot", "/promotions", "/vip", "/help", "/noticePage"],
  ...["/search?q=rul", "/missions", "/wheel", "/feedback", "/pointMall", "/register"],
];

const AT = { alba: PAGES, noche: PAGES, mareo: ["/", "/register"], qamar: ["/", "/register"] };

for (const [brand, pages] of Object.entries(AT)) {
  test(`text twice as large fits on the pages of ${brand} @both`, async ({ page, baseURL }) => {
    await setTextSize(page, 32);
    for (const path of pages) {
      await page.goto(brandUrl(baseURL, brand, path));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        "32px",
      );
      expect.soft([path, await beyondTheEdge(page)]).toEqual([path, 0]);
      expect.soft([path, await cutOff(page)]).toEqual([path, []]);
      expect.soft(await runTogether(page), path).toEqual([]);
      const words = page.locator("h1, h2, button, dialog a, header a");
      expect.soft([path, await words.evaluateAll(brokenWords)]).toEqual([path, []]);
    }
  });
}

/** The words of the bottom bar that nearly touch the next one, and those in a second row. */
const runTogether = (page: Page) =>
  page.locator("nav[aria-label='Accesos rápidos'] a > span:nth-child(2)").evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return all
      .filter((_, at) => {
        const [one, next] = [boxes[at]!, boxes[at + 1]];
        return next && (next.left - one.right < 4 || next.top >= one.bottom);
      })
      .map((one) => one.textContent);
  });

/** By how much the page could be moved sideways. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** The texts of which the page shows only a beginning; a field moves its text. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *:not(select, input)")]
      .filter((one) => getComputedStyle(one).textOverflow === "ellipsis")
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.innerText),
  );
