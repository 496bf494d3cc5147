import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type Axe from "axe-core";
import type { NodeResult, Result, RunOptions } from "axe-core";

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

/**
 * In the page. A control that a bar at the window's edge covers in part is looked at once more in the
 * middle of the window, where whoever scrolls has it.
 */
async function look(options: RunOptions): Promise<Result[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(document, { ...options, elementRef: true });
  const at = [scrollX, scrollY] as const;
  for (const violation of violations.filter(({ id }) => id === "target-size")) {
    const small: NodeResult[] = [];
    for (const node of violation.nodes) {
      node.element!.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await axe.run(node.element!, { runOnly: [violation.id] });
      if (again.violations.length > 0) small.push(node);
    }
    violation.nodes = small;
  }
  scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  // An element has no form outside the page.
  for (const node of violations.flatMap(({ nodes }) => nodes)) delete node.element;
  return violations.filter(({ nodes }) => nodes.length > 0);
}

const LOOK = `"axe" in window ? (${look})(${JSON.stringify(OPTIONS)}) : null`;

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

/** A frame that loads another document meanwhile is looked into again, and one that left is not. */
async function violationsIn(frame: Frame): Promise<Result[]> {
  try {
    return await lookInto(frame);
  } catch (error) {
    if (frame.isDetached()) return [];
    if (!String(error).includes("Execution context was destroyed")) throw error;
    await frame.waitForLoadState();
    return violationsIn(frame);
  }
}

/** Brings axe into a document once, because that takes longer than a look does. */
async function lookInto(frame: Frame) {
  // A frame that waits for its first document has nothing to see or to hear.
  if (["", "about:blank"].includes(frame.url())) return [];
  const found = await frame.evaluate<Result[] | null>(LOOK);
  return found ?? frame.evaluate<Result[]>(`${AXE};${LOOK}`);
}
