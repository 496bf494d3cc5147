import type { Reader } from "../../store/open-store.ts";
import { requireBelow } from "./require-below.ts";
import { trailOf } from "./trail-of.ts";

/** Whose team a page shows: the agent's own, or that of somebody below, with the way down to them. */
export async function teamOf(
  reader: Reader,
  scope: { merchant: string; agent: string },
  account: string | undefined,
): Promise<{ merchant: string; agent: string; trail: { account: string }[] }> {
  if (account === undefined) return { ...scope, trail: [] };
  const { member } = await requireBelow(reader, scope, account);
  return { ...scope, agent: member.id, trail: await trailOf(reader, scope, member.id) };
}
