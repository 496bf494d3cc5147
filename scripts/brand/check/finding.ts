import type { RuleId } from "./rules.ts";

/** A rule's objection to a brand. */
export type Finding = {
  rule: RuleId;
  brand: string;
  /** Relative to the project. */
  file: string;
  line: number;
  /** The fault that was found. */
  message: string;
  /** The way to repair it. */
  fix: string;
};
