import type { Gate } from "#platform/contract/core/gates.ts";
import { guardOf } from "../guards/route-guards.ts";

/** False for a path of the site whose page the law forbids. Addresses elsewhere are lawful. */
export function isLawfulPath(to: string, refused: readonly Gate[]): boolean {
  if (refused.length === 0 || !to.startsWith("/")) return true;
  const { law } = guardOf(to.split(/[?#]/)[0] ?? "");
  return !law || !refused.includes(law);
}
