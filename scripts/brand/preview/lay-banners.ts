import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { DemoBanner } from "#platform/demo/demo-merchant.ts";
import { publishBanner } from "#platform/staff/publishing/publish-banner.ts";
import { withdrawBanner } from "#platform/staff/publishing/withdraw-banner.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";

const idOf = ({ groupName, position }: DemoBanner) => `${groupName}-${position}`;

/**
 * Publishes the merchant's changed banners and withdraws the removed ones. Returns a line for each
 * banner that cannot be shown.
 */
export async function layBanners(
  staff: StaffContext,
  code: string,
  { banners, before = [] }: { banners: readonly DemoBanner[]; before?: readonly DemoBanner[] },
): Promise<string[]> {
  const laid = new Map(before.map((one) => [idOf(one), JSON.stringify(one)]));
  const refused: string[] = [];
  for (const banner of banners) {
    const { groupName, position, link, words } = banner;
    const id = idOf(banner);
    if (laid.get(id) !== JSON.stringify(banner))
      await publishBanner(staff, code, { id, groupName, position, url: id, link, words }).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          refused.push(`${code}, merchant.json: the banner ${id} is refused: ${reasonOf(error)}`);
        },
      );
    laid.delete(id);
  }
  for (const gone of laid.keys()) await withdrawBanner(staff, code, gone);
  return refused;
}

const reasonOf = ({ code, field }: Refusal) => (field ? `${code} in ${field}` : code);
