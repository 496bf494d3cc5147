/** A brand's looks. Colours are hex; everything a brand leaves out is derived. */
export type Palette = {
  /** Backgrounds, from the page upwards. */
  page: string;
  surface: string;
  tint: string;
  raised?: string;
  line: string;
  /** The edge of a field: at least 3 to 1 against the surface. */
  edge: string;
  /** Text colours, from the strongest to the weakest readable one. */
  ink: string;
  muted: string;
  faint?: string;
  /** The fill of buttons that move money or start something; one per card. */
  action: string;
  onAction: string;
  /** The second fill: selected, confirmed, playing. */
  accent: string;
  onAccent: string;
  /** Links and small text in the brand's colour. */
  link: string;
  selected?: string;
  onSelected?: string;
  navInk?: string;
  win: string;
  live: string;
  onLive: string;
  fresh: string;
  onFresh: string;
  notice?: string;
  noticeInk?: string;
  good?: string;
  bad: string;
  badTint: string;
  badge: string;
  onBadge: string;
  heroInk: string;
  heroMuted: string;
  heroKicker: string;
  heroAction: string;
  onHeroAction: string;
  /** The colour under the hero's words, against which their contrast is tested. */
  heroBase: string;
  digit: string;
  digitInk: string;
  footer: string;
  footerInk: string;
  footerMuted: string;
  footerLine: string;
};

/** Parts of a mode with more than one colour, as CSS values. */
export type Atmosphere = {
  heroGround: string;
  pageGround?: string;
  /** The background of category tiles and of the first winner. */
  warmGround?: string;
  heroActionGround?: string;
  shadowCard: string;
  shadowRaised: string;
  glow?: string;
};

export type Mode = { palette: Palette; atmosphere: Atmosphere };

export type Typeface = {
  family: string;
  weight: number;
  tracking: string;
  /** For faces with a narrow space, so that "P 12,480.50" has room. */
  wordSpacing?: string;
  stretch?: string;
  settings?: string;
  /** The size of a heading's first letter, for faces whose capitals are as low as small letters. */
  initial?: string;
};

export type Tokens = {
  light: Mode;
  dark: Mode;
  display: Typeface;
  text: Typeface;
  /** The size of the hero's claim in pixels, on a wide and on a narrow screen. */
  heroSize: [wide: number, narrow: number];
  heroLine: number;
  sectionSize: [wide: number, narrow: number];
  /** In pixels. Some brands get their pill shape from a large number. */
  radius: { tag: number; control: number; card: number; panel: number; hero: number };
  /** The cover's shape: width divided by height, and which part of the picture stays. */
  cover: { ratio: string; position: string };
  /** How icons are drawn: a stroke of 1 to 3, 2 by default, and ends that are round by default. */
  icon?: { stroke?: number; ends?: "round" | "square" };
  /** The space between cards and between sections in pixels, wide and narrow. */
  gap: { card: [number, number]; section: [number, number] };
};
