import type { BrandFacts } from "./brand-facts.ts";
import { type Change, compareFacts } from "./compare-facts.ts";

/** The changes that a release of one brand's folder would make. */
export type Plan = {
  code: string;
  against: string;
  /** A new or removed brand has nothing to compare. */
  kind: "new" | "removed" | "changed" | "unchanged";
  changes: Change[];
  /** Of the brand's pictures, before and after: all of them, and what a first visit's page loads. */
  bytes: Record<"pictures" | "firstPage", { from: number; to: number }>;
};

/** Names of the pictures that the home page loads before any interaction. */
const FIRST_PAGE = /^(logo|logo-dark|favicon)\.|^w_home-1\.avif$/;

export function makePlan(
  code: string,
  against: string,
  before: BrandFacts | undefined,
  after: BrandFacts | undefined,
): Plan {
  const changes = before && after ? compareFacts(before, after) : [];
  const isSame = changes.length === 0 ? "unchanged" : "changed";
  const kind = !before ? "new" : !after ? "removed" : isSame;
  const pair = (wanted: RegExp) => ({ from: bytesOf(before, wanted), to: bytesOf(after, wanted) });
  return {
    code,
    against,
    kind,
    changes,
    bytes: { pictures: pair(/./), firstPage: pair(FIRST_PAGE) },
  };
}

function bytesOf(facts: BrandFacts | undefined, wanted: RegExp): number {
  return Object.entries(facts?.pictures ?? {})
    .filter(([name]) => wanted.test(name))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

export const isBreaking = ({ kind, changes }: Plan) =>
  kind === "removed" || changes.some(({ breaking }) => breaking);

/** 0: no change. 1: a change. 2: a change that needs approval. */
export function statusOfPlan(plan: Plan): 0 | 1 | 2 {
  if (plan.kind === "unchanged") return 0;
  return isBreaking(plan) ? 2 : 1;
}
