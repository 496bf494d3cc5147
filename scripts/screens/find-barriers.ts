import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export type Barrier = {
  /** axe's name of the rule. */
  rule: string;
  /** The element's markup in the page. */
  element: string;
  why: string;
};

/** Every violation of WCAG 2.2 AA on a page that a program can detect. */
export async function findBarriers(page: Page): Promise<Barrier[]> {
  // The legacy mode saves a blank page each time, and cannot look into another origin's frame.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).withTags(LEVELS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => ({
      rule: id,
      element: html.slice(0, 160),
      why: failureSummary,
    })),
  );
}
