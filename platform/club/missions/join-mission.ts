import { and, eq, sql } from "drizzle-orm";
import type { missionJoin } from "../../contract/club/missions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { notAllowed, policyFor } from "../../core/guard.ts";
import { newReference } from "../../core/new-reference.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { participationIn } from "../../domain/club/mission-participation.ts";
import type { Transaction } from "../../store/open-store.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { requireBudget, withinBudget } from "../campaigns/budget.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { holdMission } from "./hold-mission.ts";
import { costOf, promisedTerms } from "./promised-terms.ts";
import type { MissionRow } from "./read-missions.ts";

/** Joins a mission for its present period, once, and returns how the member stands to it. */
export async function joinMission(
  context: Context,
  named: InputOf<typeof missionJoin>,
): Promise<ValueOf<typeof missionJoin>> {
  const { memberId } = requireRealAccount(context);
  const policy = await policyFor(context);
  if (!policy.allows.missions) throw notAllowed("missions");
  const { merchant, clock, random } = context;
  const now = clock.now();
  return withinBudget(context, async (tx) => {
    const asked = { merchant: merchant.code, memberId, ...named };
    const { mission, own, part, participation } = await holdMission(tx, asked, { policy, now });
    if (!part) {
      const campaign = await requireOffered(tx, asked, mission, own.period, now);
      await tx.insert(missionParts).values({
        ...{ merchant: merchant.code, mission: mission.id, member: memberId, period: own.period },
        ...{ reference: newReference(random, "M"), state: "JOINED", joinedAt: now },
        ...{ campaign, terms: promisedTerms(mission), cost: costOf(mission) },
      });
      const details = { mission: mission.id, period: own.period };
      await record(context, tx, { action: "missionJoined", memberId, details });
    }
    const stands = participation ?? participationIn(mission, own, "JOINED");
    return { status: activityStatus({ ...mission, needsJoining: true }, stands, now)! };
  });
}

/** The campaign that pays the mission; null without one. Its budget keeps what each who joined costs. */
async function requireOffered(
  tx: Transaction,
  { merchant, memberId }: { merchant: string; memberId: string },
  mission: MissionRow,
  period: string,
  now: Date,
): Promise<string | null> {
  const { id } = mission;
  const campaigns = await offeredTo(tx, { merchant, memberId }, now);
  if (!campaigns.isOffered("mission", id)) throw new Refusal("unknown_mission", { status: 404 });
  const campaign = campaigns.campaignOf("mission", id);
  if (campaign === null) return null;
  const joined = and(
    eq(missionParts.merchant, merchant),
    eq(missionParts.campaign, campaign),
    eq(missionParts.period, period),
    eq(missionParts.state, "JOINED"),
  );
  const owed = async () => {
    const [row] = await tx
      .select({ sum: sql<string>`coalesce(sum(${missionParts.cost}), 0)` })
      .from(missionParts)
      .where(joined);
    return BigInt(row!.sum);
  };
  await requireBudget(tx, { merchant, campaign, amount: costOf(mission), owed }, now);
  return campaign;
}
