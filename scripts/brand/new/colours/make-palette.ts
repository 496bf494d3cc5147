import { contrast } from "#themes/colour/color.ts";
import { nearestReadable } from "#themes/colour/nearest-readable.ts";
import { fromOklch, toOklch } from "#themes/colour/oklch.ts";
import type { Palette } from "#themes/tokens.ts";
import type { BrandColors } from "./brand-colors.ts";
import type { Mood } from "./mood.ts";

/**
 * The ink on a button: near white or near black of the button's own hue, whichever reads better.
 */
function inkOn(ground: string): string {
  const { hue } = toOklch(ground);
  const [pale, deep] = ["#ffffff", fromOklch({ lightness: 0.19, chroma: 0.03, hue })] as const;
  const best = contrast(pale, ground) >= 4.5 ? pale : deep;
  return contrast(best, ground) >= 4.5 ? best : nearestReadable(best, [ground], 4.5);
}

/**
 * Every role of one mode from one or two colours. Grounds and greys lean towards the first colour's
 * hue. An unreadable role is moved, in lightness only, until it is readable.
 */
export function makePalette(colors: BrandColors, mode: "light" | "dark", mood: Mood): Palette {
  const isLight = mode === "light";
  const { hue, chroma } = toOklch(colors.first);
  const lean = Math.min(1, chroma / 0.12);
  const grey = (light: number, dark: number, tint: number) =>
    fromOklch({ lightness: isLight ? light : dark, chroma: tint * lean, hue });
  const page = grey(0.982, 0.155, isLight ? 0.009 : 0.02);
  const surface = isLight ? "#ffffff" : grey(1, 0.195, 0.024);
  const tint = grey(0.955, 0.235, isLight ? 0.017 : 0.03);
  const raised = grey(0.925, 0.285, isLight ? 0.027 : 0.036);
  const grounds = [page, surface, tint, raised];
  const on = (color: string, ...under: string[]) => nearestReadable(color, under, 4.5);
  const shown = (color: string) => nearestReadable(color, [surface], isLight ? 1.5 : 2.2);
  const signal = (at: number, strength: number) =>
    fromOklch({
      lightness: isLight ? 0.5 : 0.78,
      chroma: isLight ? strength : strength * 0.7,
      hue: at,
    });
  const action = nearestReadable(colors.first, [surface], 3);
  const accent = shown(colors.second);
  const bad = signal(18, 0.19);
  const badTint = fromOklch({ lightness: isLight ? 0.96 : 0.24, chroma: 0.03, hue: 18 });
  const live = fromOklch({ lightness: 0.56, chroma: 0.22, hue: 16 });
  const fresh = isLight ? grey(0.25, 0.9, 0.04) : grey(0.2, 0.94, 0.02);
  const base = {
    ...{ page, surface, tint, raised, line: grey(0.89, 0.32, isLight ? 0.022 : 0.034) },
    edge: nearestReadable(grey(0.6, 0.58, 0.03), [page, surface, tint], 3),
    ink: on(grey(0.22, 0.965, 0.025), ...grounds, badTint),
    muted: on(grey(0.44, 0.8, 0.03), ...grounds),
    faint: on(grey(0.52, 0.7, 0.03), page, surface),
    ...{ action, onAction: inkOn(action), accent, onAccent: inkOn(accent) },
    link: on(colors.first, page, surface, tint),
    ...{ selected: raised, onSelected: on(colors.first, raised) },
    win: on(signal(155, 0.13), page, surface, tint),
    bad: on(bad, page, surface, badTint),
    badTint,
    ...{
      live,
      onLive: inkOn(live),
      fresh,
      onFresh: inkOn(fresh),
      badge: live,
      onBadge: inkOn(live),
    },
  };
  return { ...base, ...heroRoles(colors, mode, mood), ...footerRoles(colors, mode, mood) };
}

/** The hero's own ground: deep in the brand's colour, or a light tint of it in light mode. */
function heroRoles(colors: BrandColors, mode: "light" | "dark", mood: Mood) {
  const { hue, chroma } = toOklch(colors.first);
  const isBright = mood.hero === "bright" && mode === "light";
  const depth = mode === "light" ? 0.34 : 0.27;
  const heroBase = isBright
    ? fromOklch({ lightness: 0.925, chroma: Math.min(chroma, 0.05), hue })
    : fromOklch({ lightness: depth, chroma: Math.min(chroma, 0.13), hue });
  const on = (color: string, ground: string) => nearestReadable(color, [ground], 4.5);
  const digit = fromOklch({ lightness: mode === "light" ? 0.24 : 0.12, chroma: 0.06, hue });
  const lit = { ...toOklch(colors.second), lightness: isBright ? 0.45 : 0.86 };
  const heroAction = nearestReadable(isBright ? colors.first : colors.second, [heroBase], 3);
  return {
    heroBase,
    heroInk: on(fromOklch({ lightness: isBright ? 0.24 : 0.985, chroma: 0.03, hue }), heroBase),
    heroMuted: on(fromOklch({ lightness: isBright ? 0.38 : 0.9, chroma: 0.03, hue }), heroBase),
    heroKicker: on(fromOklch(lit), heroBase),
    ...{ heroAction, onHeroAction: inkOn(heroAction) },
    ...{ digit, digitInk: on(fromOklch({ ...lit, lightness: 0.88 }), digit) },
  };
}

function footerRoles(colors: BrandColors, mode: "light" | "dark", mood: Mood) {
  const { hue, chroma } = toOklch(colors.first);
  const isDeep = mood.layout.footer === "block" || mode === "dark";
  const tone = (deep: number, bright: number, strength: number) =>
    fromOklch({ lightness: isDeep ? deep : bright, chroma: Math.min(chroma, strength), hue });
  const isPlain = mood.layout.footer === "line";
  const footer = isDeep
    ? tone(mode === "dark" ? 0.13 : 0.24, 0, isPlain ? 0.02 : 0.06)
    : tone(0, isPlain ? 0.97 : 0.93, isPlain ? 0.01 : 0.035);
  const on = (color: string) => nearestReadable(color, [footer], 4.5);
  return {
    footer,
    footerInk: on(tone(0.95, 0.22, 0.03)),
    footerMuted: on(tone(0.78, 0.42, 0.04)),
    footerLine: tone(0.36, 0.86, 0.04),
  };
}
