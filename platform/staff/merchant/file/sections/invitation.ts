import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { affiliateCodes } from "../../../../store/schema/invitation.ts";
import type { Section } from "../section.ts";

const ofHouse = (merchant: string) =>
  and(
    eq(affiliateCodes.merchant, merchant),
    eq(affiliateCodes.kind, "affiliate"),
    isNull(affiliateCodes.memberId),
  );

/** The merchant's own invitation code. */
export const invitation: Section = {
  name: "invitation",
  wanted: ({ registration: { invitation: code } }) => (code ? new Map([[code, true]]) : null),
  async read(tx, merchant) {
    const active = and(ofHouse(merchant), eq(affiliateCodes.isActive, true));
    const rows = await tx.select().from(affiliateCodes).where(active);
    return new Map(rows.map(({ code }) => [code, true]));
  },
  async write(tx, merchant, changes, { at: now }) {
    for (const [code, value] of changes) {
      const isActive = value !== null;
      const row = { merchant, code, kind: "affiliate" as const, isActive, createdAt: now };
      const [held] = await tx
        .update(affiliateCodes)
        .set({ isActive })
        .where(and(ofHouse(merchant), eq(affiliateCodes.code, code)))
        .returning();
      if (held || !isActive) continue;
      const made = await tx.insert(affiliateCodes).values(row).onConflictDoNothing().returning();
      const refused = { field: "file.registration.invitation", status: 409 };
      if (made.length === 0) throw new Refusal("code_taken", refused);
    }
  },
};
