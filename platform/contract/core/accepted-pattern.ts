import { RE2JS } from "re2js";

/** Maximum length of a merchant's own expression. */
export const OWN_PATTERN_LENGTH_MAX = 200;
/** Maximum instructions of a compiled expression. They bound the cost of checking one value. */
const PROGRAM_SIZE_MAX = 3_000;
const KEPT_MAX = 500;

const kept = new Map<string, RE2JS | null>();

/**
 * True when the whole value fits an `acceptedPattern`: an RE2 expression, or "*" for anything. RE2
 * takes time linear in the value. An expression that RE2 cannot read accepts nothing; the platform
 * hands out none.
 */
export function fitsPattern(pattern: string, value: string): boolean {
  return pattern === "*" || (compiled(pattern)?.matches(value) ?? false);
}

/** True when a merchant may use this expression: short, readable by RE2 and of bounded work. */
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
