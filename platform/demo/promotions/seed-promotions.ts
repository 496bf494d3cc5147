import type { Clock } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { promotions } from "../../store/schema/promotion.ts";
import type { DemoMerchant } from "../demo-merchant.ts";
import { inBrandMoney } from "../in-brand-money.ts";
import { albaPromotions } from "./alba.ts";
import type { DemoPromotion } from "./demo-promotion.ts";
import { mareoPromotions } from "./mareo.ts";
import { nochePromotions } from "./noche.ts";
import { standardPromotions } from "./standard.ts";

export const demoPromotions: Record<string, DemoPromotion[]> = {
  alba: albaPromotions,
  noche: nochePromotions,
  mareo: mareoPromotions,
};

const DAY_MS = 86_400_000;

/** Adds the missing promotions. Later changes by staff stay. */
export async function seedPromotions(tx: Transaction, merchant: DemoMerchant, clock: Clock) {
  const { code } = merchant;
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  // The brands' day begins at six in the morning, UTC.
  const dayAt = (days: number | null) =>
    days === null ? null : new Date((today + days) * DAY_MS + DAY_MS / 4);
  const rows = inBrandMoney(demoPromotions[code] ?? standardPromotions, merchant).map(
    ({ days, ...promotion }, position) => ({
      merchant: code,
      position,
      ...promotion,
      startsAt: dayAt(days.from),
      endsAt: dayAt(days.to),
    }),
  );
  if (rows.length > 0) await tx.insert(promotions).values(rows).onConflictDoNothing();
}
