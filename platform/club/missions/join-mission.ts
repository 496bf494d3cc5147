import type { missionJoin } from "../../contract/club/missions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { notAllowed, policyFor } from "../../core/guard.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { participationIn } from "../../domain/club/mission-participation.ts";
import { withinBudget } from "../campaigns/budget.ts";
import { holdMission } from "./hold-mission.ts";
import { openPart } from "./open-part.ts";

/** Joins a mission for its present period, once, and returns how the member stands to it. */
export async function joinMission(
  context: Context,
  named: InputOf<typeof missionJoin>,
): Promise<ValueOf<typeof missionJoin>> {
  const { memberId } = requireRealAccount(context);
  const policy = await policyFor(context);
  if (!policy.allows.missions) throw notAllowed("missions");
  const { merchant, clock } = context;
  const now = clock.now();
  return withinBudget(context, async (tx) => {
    const asked = { merchant: merchant.code, memberId, ...named };
    const { mission, own, part, participation } = await holdMission(tx, asked, { policy, now });
    if (!part) await openPart(context, tx, { mission, own, memberId, now });
    const stands = participation ?? participationIn(mission, own, "JOINED");
    return { status: activityStatus({ ...mission, needsJoining: true }, stands, now)! };
  });
}
