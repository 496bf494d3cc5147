import { RE2JS } from "re2js";

/** A merchant's own expression is no longer than this. */
export const OWN_PATTERN_LENGTH_MAX = 200;
/** Instructions of the compiled expression: what one value costs is bounded by them. */
const PROGRAM_SIZE_MAX = 3_000;
const KEPT_MAX = 500;

const kept = new Map<string, RE2JS | null>();

/**
 * Whether the whole value fits an `acceptedPattern`: an RE2 expression, which takes time linear in
 * the value whatever it says, or "*" for anything. What RE2 does not take accepts nothing here;
 * the platform hands out none.
 */
export function fitsPattern(pattern: string, value: string): boolean {
  return pattern === "*" || (compiled(pattern)?.matches(value) ?? false);
}

/** Whether a merchant may have this expression: short, taken by RE2, and of bounded work. */
export function isOwnPattern(pattern: string): boolean {
  if (pattern === "*") return true;
  return pattern !== "" && pattern.length <= OWN_PATTERN_LENGTH_MAX && compiled(pattern) !== null;
}

function compiled(pattern: string): RE2JS | null {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const made = compile(pattern);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(pattern, made);
  return made;
}

function compile(pattern: string): RE2JS | null {
  try {
    const expression = RE2JS.compile(pattern);
    return expression.programSize() <= PROGRAM_SIZE_MAX ? expression : null;
  } catch {
    return null;
  }
}
