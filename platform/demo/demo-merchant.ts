import type { Flag } from "../contract/core/site.ts";
import type { BannerGroup } from "../contract/publishing/banners.ts";
import type { LetterLook } from "../core/outbox/letter-look.ts";
import type { FieldChoices } from "../domain/members/register-fields.ts";
import type { BannerWords } from "../store/schema/notice.ts";

export type DemoBanner = {
  groupName: BannerGroup;
  /** Names the picture: `<group>-<position>` among the brand's own assets. */
  position: 1 | 2 | 3;
  link: { type: "GAME" | "PAGE"; target: string } | null;
  words: Record<"es" | "en", BannerWords>;
};

/** One demonstration merchant: what differs from the others. */
export type DemoMerchant = {
  code: string;
  name: string;
  /** The games this brand puts first, the most popular first. */
  favourites: string[];
  /** The vendors that keep their players' money in purses of their own; with none it is all one. */
  purseVendors?: readonly string[];
  /** The terms of its pot, as amounts. */
  jackpot: { seed: string; hitMin: string; hitMax: string; shareBasisPoints: number };
  banners: DemoBanner[];
  /** What it asks of a newcomer, and the invitation code of its own. */
  registration: { ageMin: number; invitation: string; fields: FieldChoices };
  /** What a brand's folder says besides; without it the demonstration's own. */
  hosts?: string[];
  currency?: string;
  currencySymbol?: string;
  /** ISO 3166, two letters. */
  country?: string;
  flags?: Flag[];
  letterLook?: Omit<LetterLook, "name">;
};

export function banner(
  groupName: DemoBanner["groupName"],
  position: DemoBanner["position"],
  link: DemoBanner["link"],
  es: [kicker: string, title: string, text: string, action: string],
  en: [kicker: string, title: string, text: string, action: string],
): DemoBanner {
  const words = ([kicker, title, text, action]: typeof es) => ({ kicker, title, text, action });
  return { groupName, position, link, words: { es: words(es), en: words(en) } };
}

export const game = (target: string) => ({ type: "GAME" as const, target });
export const page = (target: string) => ({ type: "PAGE" as const, target });
