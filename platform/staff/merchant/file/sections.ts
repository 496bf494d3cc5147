import type { Section } from "./section.ts";
import { banners } from "./sections/banners.ts";
import { favourites } from "./sections/favourites.ts";
import { hosts } from "./sections/hosts.ts";
import { invitation } from "./sections/invitation.ts";
import { letters } from "./sections/letters.ts";
import { methods } from "./sections/methods.ts";
import { notices } from "./sections/notices.ts";
import { promotions } from "./sections/promotions.ts";
import { rowSections } from "./sections/row-sections.ts";

/**
 * Every part of a merchant's file, in the order in which they are written. Promotions come before
 * banners, which may lead to one.
 */
export const SECTIONS: readonly Section[] = [
  ...rowSections,
  hosts,
  invitation,
  methods,
  promotions,
  banners,
  notices,
  letters,
  favourites,
];
