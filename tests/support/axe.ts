import type { Page } from "@playwright/test";
import { findBarriers } from "#scripts/screens/find-barriers.ts";
import { expect } from "./e2e.ts";

/**
 * Fails with the rule and the element for anything that WCAG 2.2 AA forbids on the page. That a page
 * is no wider than the screen (1.4.10) axe cannot see.
 */
export async function expectAccessible(page: Page) {
  // axe is a script itself: the same page is looked at by the projects that run scripts.
  if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;
  const found = (await findBarriers(page)).map(
    ({ rule, element, why }) => `${rule}: ${element} ${why}`,
  );
  const widths = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  };
  expect([...found, `wider by ${await page.evaluate(widths)} px`]).toEqual(["wider by 0 px"]);
}
