import type { Font, PathCommand } from "opentype.js";
import { num } from "./svg.ts";

export type Warp = (x: number, y: number) => [number, number];

const straight: Warp = (x, y) => [x, y];

/** The outline of a text as path data, each point moved by the warp. */
export function letterPath(
  font: Font,
  text: string,
  at: { x: number; y: number; size: number; spacing?: number },
  warp: Warp = straight,
): string {
  let d = "";
  let x = at.x;
  const pieces = at.spacing ? [...text] : [text];
  for (const piece of pieces) {
    d += font
      .getPath(piece, x, at.y, at.size)
      .commands.map((step) => data(step, warp))
      .join("");
    x += font.getAdvanceWidth(piece, at.size) + (at.spacing ?? 0);
  }
  return d;
}

function data(step: PathCommand, warp: Warp): string {
  const point = (x: number | undefined, y: number | undefined) =>
    warp(x ?? 0, y ?? 0)
      .map(num)
      .join(" ");
  switch (step.type) {
    case "M":
    case "L":
      return `${step.type}${point(step.x, step.y)}`;
    case "Q":
      return `Q${point(step.x1, step.y1)} ${point(step.x, step.y)}`;
    case "C":
      return `C${point(step.x1, step.y1)} ${point(step.x2, step.y2)} ${point(step.x, step.y)}`;
    case "Z":
      return "Z";
  }
}

export function textWidth(font: Font, text: string, size: number, spacing = 0): number {
  return font.getAdvanceWidth(text, size) + spacing * ([...text].length - 1);
}

/** Text centred on x, for numbers on balls, tiles and boards. */
export function centred(font: Font, text: string, x: number, y: number, size: number): string {
  return letterPath(font, text, { x: x - font.getAdvanceWidth(text, size) / 2, y, size });
}
