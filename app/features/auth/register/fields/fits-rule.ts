import type { FieldSetting } from "#platform/contract/members/account.ts";

/**
 * Whether a typed value looks right by the field's rule. The browser reads most of the platform's
 * expressions; for one that it cannot read, the length alone counts.
 */
export function fitsRule(rule: FieldSetting, typed: string): boolean {
  if (typed.length < rule.minLength || typed.length > rule.maxLength) return false;
  const { acceptedPattern } = rule;
  if (acceptedPattern === "*") return true;
  try {
    return new RegExp(`^(?:${acceptedPattern})$`, "u").test(typed);
  } catch {
    return true;
  }
}
