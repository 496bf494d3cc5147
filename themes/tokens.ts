/** What a brand decides about its looks. Colours are hex; everything a brand leaves out is derived. */
export type Palette = {
  /** Grounds, from the page upwards. */
  page: string;
  surface: string;
  tint: string;
  raised?: string;
  line: string;
  /** Edge of a field: at least 3 to 1 against the surface. */
  edge: string;
  /** Text, from the strongest to the weakest that may still be read. */
  ink: string;
  muted: string;
  faint?: string;
  /** The fill of what moves money or begins: one a card. */
  action: string;
  onAction: string;
  /** The second fill: chosen, confirmed, playing. */
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

/** Parts of a mode that are more than one colour: CSS values. */
export type Atmosphere = {
  heroGround: string;
  pageGround?: string;
  /** Ground of category tiles and of the first winner. */
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
  /** For faces whose space is narrow, so that "P 12,480.50" breathes. */
  wordSpacing?: string;
  stretch?: string;
  settings?: string;
};

export type Tokens = {
  light: Mode;
  dark: Mode;
  display: Typeface;
  text: Typeface;
  /** Pixels of the hero's claim on a wide and on a narrow screen. */
  heroSize: [wide: number, narrow: number];
  heroLine: number;
  sectionSize: [wide: number, narrow: number];
  /** Pixels. The pill of some brands is simply a large number. */
  radius: { tag: number; control: number; card: number; panel: number; hero: number };
  /** The cover's shape: width through height, and which part of the picture is kept. */
  cover: { ratio: string; position: string };
  /** How signs are drawn: the thickness of their lines, 1 to 3, and how these end; round and 2 unless said. */
  icon?: { stroke?: number; ends?: "round" | "square" };
  /** Space between cards and between sections, in pixels, wide and narrow. */
  gap: { card: [number, number]; section: [number, number] };
};
