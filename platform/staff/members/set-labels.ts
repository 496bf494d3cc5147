import { and, eq } from "drizzle-orm";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/** Sets a member's labels in place of those before, each once and in order. */
export async function setLabels(
  staff: StaffContext,
  { labels, ...named }: Named & { labels: readonly string[] },
): Promise<void> {
  const written = [...new Set(labels)].sort();
  const entry = { action: "labelMember", details: { labels: written.join() } };
  await asStaffOfMember(staff, named, entry, (tx, member) =>
    tx
      .update(members)
      .set({ labels: written })
      .where(and(eq(members.merchant, named.merchant), eq(members.id, member.id))),
  );
}
