import { and, eq, lt } from "drizzle-orm";
import { openText } from "../../core/seal/seal-text.ts";
import { stepOfCode } from "../../members/factors/totp.ts";
import { staff } from "../../store/schema/person.ts";
import { type Desk, sealAt } from "./desk.ts";

/** The place of a person's secret, for its seal. */
export const appPlace = (person: string) => `staff:${person}:totp`;

type Holder = Pick<typeof staff.$inferSelect, "id" | "totpSealed" | "totpStep">;

/** Uses up a code of a person's authenticator app; false for a wrong or used one. */
export async function useAppCode(desk: Desk, holder: Holder, code: string): Promise<boolean> {
  const { id, totpSealed, totpStep: lastStep } = holder;
  if (totpSealed === null) return false;
  const secret = openText(sealAt(desk), appPlace(id), totpSealed);
  const step = stepOfCode(secret, code, { now: desk.clock.now(), lastStep });
  if (step === null) return false;
  // Of two requests with one code, only the first still finds the older step.
  const used = await desk.store.db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return used.length === 1;
}
