import type { FontName } from "../draw/fonts.ts";
import { font } from "../draw/fonts.ts";
import { letterPath, textWidth, type Warp } from "../draw/lettering.ts";

export const INK = "#000";
const BASE = 30;

/** A drawn logo and the width it needs; every logo is 40 high with its baseline at 30. */
export type Logo = { drawn: string; width: number };

type Lettering = {
  face: FontName;
  size: number;
  x?: number;
  y?: number;
  spacing?: number;
  /** The width of the letters relative to their natural width. */
  stretch?: number;
  lean?: number;
};

export function words(text: string, style: Lettering): { d: string; right: number } {
  const face = font(style.face);
  const stretch = style.stretch ?? 1;
  const x = style.x ?? 0;
  const y = style.y ?? BASE;
  const warp: Warp = (px, py) => [x + px * stretch + (y - py) * (style.lean ?? 0), py];
  const spacing = style.spacing ?? 0;
  const d = letterPath(face, text, { x: 0, y, size: style.size, spacing }, warp);
  return { d, right: x + textWidth(face, text, style.size, spacing) * stretch };
}
