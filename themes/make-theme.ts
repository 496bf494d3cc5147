import { mix } from "./colour/color.ts";
import type { Atmosphere, Mode, Palette, Tokens, Typeface } from "./tokens.ts";

const px = (value: number) => `${value}px`;
/** Sizes of text follow the browser's text size, 16 px by default. */
const rem = (value: number) => `${value / 16}rem`;

/** Fills in the roles that a brand left out, so that components find every role. */
export function completePalette(palette: Palette): Required<Palette> {
  return {
    raised: mix(palette.tint, palette.ink, 0.06),
    faint: palette.muted,
    selected: palette.accent,
    onSelected: palette.onAccent,
    navInk: palette.muted,
    notice: palette.tint,
    noticeInk: palette.link,
    good: palette.win,
    ...palette,
  };
}

export function completeAtmosphere(atmosphere: Atmosphere, palette: Palette): Required<Atmosphere> {
  return {
    pageGround: "none",
    warmGround: palette.tint,
    heroActionGround: palette.heroAction,
    glow: "none",
    ...atmosphere,
  };
}

/** What a mode changes besides colours: which logo shows, and how pictures drawn for the day look. */
const SCHEMES = {
  light: { day: "block", night: "none", mark: "none", picture: "none" },
  dark: { day: "none", night: "block", mark: "invert(1)", picture: "brightness(.84)" },
} as const;

function makeMode({ palette, atmosphere }: Mode, scheme: keyof typeof SCHEMES) {
  return {
    color: completePalette(palette),
    atmosphere: completeAtmosphere(atmosphere, palette),
    scheme: SCHEMES[scheme],
  };
}

function makeTypeface(face: Typeface) {
  return {
    family: face.family,
    weight: String(face.weight),
    tracking: face.tracking,
    wordSpacing: face.wordSpacing ?? "normal",
    stretch: face.stretch ?? "100%",
    settings: face.settings ?? "normal",
    initial: face.initial ?? "1em",
  };
}

function makeShape(tokens: Tokens) {
  return {
    display: makeTypeface(tokens.display),
    text: makeTypeface(tokens.text),
    heroSize: rem(tokens.heroSize[0]),
    heroSizeNarrow: rem(tokens.heroSize[1]),
    heroLine: String(tokens.heroLine),
    sectionSize: rem(tokens.sectionSize[0]),
    sectionSizeNarrow: rem(tokens.sectionSize[1]),
    radius: {
      tag: px(tokens.radius.tag),
      control: px(tokens.radius.control),
      card: px(tokens.radius.card),
      panel: px(tokens.radius.panel),
      hero: px(tokens.radius.hero),
    },
    coverRatio: tokens.cover.ratio,
    coverPosition: tokens.cover.position,
    icon: {
      stroke: String(tokens.icon?.stroke ?? 2),
      cap: tokens.icon?.ends ?? "round",
      join: tokens.icon?.ends === "square" ? "miter" : "round",
    },
    gapCard: px(tokens.gap.card[0]),
    gapCardNarrow: px(tokens.gap.card[1]),
    gapSection: px(tokens.gap.section[0]),
    gapSectionNarrow: px(tokens.gap.section[1]),
  };
}

/**
 * Turns a brand's tokens into CSS values: those both modes share and those of each mode. The
 * contract is derived from its result for the reference theme, so the two cannot drift apart.
 */
export function makeTheme(tokens: Tokens) {
  return {
    shape: makeShape(tokens),
    light: makeMode(tokens.light, "light"),
    dark: makeMode(tokens.dark, "dark"),
  };
}
