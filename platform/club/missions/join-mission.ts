import type { missionJoin } from "../../contract/club/missions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { newReference } from "../../core/new-reference.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { participationIn } from "../../domain/club/mission-participation.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { holdMission } from "./hold-mission.ts";

/** Joins a mission for its present period, once, and returns how the member stands to it. */
export async function joinMission(
  context: Context,
  named: InputOf<typeof missionJoin>,
): Promise<ValueOf<typeof missionJoin>> {
  const { memberId } = requireRealAccount(context);
  await requireAllowed(context, "missions");
  const { store, merchant, clock, random } = context;
  const now = clock.now();
  return store.inMerchant(merchant.code, async (tx) => {
    const asked = { merchant: merchant.code, memberId, ...named };
    const { mission, own, part, participation } = await holdMission(tx, asked, now);
    if (!part) {
      await tx.insert(missionParts).values({
        ...{ merchant: merchant.code, mission: mission.id, member: memberId, period: own.period },
        ...{ reference: newReference(random, "M"), state: "JOINED", joinedAt: now },
      });
      const details = { mission: mission.id, period: own.period };
      await record(context, tx, { action: "missionJoined", memberId, details });
    }
    const stands = participation ?? participationIn(mission, own, "JOINED");
    return { status: activityStatus({ ...mission, needsJoining: true }, stands, now)! };
  });
}
