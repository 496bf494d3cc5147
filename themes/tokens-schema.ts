import { z } from "zod";
import { hex } from "./colour/hex.ts";
import type { Palette, Tokens } from "./tokens.ts";

const css = z.string().min(1);

/** False for a role that a brand may leave to be derived. */
const ROLES: Record<keyof Palette, boolean> = {
  ...{ page: true, surface: true, tint: true, raised: false, line: true, edge: true },
  ...{ ink: true, muted: true, faint: false, action: true, onAction: true },
  ...{ accent: true, onAccent: true, link: true, selected: false, onSelected: false },
  ...{ navInk: false, win: true, live: true, onLive: true, fresh: true, onFresh: true },
  ...{ notice: false, noticeInk: false, good: false, bad: true, badTint: true },
  ...{ badge: true, onBadge: true, heroInk: true, heroMuted: true, heroKicker: true },
  ...{ heroAction: true, onHeroAction: true, heroBase: true, digit: true, digitInk: true },
  ...{ footer: true, footerInk: true, footerMuted: true, footerLine: true },
};

const palette = z.strictObject(
  Object.fromEntries(
    Object.entries(ROLES).map(([role, isNeeded]) => [role, isNeeded ? hex : hex.optional()]),
  ),
);
const mode = z.strictObject({
  palette,
  atmosphere: z.strictObject({
    heroGround: css,
    pageGround: css.optional(),
    warmGround: css.optional(),
    heroActionGround: css.optional(),
    shadowCard: css,
    shadowRaised: css,
    glow: css.optional(),
  }),
});
const typeface = z.strictObject({
  family: css,
  weight: z.number().min(100).max(900),
  tracking: css,
  wordSpacing: css.optional(),
  stretch: css.optional(),
  settings: css.optional(),
  initial: css.optional(),
});
const radius = z.number().min(0).max(999);
const pair = (least: number, most: number) =>
  z.tuple([z.number().min(least).max(most), z.number().min(least).max(most)]);

/** A brand's looks, validated for readers that load them as data instead of code. */
export const tokensSchema = z.strictObject({
  light: mode,
  dark: mode,
  display: typeface,
  text: typeface,
  heroSize: pair(24, 96),
  heroLine: z.number().min(0.8).max(1.6),
  sectionSize: pair(14, 40),
  radius: z.strictObject({
    tag: radius,
    control: radius,
    card: radius,
    panel: radius,
    hero: radius,
  }),
  cover: z.strictObject({ ratio: css, position: css }),
  icon: z
    .strictObject({
      stroke: z.number().min(1).max(3).optional(),
      ends: z.enum(["round", "square"]).optional(),
    })
    .optional(),
  gap: z.strictObject({ card: pair(4, 48), section: pair(8, 96) }),
}) as unknown as z.ZodType<Tokens>;
