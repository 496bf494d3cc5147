import type { Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { setScene } from "../../support/browser/staff.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920];
const BRANDS = ["alba", "noche", "mareo"];

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

for (const brand of BRANDS) {
  test(`no headline of a slide runs over its drawing at ${brand} @desktop`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, brand));
    const dots = page.locator("[data-dots] button");
    await expect(dots.first()).toBeVisible();
    for (const width of WIDTHS) {
      await at(page, width);
      for (const [place, dot] of (await dots.all()).entries()) {
        await dot.click();
        const slide = page.locator(".swiper-slide").nth(place);
        await expect(slide.locator("img")).toBeVisible();
        expect.soft([width, place, await slide.evaluate(wordsOnArt)]).toEqual([width, place, []]);
      }
    }
  });
}

/** The words of a slide that meet its drawing or leave the slide. */
function wordsOnArt(slide: Element): string[] {
  const box = slide.getBoundingClientRect();
  const art = slide.querySelector("img")!.getBoundingClientRect();
  return [...slide.querySelectorAll("h1, h2, p")]
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const words = range.getBoundingClientRect();
      const isBeside = words.right <= art.left || words.left >= art.right;
      const isApart = words.bottom <= art.top || words.top >= art.bottom;
      const isInside = words.bottom <= box.bottom && words.right <= box.right;
      return !(isBeside || isApart) || !isInside;
    })
    .map((one) => one.textContent ?? "");
}

test("a wide screen shows eight to ten covers in a row @desktop", async ({ page, baseURL }) => {
  await at(page, 1920);
  for (const brand of BRANDS)
    for (const path of ["/", "/rngList", "/search"]) {
      await page.goto(brandUrl(baseURL, brand, path));
      const row = page.locator("[data-covers]").first();
      await expect(row).toBeVisible();
      const count = await row.evaluate(coversInARow);
      expect.soft(count, `${brand} ${path}`).toBeGreaterThanOrEqual(8);
      expect.soft(count, `${brand} ${path}`).toBeLessThanOrEqual(10);
    }
  // Twelve games leave a row open, and the banner fills it.
  await page.goto(brandUrl(baseURL, "alba", "/rng"));
  const covers = page.locator("[data-covers]");
  const [row, last, banner] = await Promise.all([
    covers.boundingBox(),
    covers.locator("article:has(strong)").nth(11).boundingBox(),
    covers.locator(".swiper:visible").boundingBox(),
  ]);
  expect(banner?.y).toBeCloseTo(last!.y, 0);
  expect(banner!.x + banner!.width).toBeCloseTo(row!.x + row!.width, 0);
  // Lines of text stay as short as before.
  await page.goto(brandUrl(baseURL, "alba", "/help"));
  expect((await page.getByRole("main").boundingBox())?.width).toBe(1248);
});

for (const brand of BRANDS) {
  test(`a phone on its side has the first picture's button in view at ${brand} @desktop`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(brandUrl(baseURL, brand));
    const slide = page.locator(".swiper-slide").first();
    await expect(slide.locator("a")).toBeInViewport({ ratio: 1 });
    expect(await slide.evaluate(wordsOnArt)).toEqual([]);
  });
}

function coversInARow(row: Element): number {
  const end = row.getBoundingClientRect().right + 2;
  const boxes = [...row.children].map((one) => one.getBoundingClientRect());
  return boxes.filter(({ top, right }) => top === boxes[0]?.top && right <= end).length;
}

for (const brand of BRANDS) {
  test(`a guest's header has one line at ${brand} @desktop`, async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, brand));
    for (const width of WIDTHS) {
      await at(page, width);
      expect.soft([width, await brokenLines(page)]).toEqual([width, []]);
    }
  });
}

for (const brand of BRANDS) {
  test(`a long name and twelve figures fit into the header of ${brand} @desktop`, async ({
    page,
    baseURL,
  }) => {
    const nickname = "MaximilianaGuadalupeDelS";
    const place = { page, baseURL, brand, path: "/rngList" };
    const username = await becomeMember({ ...place, nickname });
    setScene("a fortune", brand, username);
    await page.reload();
    const balance = page.getByTestId("balance");
    for (const width of WIDTHS) {
      await at(page, width);
      await expect(balance).toHaveText("$9,876,543,210.98");
      expect.soft([width, await brokenLines(page)]).toEqual([width, []]);
      const { right, digits } = await balance.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const end = one.closest("section")!.getBoundingClientRect().right;
        return { right: end, digits: range.getBoundingClientRect().right };
      });
      expect.soft(digits, `the balance's end at ${width}`).toBeLessThanOrEqual(right);
    }
  });
}

/** Words of the header in two lines, what lies on one another, and how far the page moves sideways. */
const brokenLines = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header")!;
    const faults: string[] = [];
    for (const one of header.querySelectorAll<HTMLElement>("a, button, summary, span, p")) {
      const [words, more] = one.childNodes;
      if (more || words?.nodeType !== Node.TEXT_NODE || !one.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.push(`two lines: ${one.innerText}`);
    }
    const controls = [...header.querySelectorAll<HTMLElement>("a, button, summary")]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > 0);
    for (const { one, box } of controls) {
      if (box.right > innerWidth + 1 && !one.closest("nav")) faults.push(`outside: ${nameOf(one)}`);
      for (const other of controls) {
        if (one === other.one || one.contains(other.one) || other.one.contains(one)) continue;
        if (one.closest("nav") || other.one.closest("nav")) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 8 && down > 8) faults.push(`${nameOf(one)} on ${nameOf(other.one)}`);
      }
    }
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) faults.push(`${beyond} px sideways`);
    return faults;

    function nameOf(one: HTMLElement) {
      return one.ariaLabel ?? one.innerText;
    }
  });
