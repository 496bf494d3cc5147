import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { requireNoBreak } from "../../members/protection/breaks/open-break.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { offeredMissions, ownMissions } from "./read-missions.ts";

type Named = { merchant: string; memberId: string; mission: string; period: string };
type Held = { policy: Policy; now: Date };

/**
 * The mission as it was promised at joining, with what the member did in the period that they saw. The
 * member's row is locked.
 * Refuses with unknown_mission, with mission_over, and what a break forbids.
 */
export async function holdMission(tx: Transaction, named: Named, { policy, now }: Held) {
  const { merchant, memberId } = named;
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
    .for("no key update");
  await requireNoBreak(tx, { merchant, memberId }, now);
  const list = await offeredMissions(tx, merchant, policy);
  const mission = list.find(({ id }) => id === named.mission);
  if (!mission) throw new Refusal("unknown_mission", { status: 404 });
  const known = (await ownMissions(tx, { merchant, memberId }, [mission], now)).get(mission.id);
  if (!known || known.own.period !== named.period) {
    throw new Refusal("mission_over", { status: 409 });
  }
  return known;
}
