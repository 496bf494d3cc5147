import type { missionList } from "../../contract/club/missions.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Reader } from "../../store/open-store.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { showSpins } from "../free-spins/held-spins.ts";
import { mayReceive } from "./may-receive.ts";
import { type MissionRow, offeredMissions, ownMissions } from "./read-missions.ts";

type Value = ValueOf<typeof missionList>;
type Known = Awaited<ReturnType<typeof ownMissions>>;

/** The merchant's missions in their order, with the member's own progress. */
export async function listMissions(
  context: Context,
  input: InputOf<typeof missionList>,
): Promise<Value> {
  const { store, merchant, clock } = context;
  const now = clock.now();
  const policy = await policyFor(context);
  return store.reading(merchant.code, async (reader) => {
    const standing = await standingOf(context, reader, now);
    if (standing === "break") return { standing, list: [] };
    const rows = await offeredMissions(reader, merchant.code, policy);
    const who = { merchant: merchant.code, memberId: context.actor?.memberId ?? "" };
    const known: Known =
      standing === "open" ? await ownMissions(reader, who, rows, now) : new Map();
    const viewer = { ...who, memberId: standing === "open" ? who.memberId : null };
    const campaigns = await offeredTo(reader, viewer, now);
    // What a member joined stays theirs to the end of its period.
    const shown = rows
      .filter(({ id }) => campaigns.isOffered("mission", id) || known.get(id)?.part != null)
      .map((row) => known.get(row.id)?.mission ?? row);
    const rewards = shown.map((row) => row.spins);
    const spinsOf = await showSpins(reader, merchant.code, rewards);
    const list = shown.flatMap((row) => {
      const words = wordsIn(row.words, input.language);
      const spins = spinsOf(row.spins, policy);
      return words ? [{ ...toCard(row, known, policy, now), spins, ...words }] : [];
    });
    return { standing, list };
  });
}

async function standingOf(context: Context, reader: Reader, now: Date): Promise<Value["standing"]> {
  const { actor, merchant } = context;
  if (!actor) return "guest";
  if (actor.type === ACCOUNT_TYPE.trial) return "trial";
  const who = { merchant: merchant.code, memberId: actor.memberId };
  return (await mayReceive(reader, who, now)) ? "open" : "break";
}

function toCard(row: MissionRow, known: Known, policy: Policy, now: Date) {
  const { id, event, icon, period, games, targetAmount, targetCount, reward, points } = row;
  const mine = known.get(id);
  return {
    ...{ id, event, icon, period, games, targetAmount, targetCount, reward, points },
    wagering: heldMultiple(row.wagering, policy),
    startsAt: row.startsAt?.getTime() ?? null,
    status: activityStatus({ ...row, needsJoining: true }, mine?.participation ?? null, now),
    own: mine ? { ...mine.own, until: mine.own.until?.getTime() ?? null } : null,
  };
}
