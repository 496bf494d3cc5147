import type { Flag } from "../contract/core/site.ts";
import type { BannerGroup } from "../contract/publishing/banners.ts";
import type { MerchantFile } from "../contract/staff/merchant/merchant-file.ts";
import type { LetterLook } from "../core/outbox/letter-look.ts";
import type { FieldChoices } from "../domain/members/register-fields.ts";
import type { BannerWords } from "../store/schema/notice.ts";

export type DemoBanner = {
  groupName: BannerGroup;
  /** The picture's number: `<group>-<position>` in the brand's own assets. */
  position: 1 | 2 | 3;
  link: { type: "GAME" | "PAGE"; target: string } | null;
  words: Record<"es" | "en", BannerWords>;
};

/** What distinguishes one demonstration merchant from the others. */
export type DemoMerchant = {
  code: string;
  name: string;
  /** The brand's favourite games, the most popular first. */
  favourites: string[];
  /** The vendors that keep their players' money themselves. Without any, there is one balance. */
  purseVendors?: readonly string[];
  /** The terms of its pot, as amounts. */
  jackpot: { seed: string; hitMin: string; hitMax: string; shareBasisPoints: number };
  banners: DemoBanner[];
  /** Its rules of registration, and its own invitation code. */
  registration: { ageMin: number; invitation: string; fields: FieldChoices };
  /** The optional content of a brand's folder. The demonstration's own values are the default. */
  hosts?: string[];
  currency?: string;
  currencySymbol?: string;
  /** ISO 3166, two letters. */
  country?: string;
  flags?: Flag[];
  letterLook?: Omit<LetterLook, "name">;
} & Pick<MerchantFile, OwnPart>;

/** What a folder may say itself, in place of the demonstration's standard. */
type OwnPart =
  | "languages"
  | "settings"
  | "usdt"
  | "customerService"
  | "servicePaths"
  | "methods"
  | "notices"
  | "promotions";

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
