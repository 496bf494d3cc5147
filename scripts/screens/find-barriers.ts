import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

const { resolve } = createRequire(import.meta.url);
const AXE = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Describing each element that passes takes most of the time, and nobody reads it. */
const OPTIONS: RunOptions = {
  runOnly: { type: "tag", values: LEVELS },
  rules: { "landmark-unique": { enabled: true } },
  resultTypes: ["violations"],
  selectors: false,
  // Each frame is looked into by itself: axe cannot reach those of other origins.
  iframes: false,
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
  const violations = (await Promise.all(page.frames().map(violationsIn))).flat();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => ({
      rule: id,
      element: html.slice(0, 160),
      why: failureSummary,
    })),
  );
}

/** Brings axe into a frame once, because that takes longer than a look does. */
async function violationsIn(frame: Frame) {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  return frame.evaluate(async (options) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(document, options)).violations;
  }, OPTIONS);
}
