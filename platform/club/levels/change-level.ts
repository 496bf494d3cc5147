import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { levelChanges, memberLevels } from "../../store/schema/level.ts";

export type LevelRow = typeof memberLevels.$inferSelect;
type Who = { merchant: string; member: string };
type Change = {
  to: number;
  at: Date;
  configVersion: number;
  /** The first month that is compared with what keeps the new level. */
  keepFrom: string;
};

/** Where a member stands; level 0 before the first rise. */
export async function readLevel(
  tx: Transaction,
  { merchant, member }: Who,
): Promise<Pick<LevelRow, "level" | "topLevel" | "changes">> {
  const [row] = await tx
    .select()
    .from(memberLevels)
    .where(and(eq(memberLevels.merchant, merchant), eq(memberLevels.member, member)))
    .for("update");
  return row ?? { level: 0, topLevel: 0, changes: 0 };
}

/**
 * Moves a member to another level and adds it to the history. The only writer of levels. The number of
 * the change; null when the member is there already.
 */
export async function changeLevel(
  tx: Transaction,
  who: Who,
  { to, at, configVersion, keepFrom }: Change,
): Promise<number | null> {
  const { level, topLevel, changes } = await readLevel(tx, who);
  if (to === level) return null;
  const row = {
    ...{ level: to, topLevel: Math.max(topLevel, to), since: at, keepFrom },
    changes: changes + 1,
  };
  await tx
    .insert(memberLevels)
    .values({ ...who, ...row })
    .onConflictDoUpdate({ target: [memberLevels.merchant, memberLevels.member], set: row });
  await tx.insert(levelChanges).values({
    ...{ ...who, number: changes + 1, fromLevel: level, toLevel: to },
    ...{ at, configVersion },
  });
  return changes + 1;
}
