import type { Palette } from "../tokens.ts";

type Role = keyof Palette;
export type ReadablePair = { ink: Role; grounds: readonly Role[]; least: number };

const text = (ink: Role, ...grounds: Role[]): ReadablePair => ({ ink, grounds, least: 4.5 });

/**
 * Every ink that the site puts on a ground, with the minimum ratio. WCAG 2.2 AA requires 4.5 to 1
 * for text, and 3 to 1 for an edge that marks a control.
 */
export const READABLE_PAIRS: readonly ReadablePair[] = [
  text("ink", "page", "surface", "tint", "raised", "notice", "badTint"),
  text("muted", "page", "surface", "tint", "raised"),
  text("faint", "page", "surface"),
  text("navInk", "page", "surface"),
  text("link", "page", "surface", "tint"),
  text("page", "ink"),
  text("onAction", "action"),
  text("onAccent", "accent"),
  text("onSelected", "selected"),
  text("win", "page", "surface"),
  text("good", "page", "surface", "tint"),
  text("bad", "page", "surface", "badTint"),
  text("surface", "bad"),
  text("heroBase", "heroInk"),
  text("onLive", "live"),
  text("onFresh", "fresh"),
  text("noticeInk", "notice"),
  text("onBadge", "badge"),
  text("heroInk", "heroBase"),
  text("heroMuted", "heroBase"),
  text("heroKicker", "heroBase"),
  text("onHeroAction", "heroAction"),
  text("digitInk", "digit"),
  text("footerInk", "footer"),
  text("footerMuted", "footer"),
  { ink: "edge", grounds: ["page", "surface"], least: 3 },
];
