import { z } from "zod";
import { BANNER_GROUPS, LINKAGE_TYPES } from "../../contract/publishing/banners.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { banners } from "../../store/schema/notice.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { checkLink } from "./check-link.ts";

const line = (most: number) => z.string().trim().max(most);
const words = z.object({
  kicker: line(60),
  title: line(80).min(1),
  text: line(200),
  action: line(30),
});

export const bannerInput = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/),
  groupName: z.enum(BANNER_GROUPS),
  position: z.number().int().min(1).max(99).default(1),
  /** The name of the picture in the brand's own assets. */
  url: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/),
  link: z
    .object({ type: z.enum(LINKAGE_TYPES), target: z.string().min(1).max(300) })
    .nullable()
    .default(null),
  words: z
    .partialRecord(z.enum(["es", "en"]), words)
    .refine((given) => Object.keys(given).length > 0),
  shownFrom: z.date().nullable().default(null),
  shownTo: z.date().nullable().default(null),
});
export type BannerInput = z.input<typeof bannerInput>;

/**
 * Publishes a banner, or changes the one with that id. Refuses with invalid_banner at the field: a
 * link that leads nowhere, an action without a link, an end before the start.
 */
export async function publishBanner(
  context: StaffContext,
  merchant: string,
  given: BannerInput,
): Promise<void> {
  const read = bannerInput.safeParse(given);
  if (!read.success) throw invalid(read.error.issues[0]?.path.join(".") ?? "");
  const { id, link, ...rest } = read.data;
  const { shownFrom, shownTo } = rest;
  if (shownFrom && shownTo && shownTo <= shownFrom) throw invalid("shownTo");
  const hasAction = Object.values(rest.words).some(({ action }) => action !== "");
  if (hasAction && !link) throw invalid("link");
  const row = {
    ...rest,
    isEnabled: true,
    linkageType: link?.type ?? null,
    linkageTarget: link?.target ?? null,
  };
  const details = { id, groupName: rest.groupName };
  await asStaff(context, merchant, { action: "publishBanner", details }, async (tx) => {
    if (link && !(await checkLink(tx, merchant, link))) throw invalid("link");
    await tx
      .insert(banners)
      .values({ merchant, id, ...row })
      .onConflictDoUpdate({ target: [banners.merchant, banners.id], set: row });
  });
}

const invalid = (field: string) => new Refusal("invalid_banner", { field });
