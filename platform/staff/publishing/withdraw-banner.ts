import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { banners } from "../../store/schema/notice.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/** Takes a banner off the pages. It is kept and can be published again. */
export async function withdrawBanner(
  context: StaffContext,
  merchant: string,
  id: string,
): Promise<void> {
  await asStaff(context, merchant, { action: "withdrawBanner", details: { id } }, async (tx) => {
    const known = await tx
      .update(banners)
      .set({ isEnabled: false })
      .where(and(eq(banners.merchant, merchant), eq(banners.id, id)))
      .returning({ id: banners.id });
    if (known.length === 0) throw new Refusal("unknown_banner", { status: 404 });
  });
}
