import type { Page } from "@playwright/test";
import { findBarriers } from "#scripts/screens/find-barriers.ts";
import { expect } from "./e2e.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const isWithoutScripts = (page: Page) =>
  page.evaluate(() => matchMedia("(scripting: none)").matches);

/** As Remix writes a cookie that is not signed. */
export const themeCookie = (theme: "light" | "dark", url: string) => ({
  ...{ name: "theme", url },
  value: encodeURIComponent(Buffer.from(JSON.stringify(theme)).toString("base64")),
});

/** The same for both themes at the width of a desktop and of a phone, in one visit. */
export async function expectAccessibleInEachLook(page: Page) {
  if (await isWithoutScripts(page)) return;
  const usual = page.viewportSize()!;
  for (const theme of ["light", "dark"] as const) {
    await page.context().addCookies([themeCookie(theme, page.url())]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
    await page.setViewportSize(usual);
  }
}

/** The same at the width of a phone and of a desktop, in one visit: for a screen's main state. */
export async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  if (await isWithoutScripts(page)) return;
  const usual = page.viewportSize()!;
  await page.setViewportSize(usual.width === PHONE.width ? DESKTOP : PHONE);
  await expectAccessible(page);
  await page.setViewportSize(usual);
}

/**
 * Fails with the rule and the element for anything that WCAG 2.2 AA forbids on the page. That a page
 * is no wider than the screen (1.4.10) axe cannot see.
 */
export async function expectAccessible(page: Page) {
  // axe is a script itself: the same page is looked at by the projects that run scripts.
  if (await isWithoutScripts(page)) return;
  const found = (await findBarriers(page)).map(
    ({ rule, element, why }) => `${rule}: ${element} ${why}`,
  );
  const widths = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  };
  expect([...found, `wider by ${await page.evaluate(widths)} px`]).toEqual(["wider by 0 px"]);
}
