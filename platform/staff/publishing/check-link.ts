import { and, eq } from "drizzle-orm";
import { isCampaignPromotion } from "../../club/campaigns/campaign-promotions.ts";
import type { LINKAGE_TYPES } from "../../contract/publishing/banners.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";
import { promotions } from "../../store/schema/promotion.ts";

type Link = { type: (typeof LINKAGE_TYPES)[number]; target: string };

/**
 * True when a banner may lead there: a game or a promotion of the merchant, a campaign, a page of the
 * site, or https elsewhere. A campaign may come later: its banner is shown while it runs.
 */
export async function checkLink(tx: Transaction, merchant: string, link: Link): Promise<boolean> {
  const { type, target } = link;
  if (type === "PAGE") return /^\/(?![/\\])[^\s\\]*$/.test(target);
  if (type === "URL") return URL.canParse(target) && new URL(target).protocol === "https:";
  if (type === "PROMOTION") return isCampaignPromotion(target) || isPromotion(tx, merchant, target);
  const known = await tx
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.merchant, merchant), eq(games.code, target), eq(games.isEnabled, true)));
  return known.length > 0;
}

async function isPromotion(tx: Transaction, merchant: string, id: string) {
  const known = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      and(eq(promotions.merchant, merchant), eq(promotions.id, id), eq(promotions.isEnabled, true)),
    );
  return known.length > 0;
}
