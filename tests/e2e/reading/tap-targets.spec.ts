import type { Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const PUBLIC = ["/", "/rngList", "/promotions", "/help", "/feedback", "/register"];
const CENTRE = ["/member/deposit", "/member/withdraw", "/member/transactions", "/member/security"];

for (const brand of ["alba", "noche"]) {
  test(`a finger hits every control of ${brand}`, async ({ page, baseURL }) => {
    for (const path of PUBLIC) {
      await page.goto(brandUrl(baseURL, brand, path));
      expect.soft([path, await tooSmall(page)]).toEqual([path, []]);
    }
    await enterAs({ page, baseURL, brand, path: "/", username: "demo" });
    for (const path of CENTRE) {
      await page.goto(brandUrl(baseURL, brand, path));
      expect.soft([path, await tooSmall(page)]).toEqual([path, []]);
    }
  });

  test(`the service button of ${brand} covers nothing on a phone`, async ({ page, baseURL }) => {
    for (const path of ["/", "/rngList", "/help", "/promotions"]) {
      await page.goto(brandUrl(baseURL, brand, path));
      const button = page.locator("aside summary").last();
      await expect(button).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect.soft([path, await button.evaluate(coveredBy)]).toEqual([path, []]);
    }
  });
}

test("a trial account's pages have titles", async ({ page, baseURL }) => {
  const path = "/member/deposit";
  await enterAs({ page, baseURL, brand: "alba", path, username: "prueba" });
  for (const place of [path, "/member/security", "/hot", "/"]) {
    await page.goto(brandUrl(baseURL, "alba", place));
    await expect(page).toHaveTitle(/\S.* · alba$|^alba · \S/i);
  }
});

/**
 * Controls below 24 px, and main ones below 44 px: buttons, fields, and the links of navigation,
 * header and pagers. A link in a line of text has the line's height, as WCAG 2.5.8 allows.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const MAIN = "button, select, summary, textarea, input, nav a, header a, [role=button]";
    const boxOf = (one: HTMLElement) => {
      const label =
        one.closest("label") ?? (one.id && document.querySelector(`label[for="${one.id}"]`));
      const isMark = one.matches("[type=checkbox], [type=radio], [type=file]");
      const own = one.getBoundingClientRect();
      if (!isMark || !label) return own;
      const around = label.getBoundingClientRect();
      return around.height > own.height ? around : own;
    };
    const isInLine = (one: HTMLElement) =>
      one.localName === "a" &&
      getComputedStyle(one).display === "inline" &&
      one.parentElement?.textContent?.trim() !== one.textContent?.trim();
    return [...document.querySelectorAll<HTMLElement>(`a[href], ${MAIN}`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.matches("[type=hidden], [tabindex='-1']") && !isInLine(one))
      .map((one) => ({ one, box: boxOf(one) }))
      .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0)
      .filter(({ one, box }) => {
        const least = one.matches(MAIN) ? 44 : 24;
        return box.height < least - 0.5 || box.width < Math.min(least, 24) - 0.5;
      })
      .map(({ one, box }) => {
        const name = one.ariaLabel ?? (one.innerText || one.getAttribute("name") || one.className);
        return `${one.localName} ${Math.round(box.width)}×${Math.round(box.height)} ${name.slice(0, 40)}`;
      });
  });

/** The controls that an element lies on. */
function coveredBy(own: Element): string[] {
  const mine = own.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary, select")]
    .filter((one) => one !== own && !own.contains(one) && one.checkVisibility())
    .filter((one) => !own.closest("details")?.contains(one))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const across = Math.min(box.right, mine.right) - Math.max(box.left, mine.left);
      const down = Math.min(box.bottom, mine.bottom) - Math.max(box.top, mine.top);
      return across > 1 && down > 1;
    })
    .map((one) => one.ariaLabel ?? one.innerText);
}
