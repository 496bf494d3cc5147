import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Refusal } from "#platform/contract/refusal.ts";
import { publishBanner } from "#platform/staff/publish-banner.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { withdrawBanner } from "#platform/staff/withdraw-banner.ts";
import type { DemoBanner, DemoMerchant } from "#platform/store/seed/demo-merchant.ts";

type Laid = Record<string, readonly DemoBanner[]>;
type Told = Pick<DemoMerchant, "code" | "banners">;

const idOf = ({ groupName, position }: DemoBanner) => `${groupName}-${position}`;

/**
 * Puts the banners on show as merchant.json has them now: those that are not as they were laid the
 * last time, of which `memory` is the file. What the file no longer has is taken off. Answers a line
 * for each that cannot be shown.
 */
export async function layBanners(
  staff: StaffContext,
  merchants: readonly Told[],
  memory: string,
): Promise<string[]> {
  const laid: Laid = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};
  const refused: string[] = [];
  for (const { code, banners } of merchants) {
    const before = new Map((laid[code] ?? []).map((one) => [idOf(one), JSON.stringify(one)]));
    for (const banner of banners) {
      const { groupName, position, link, words } = banner;
      const id = idOf(banner);
      if (before.get(id) !== JSON.stringify(banner))
        await publishBanner(staff, code, { id, groupName, position, url: id, link, words }).catch(
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            refused.push(`${code}, merchant.json: the banner ${id} is refused: ${reasonOf(error)}`);
          },
        );
      before.delete(id);
    }
    for (const gone of before.keys()) await withdrawBanner(staff, code, gone);
    laid[code] = banners;
  }
  writeFileSync(memory, JSON.stringify(laid));
  return refused;
}

const reasonOf = ({ code, field }: Refusal) => (field ? `${code} in ${field}` : code);
