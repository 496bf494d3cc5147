import type { Brand, BrandInput } from "#themes/define-brand.ts";
import type { Tokens } from "#themes/tokens.ts";

/** A face from the vetted list: the place of its files and the fit of its fallback. */
export type Face = {
  family: string;
  kind: "sans" | "serif";
  /** The package's file of the Latin letters, below node_modules. */
  file: string;
  /** Axes that are pinned when the face is cut for titles. */
  pins?: Record<string, number>;
  weights: string;
  /** In per cent of the system's own face, used until this one is loaded. */
  fit: { size: number; ascent: number; descent: number };
};

/**
 * The layout of the colours: where the hero is deep or bright, and what the page's ground shows.
 */
export type Ground = "sunburst" | "beams" | "hills" | "shards" | "deco" | "bubbles";

/** A whole character: shape, type, arrangement and the world of its banners. */
export type Mood = {
  says: string;
  defaultTheme: "light" | "dark";
  layout: BrandInput["layout"] &
    Pick<
      Brand["layout"],
      "phoneHero" | "pageBody" | "marks" | "lobby" | "access" | "bar" | "drawer" | "notices"
    >;
  ground: Ground;
  /** A deep hero stays dark in both modes; a bright one is light in light mode. */
  hero: "deep" | "bright";
  display: Face;
  text: Face;
  /** The default second colour: degrees round the wheel from the first. */
  turn: number;
  shape: Pick<
    Tokens,
    | "heroSize"
    | "heroLine"
    | "sectionSize"
    | "radius"
    | "cover"
    | "icon"
    | "gap"
    | "display"
    | "text"
  >;
};
