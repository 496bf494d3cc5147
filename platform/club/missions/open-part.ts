import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { newReference } from "../../core/new-reference.ts";
import type { Transaction } from "../../store/open-store.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { requireBudget } from "../campaigns/budget.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { costOf, promisedTerms } from "./promised-terms.ts";
import type { MissionRow, Own, PartRow } from "./read-missions.ts";

type Held = { mission: MissionRow; own: Own };
type Asked = Held & { memberId: string; now: Date };

/** Makes the member take part in a mission of now, on its terms of now. The member's row is locked. */
export async function openPart(
  context: Context,
  tx: Transaction,
  { mission, own, memberId, now }: Asked,
): Promise<PartRow> {
  const { period } = own;
  const merchant = context.merchant.code;
  const campaign = await requireOffered(tx, { merchant, memberId }, { mission, own }, now);
  const made = {
    ...{ merchant, mission: mission.id, member: memberId, period },
    ...{ reference: newReference(context.random, "M"), state: "JOINED" as const, joinedAt: now },
    ...{ campaign, terms: promisedTerms(mission), cost: costOf(mission) },
  };
  const [part] = await tx.insert(missionParts).values(made).returning();
  const details = { mission: mission.id, period };
  await record(context, tx, { action: "missionJoined", memberId, details });
  return part!;
}

/** The campaign that pays the mission; null without one. Its budget keeps what each who joined costs. */
async function requireOffered(
  tx: Transaction,
  { merchant, memberId }: { merchant: string; memberId: string },
  { mission, own: { period } }: Held,
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
