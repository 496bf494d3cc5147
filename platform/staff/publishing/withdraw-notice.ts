import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { notices } from "../../store/schema/notice.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/** Takes a notice off every page. It is kept and can be published again. */
export async function withdrawNotice(
  context: StaffContext,
  merchant: string,
  id: string,
): Promise<void> {
  await asStaff(context, merchant, { action: "withdrawNotice", details: { id } }, async (tx) => {
    const known = await tx
      .update(notices)
      .set({ withdrawnAt: context.clock.now() })
      .where(and(eq(notices.merchant, merchant), eq(notices.id, id)))
      .returning({ id: notices.id });
    if (known.length === 0) throw new Refusal("no_such_notice", { status: 404 });
  });
}
