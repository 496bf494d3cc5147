import { and, asc, eq } from "drizzle-orm";
import type { missionList } from "../../contract/club/missions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { missions } from "../../store/schema/club.ts";

/** The merchant's missions in their order. Personal progress is not included. */
export async function listMissions(
  context: Context,
  input: InputOf<typeof missionList>,
): Promise<ValueOf<typeof missionList>> {
  const { store, merchant, clock } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(missions)
      .where(and(eq(missions.merchant, merchant.code), eq(missions.isEnabled, true)))
      .orderBy(asc(missions.position), asc(missions.id)),
  );
  const list = rows.flatMap((row) => {
    const words = wordsIn(row.words, input.language);
    if (!words) return [];
    const { id, event, icon, period, targetAmount, targetCount, reward, wagering } = row;
    return {
      ...{ id, event, icon, period, targetAmount, targetCount, reward, wagering },
      ...words,
      startsAt: row.startsAt?.getTime() ?? null,
      status: activityStatus({ ...row, needsJoining: true }, null, clock.now()),
    };
  });
  return { list };
}
