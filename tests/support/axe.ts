import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/**
 * Fails with the rule and the element for anything that WCAG 2.2 AA forbids on the page. That a page
 * is no wider than the screen (1.4.10) axe cannot see.
 */
export async function expectAccessible(page: Page) {
  // axe is a script itself: the same page is looked at by the projects that run scripts.
  if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;
  // The legacy way saves a blank page each time, and cannot look into another origin's frame.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
  const widths = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  };
  expect([...found, `wider by ${await page.evaluate(widths)} px`]).toEqual(["wider by 0 px"]);
}
