import { and, eq } from "drizzle-orm";
import type { missionClaim } from "../../contract/club/missions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { notAllowed, policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { issueAward } from "../awards/issue-award.ts";
import { type AwardRow, reachAward } from "../awards/reach-award.ts";
import { withinBudget } from "../campaigns/budget.ts";
import { holdMission } from "./hold-mission.ts";
import { openPart } from "./open-part.ts";
import type { MissionRow, PartRow } from "./read-missions.ts";

type Value = ValueOf<typeof missionClaim>;

/**
 * Takes the reward of a mission that is reached, in one transaction with its wagering, and joins it
 * first where the member has not. Where staff issue it, the claim waits for them. Twice pays once.
 */
export async function claimMission(
  context: Context,
  named: InputOf<typeof missionClaim>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const policy = await policyFor(context);
  if (!policy.allows.missions) throw notAllowed("missions");
  const { merchant, clock } = context;
  const at = clock.now();
  return withinBudget(context, async (tx) => {
    const asked = { merchant: merchant.code, memberId, ...named };
    const held = await holdMission(tx, asked, { policy, now: at });
    const { mission, own, participation } = held;
    if (!held.part) {
      if (participation !== "reached") throw new Refusal("mission_not_joined", { status: 409 });
      const isSeen = named.multiple === heldMultiple(mission.wagering, policy);
      if (!isSeen) throw new Refusal("terms_changed", { status: 409 });
    }
    const part = held.part ?? (await openPart(context, tx, { mission, own, memberId, now: at }));
    const { reward, points } = mission;
    if (part.state === "CLAIMED" || part.state === "ISSUED") {
      return { status: part.state, reward, points };
    }
    if (part.state === "APPLIED") return { status: "APPLYING", reward, points };
    if (participation !== "reached") throw new Refusal("mission_not_reached", { status: 409 });
    const award = await reachOf(context, tx, mission, part);
    const details = { mission: mission.id, period: part.period, reward: formatAmount(reward) };
    await record(context, tx, { action: "missionClaimed", memberId, details });
    if (mission.issue === "BY_STAFF") {
      await change(tx, part, { state: "APPLIED", claimedAt: at });
      return { status: "APPLYING", reward, points };
    }
    const who = { merchant: merchant.code, member: memberId };
    if (award) await issueAward(tx, { ...who, id: award.id, by: "player", at, policy });
    await change(tx, part, { state: "CLAIMED", claimedAt: at });
    return { status: "CLAIMED", reward, points };
  });
}

/** The award of what was reached, on the terms under which the member joined. */
async function reachOf(
  { random, clock }: Context,
  tx: Transaction,
  mission: MissionRow,
  part: PartRow,
): Promise<AwardRow | null> {
  const { merchant } = mission;
  const at = clock.now();
  const { version: configVersion } = await configAt(tx, merchant, "missions", part.joinedAt);
  return reachAward(tx, random, {
    ...{ merchant, rule: ruleOf(mission.id), member: part.member, period: part.period, at },
    ...{ kind: "mission", amount: mission.reward, points: mission.points },
    ...{ spins: mission.spins, cost: part.cost },
    ...{ multiple: mission.wagering, configVersion, campaign: part.campaign },
  });
}

/** The name of a mission among the rules of awards. */
export const ruleOf = (mission: string): string => `mission:${mission}`;

const change = (tx: Transaction, part: PartRow, to: Partial<PartRow>) =>
  tx
    .update(missionParts)
    .set(to)
    .where(
      and(eq(missionParts.merchant, part.merchant), eq(missionParts.reference, part.reference)),
    );
