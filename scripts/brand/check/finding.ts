import type { RuleId } from "./rules.ts";

/** Something that a rule has against a brand. */
export type Finding = {
  rule: RuleId;
  brand: string;
  /** Relative to the project. */
  file: string;
  line: number;
  /** What is there. */
  message: string;
  /** What to do about it. */
  fix: string;
};
