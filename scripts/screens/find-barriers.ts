import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Describing each element that passes takes most of the time, and nobody reads it. */
const OPTIONS: RunOptions = {
  runOnly: { type: "tag", values: LEVELS },
  resultTypes: ["violations"],
  selectors: false,
};

export type Barrier = {
  /** axe's name of the rule. */
  rule: string;
  /** The element's markup in the page. */
  element: string;
  why: string;
};

/** Every violation of WCAG 2.2 AA on a page that a program can detect. */
export async function findBarriers(page: Page): Promise<Barrier[]> {
  const violations = page.frames().length > 1 ? await inAllFrames(page) : await inOneFrame(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => ({
      rule: id,
      element: html.slice(0, 160),
      why: failureSummary,
    })),
  );
}

/** Looks into frames of other origins too, with a blank page that gathers what they found. */
async function inAllFrames(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).analyze();
  return violations;
}

/** Brings axe into the page once, because that takes longer than a look does. */
async function inOneFrame(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(document, options)).violations;
  }, OPTIONS);
}
