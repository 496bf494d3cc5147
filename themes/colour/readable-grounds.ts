import type { Brand } from "../define-brand.ts";
import type { Atmosphere, Palette } from "../tokens.ts";
import { contrast, mix } from "./color.ts";
import { toOklch } from "./oklch.ts";
import { type Box, readGround } from "./paint-ground.ts";

type Role = keyof Palette;
type Layout = Pick<Brand["layout"], "hero" | "phoneHero">;

/** Words on a painted background of more than one colour. */
type GroundWords = {
  ink: Role;
  /** The words' area in the box, in pixels. */
  area: readonly [left: number, top: number, width: number, height: number];
  /** The required ratio for at least half of the area, and for all of it. */
  least: number;
  everywhere: number;
};
type ReadableGround = {
  ground: keyof Atmosphere;
  /** The colour under the transparent parts of the background. */
  under: Role;
  box: Box;
  words: readonly GroundWords[];
  /** The share of `heroBase` that covers the background below the words. */
  veil?: number;
};

/** The veil of a booth, and of the forms of a phone's hero that need one. */
export const HERO_VEIL = 0.75;

/**
 * Lights and rays may cross these words. The claim is large text, for which WCAG requires 3 to 1.
 */
const hero = (
  box: Box,
  kicker: GroundWords["area"],
  claim: GroundWords["area"],
  lead: GroundWords["area"],
): ReadableGround => ({
  ...{ ground: "heroGround", under: "page", box },
  words: [
    { ink: "heroKicker", area: kicker, least: 4.5, everywhere: 3 },
    { ink: "heroInk", area: claim, least: 3, everywhere: 3 },
    { ink: "heroMuted", area: lead, least: 4.5, everywhere: 3 },
  ],
});

/** The home page's hero on wide pages, and where its words stand. */
const HEROES: Record<Layout["hero"], ReadableGround> = {
  plate: hero(
    { width: 1200, height: 468 },
    [56, 34, 200, 20],
    [56, 62, 504, 190],
    [56, 264, 340, 72],
  ),
  dock: hero(
    { width: 960, height: 328 },
    [36, 32, 200, 26],
    [36, 66, 384, 150],
    [36, 228, 340, 72],
  ),
  promos: hero(
    { width: 780, height: 336 },
    [44, 44, 200, 20],
    [44, 72, 400, 130],
    [44, 214, 340, 72],
  ),
  booth: {
    ...hero(
      { width: 1280, height: 460 },
      [64, 140, 356, 22],
      [64, 170, 356, 240],
      [860, 100, 340, 72],
    ),
    veil: HERO_VEIL,
  },
};

/** The same on a phone. An arch and a street have the words on `heroBase`, a pair of its own. */
const PHONE_HEROES: Record<Layout["phoneHero"], readonly ReadableGround[]> = {
  above: [
    hero({ width: 358, height: 548 }, [24, 26, 200, 20], [24, 54, 310, 100], [24, 166, 300, 63]),
  ],
  beside: [
    hero({ width: 358, height: 272 }, [16, 16, 160, 26], [16, 50, 188, 62], [16, 120, 176, 76]),
  ],
  arch: [],
  street: [],
  bay: [
    {
      ...hero(
        { width: 390, height: 344 },
        [20, 20, 200, 20],
        [20, 44, 350, 74],
        [20, 126, 200, 63],
      ),
      veil: HERO_VEIL,
    },
  ],
  ticket: [
    {
      ...hero(
        { width: 358, height: 424 },
        [22, 20, 200, 20],
        [22, 44, 314, 116],
        [22, 170, 300, 42],
      ),
      veil: HERO_VEIL,
    },
  ],
};

const whole = ({ width, height }: Box, ink: Role): GroundWords => ({
  ink,
  area: [0, 0, width, height],
  least: 4.5,
  everywhere: 4.5,
});
const BUTTON = { width: 200, height: 54 };
const PANEL = { width: 1152, height: 240 };
const PAGE = { width: 1440, height: 1600 };

/** Every background of free CSS on which the site puts words. */
export const readableGrounds = ({ hero, phoneHero }: Layout): readonly ReadableGround[] => [
  HEROES[hero],
  ...PHONE_HEROES[phoneHero],
  {
    ...{ ground: "heroActionGround", under: "heroBase", box: BUTTON },
    words: [whole(BUTTON, "onHeroAction")],
  },
  { ...{ ground: "warmGround", under: "page", box: PANEL }, words: [whole(PANEL, "ink")] },
  {
    ...{ ground: "pageGround", under: "page", box: PAGE },
    words: [whole(PAGE, "ink"), whole(PAGE, "muted")],
  },
];

export type GroundFault = { ink: Role; color: string; ratio: number; least: number };

/** The words that are unreadable on a background, each with the colour that causes it. */
export function groundFaults(
  { under, box, words, veil = 0 }: ReadableGround,
  css: string,
  palette: Required<Palette>,
): GroundFault[] {
  const paint = readGround(css);
  return words.flatMap(({ ink, area: [left, top, width, height], least, everywhere }) => {
    const seen = grid(width, height).map(([x, y]) => {
      const painted = paint(left + x, top + y, box, palette[under]);
      const color = veil ? mix(painted, palette.heroBase, veil) : painted;
      return { color, ratio: contrast(palette[ink], color) };
    });
    const sorted = seen.toSorted((a, b) => a.ratio - b.ratio);
    const [worst, middle] = [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!];
    if (worst.ratio < everywhere) return [{ ink, ...worst, least: everywhere }];
    return middle.ratio < least ? [{ ink, ...middle, least }] : [];
  });
}

const [ACROSS, DOWN] = [24, 12];
/** Evenly spread points, so dense that no ray or light as wide as a word falls between them. */
const grid = (width: number, height: number) =>
  Array.from({ length: ACROSS * DOWN }, (_, at): [number, number] => [
    (((at % ACROSS) + 0.5) * width) / ACROSS,
    ((Math.floor(at / ACROSS) + 0.5) * height) / DOWN,
  ]);

/** The fills of buttons, which have no border, and their backgrounds. */
export const FILLS: readonly { fill: Role; grounds: readonly Role[] }[] = [
  { fill: "action", grounds: ["page", "surface"] },
  { fill: "heroAction", grounds: ["heroBase"] },
];

/** The OKLab distance at which two colours are distinct when their lightness is not. */
const APART = 0.2;

/**
 * True when a fill is visible on a background: by 3 to 1, or by a colour of its own, as pure yellow
 * on white. WCAG requires no ratio for a button that its words identify.
 */
export function isSeen(fill: string, ground: string): boolean {
  if (contrast(fill, ground) >= 3) return true;
  const [a, b] = [toOklch(fill), toOklch(ground)];
  const turn = ((a.hue - b.hue) * Math.PI) / 180;
  const tone = Math.hypot(a.chroma - b.chroma * Math.cos(turn), b.chroma * Math.sin(turn));
  return Math.hypot(a.lightness - b.lightness, tone) >= APART;
}
