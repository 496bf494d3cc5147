import type { FieldSetting, RegisterField } from "#platform/contract/members/account.ts";

/** Fields that need a whole row: a number has its country, a code its button. */
const WHOLE = new Set<RegisterField>([
  "mobileNum",
  "verificationCode",
  "address",
  "permanentAddress",
  "currentAddress",
]);

export type Placed = FieldSetting & { isWhole: boolean };

/**
 * Says which fields take a whole row where two fit side by side. A password stands beside its
 * repetition, and no field leaves a blank beside it.
 */
export function inPairs(settings: readonly FieldSetting[]): Placed[] {
  const placed: Placed[] = [];
  const opensPair = (at: number) =>
    settings[at]?.field === "password" && settings[at + 1]?.field === "confirmPassword";
  for (let at = 0; at < settings.length; at++) {
    const [setting, next] = [settings[at]!, settings[at + 1]];
    const hasMate =
      next && !WHOLE.has(setting.field) && !WHOLE.has(next.field) && !opensPair(at + 1);
    placed.push({ ...setting, isWhole: !hasMate });
    if (!hasMate) continue;
    placed.push({ ...next, isWhole: false });
    at++;
  }
  return placed;
}
