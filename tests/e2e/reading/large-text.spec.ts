import type { Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

const PAGES = [
  ...["/", "/rngList", "/hot", "/promotions", "/vip", "/help", "/noticePage"],
  ...["/search?q=rul", "/missions", "/feedback", "/pointMall", "/register"],
];

const AT = { alba: PAGES, noche: PAGES, mareo: ["/", "/register"], qamar: ["/", "/register"] };

for (const [brand, pages] of Object.entries(AT)) {
  test(`text twice as large fits on the pages of ${brand} @both`, async ({ page, baseURL }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const path of pages) {
      await page.goto(brandUrl(baseURL, brand, path));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        "32px",
      );
      expect.soft([path, await beyondTheEdge(page)]).toEqual([path, 0]);
      expect.soft([path, await cutOff(page)]).toEqual([path, []]);
      expect.soft([path, await broken(page)]).toEqual([path, []]);
    }
  });
}

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

/** The words of titles and buttons that go on in a second line, or beyond the window's edge. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement?.closest<HTMLElement>("h1, h2, button, dialog a, header a");
      if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A picture's own words are there for the ear alone.
      if (text.parentElement!.clientWidth === 1) continue;
      const isMoved = holder.closest("nav, [tabindex], [aria-roledescription], ul");
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const isBeyond =
          !isMoved && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1);
        const last = Math.max(...lines.map(({ top }) => top));
        const isInTwo = last >= Math.min(...lines.map(({ bottom }) => bottom));
        if (isBeyond || isInTwo) found.push(word);
      }
    }
    return found;
  });
