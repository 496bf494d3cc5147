import type { Page } from "@playwright/test";
import { findBarriers } from "#scripts/screens/find-barriers.ts";
import { expect } from "./e2e.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const isQuick = process.env.E2E_QUICK === "1";

const isWithoutScripts = (page: Page) =>
  page.evaluate(() => matchMedia("(scripting: none)").matches);

/** The cookie in Remix's encoding, unsigned. */
export const themeCookie = (theme: "light" | "dark", url: string) => ({
  ...{ name: "theme", url },
  value: encodeURIComponent(Buffer.from(JSON.stringify(theme)).toString("base64")),
});

/** Checks both themes at both widths, a desktop's and a phone's, in one visit. */
export async function expectAccessibleInEachLook(page: Page) {
  if (await isWithoutScripts(page)) return;
  for (const theme of ["light", "dark"] as const) {
    await page.context().addCookies([themeCookie(theme, page.url())]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectAccessibleAtBothWidths(page);
  }
}

/**
 * Checks a screen's main state at both widths, a phone's and a desktop's, in one visit. A quick run
 * has axe look once, and measures at the other width only whether the page fits.
 */
export async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  if (await isWithoutScripts(page)) return;
  const usual = page.viewportSize()!;
  await page.setViewportSize(usual.width === PHONE.width ? DESKTOP : PHONE);
  await (isQuick ? expectToFit(page) : expectAccessible(page));
  await page.setViewportSize(usual);
}

/** Fails for each violation of WCAG 2.2 AA, with the rule and the element. */
export async function expectAccessible(page: Page) {
  // axe is a script itself; the projects with JavaScript check the same page.
  if (await isWithoutScripts(page)) return;
  // A list that loads is dimmed, and the address changes a moment before it is drawn.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const found = (await findBarriers(page)).map(
    ({ rule, element, why }) => `${rule}: ${element} ${why}`,
  );
  expect(found).toEqual([]);
  await expectToFit(page);
}

/** The page fits the screen's width (1.4.10), which axe does not check. */
async function expectToFit(page: Page) {
  const overhang = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  };
  expect(await page.evaluate(overhang), "px wider than the screen").toBe(0);
}
