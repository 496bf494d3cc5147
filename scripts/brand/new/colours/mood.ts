import type { BrandInput } from "#themes/define-brand.ts";
import type { Tokens } from "#themes/tokens.ts";

/** A face from the vetted list: where its files lie and how its fallback fits. */
export type Face = {
  family: string;
  kind: "sans" | "serif";
  /** The package's file of the Latin letters, below node_modules. */
  file: string;
  /** Axes that are pinned when the face is cut to what titles need. */
  pins?: Record<string, number>;
  weights: string;
  /** Per cent of the system's own face, for the time until this one arrives. */
  fit: { size: number; ascent: number; descent: number };
};

/** How the colours are laid out: where the hero is deep or bright, and what the page's ground shows. */
export type Ground = "sunburst" | "beams" | "hills" | "shards" | "deco" | "bubbles";

/** A whole character: shape, type, arrangement and the world its banners are drawn in. */
export type Mood = {
  says: string;
  defaultTheme: "light" | "dark";
  layout: BrandInput["layout"];
  ground: Ground;
  /** A deep hero stays dark in both modes; a bright one is light by day. */
  hero: "deep" | "bright";
  display: Face;
  text: Face;
  /** The second colour where none is given: degrees round the wheel from the first. */
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
