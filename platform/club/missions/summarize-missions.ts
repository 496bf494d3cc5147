import type { missionSummary } from "../../contract/club/missions.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { mayReceive } from "./may-receive.ts";
import { offeredMissions, ownMissions } from "./read-missions.ts";

/** How many rewards the member can take now; none in a break. */
export async function summarizeMissions(context: Context): Promise<ValueOf<typeof missionSummary>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  const now = clock.now();
  const policy = await policyFor(context);
  return store.reading(merchant.code, async (reader) => {
    if (!(await mayReceive(reader, who, now))) return { claimable: 0 };
    const rows = await offeredMissions(reader, merchant.code, policy);
    const known = [...(await ownMissions(reader, who, rows, now)).values()];
    const reached = known.filter(({ participation }) => participation === "reached");
    if (reached.every(({ part }) => part)) return { claimable: reached.length };
    const { isOffered } = await offeredTo(reader, who, now);
    const claimable = reached.filter(
      ({ part, mission }) => part || isOffered("mission", mission.id),
    );
    return { claimable: claimable.length };
  });
}
