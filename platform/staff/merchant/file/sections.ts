import type { Section } from "./section.ts";
import { banners } from "./sections/banners.ts";
import { affiliateTiers } from "./sections/club/affiliate-tiers.ts";
import { levels } from "./sections/club/levels.ts";
import { missions } from "./sections/club/missions.ts";
import { points } from "./sections/club/points.ts";
import { rewards } from "./sections/club/rewards.ts";
import { favourites } from "./sections/favourites.ts";
import { hosts } from "./sections/hosts.ts";
import { invitation } from "./sections/invitation.ts";
import { letters } from "./sections/letters.ts";
import { methods } from "./sections/methods.ts";
import { notices } from "./sections/notices.ts";
import { posts } from "./sections/posts.ts";
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
  levels,
  points,
  rewards,
  missions,
  affiliateTiers,
  posts,
  favourites,
];
