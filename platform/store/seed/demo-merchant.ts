import type { BannerWords } from "../schema/notice.ts";

export type DemoBanner = {
  groupName: "w_home" | "w_login" | "w_reg";
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
  banners: DemoBanner[];
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
