import type { Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const PUBLIC = ["/", "/rngList", "/promotions", "/help", "/feedback", "/register"];
const CENTRE = [
  ...["/member/deposit", "/member/withdraw"],
  ...["/member/transactionHistory", "/member/securityCenter"],
];

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
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
        expect.soft([path, share, await button.evaluate(coveredBy)]).toEqual([path, share, []]);
      }
    }
  });
}

for (const brand of ["alba", "noche", "mareo"]) {
  test(`nothing lies on the controls of ${brand}'s first picture`, async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, brand, "/"));
    const controls = page.locator("[aria-roledescription] :is(a, button)").locator("visible=true");
    await expect(controls.nth(1)).toBeVisible();
    // The first pointer opens the carousel, which takes the other slides' controls away.
    for (const control of await controls.elementHandles())
      await expect(async () => {
        const isAway = await control.evaluate(
          (one) => (one as Element).closest("[inert]") !== null,
        );
        if (isAway || !(await control.isVisible())) return;
        await control.click({ trial: true, timeout: 2_000 });
      }).toPass({ timeout: 15_000 });
  });
}

test("a trial account's pages have titles", async ({ page, baseURL }) => {
  const path = "/member/deposit";
  await enterAs({ page, baseURL, brand: "alba", path, username: "prueba" });
  for (const place of [path, "/member/securityCenter", "/hot", "/"]) {
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
    /** A pseudo-element may be the larger target: around a box, or over a whole card. */
    const sizeOf = (one: HTMLElement) => {
      const { width, height, bottom } = one.getBoundingClientRect();
      const label = one.matches("[type=radio], [type=file]") && one.closest("label");
      const around = label ? label.getBoundingClientRect() : { width, height };
      const more = ["::before", "::after"].map((name) => getComputedStyle(one, name));
      const most = (side: "width" | "height") =>
        Math.max(around[side], ...more.map((style) => Number.parseFloat(style[side]) || 0));
      return { width: most("width"), height: most("height"), bottom };
    };
    const isInLine = (one: HTMLElement) =>
      one.localName === "a" &&
      getComputedStyle(one).display === "inline" &&
      one.parentElement?.textContent?.trim() !== one.textContent?.trim();
    return [...document.querySelectorAll<HTMLElement>(`a[href], ${MAIN}`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.matches("[type=hidden], [tabindex='-1']") && !isInLine(one))
      .map((one) => ({ one, box: sizeOf(one) }))
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

/** The controls in sight whose middle an element lies on. */
function coveredBy(own: Element): string[] {
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary, select")]
    .filter((one) => one !== own && one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && own.contains(hit);
    })
    .map((one) => one.ariaLabel ?? one.innerText);
}
