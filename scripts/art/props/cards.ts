import { font } from "../draw/fonts.ts";
import { centred, letterPath } from "../draw/lettering.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, group, linear, num, path, rect, repeat } from "../draw/svg.ts";
import { glyph } from "../icons.ts";

export type Suit = "spades" | "hearts" | "diamonds" | "clubs";

const ink: Record<Suit, string> = {
  spades: "#17141f",
  clubs: "#17141f",
  hearts: "#d31432",
  diamonds: "#d31432",
};

/** A playing card 180 by 260 before scaling, centred. */
export function card(
  paint: Paint,
  rank: string,
  suit: Suit,
  place: { x: number; y: number; rotate: number; scale?: number },
): string {
  const [defs, face] = linear(paint, [
    [0, "#ffffff"],
    [1, "#e4dff0"],
  ]);
  const color = ink[suit];
  const corner =
    path(letterPath(font("russo"), rank, { x: -78, y: -76, size: 54 }), color) +
    glyph(paint, suit, { x: -58, y: -46, size: 36 }, color);
  const drawn = group(
    { at: [place.x, place.y], rotate: place.rotate, scale: place.scale ?? 1 },
    rect(-90, -130, 180, 260, face, 'rx="20"'),
    rect(-82, -122, 164, 244, "none", 'rx="14" stroke="#cfc6e2" stroke-width="2"'),
    corner,
    `<g transform="rotate(180)">${corner}</g>`,
    glyph(paint, suit, { x: 0, y: 4, size: 112 }, color),
  );
  return defs + filtered("lit", drawn);
}

/** A casino chip seen from above. */
export function chip(x: number, y: number, r: number, color: string, rotate = 0): string {
  const arc = (Math.PI * r * 0.84) / 6;
  return (
    `<g transform="rotate(${num(rotate)} ${num(x)} ${num(y)})">` +
    circle(x, y + r * 0.12, r, "#00000066") +
    circle(x, y, r, color) +
    circle(
      x,
      y,
      r * 0.84,
      "none",
      `stroke="#fff" stroke-width="${num(r * 0.3)}" stroke-dasharray="${num(arc)} ${num(arc)}" opacity=".95"`,
    ) +
    circle(x, y, r * 0.66, color) +
    circle(x, y, r * 0.56, "none", 'stroke="#fff" stroke-width="2.5" opacity=".75"') +
    circle(x - r * 0.2, y - r * 0.24, r * 0.42, "#ffffff", 'opacity=".16"') +
    "</g>"
  );
}

/** A stack of chips lying on a table, seen slightly from above. */
export function chipStack(x: number, y: number, r: number, color: string, count: number): string {
  return repeat(count, (at) => {
    const top = y - at * r * 0.3;
    const side = `M${num(x - r)} ${num(top)}v${num(r * 0.28)}a${num(r)} ${num(r * 0.42)} 0 0 0 ${num(r * 2)} 0v${num(-r * 0.28)}Z`;
    const notch = (dx: number) =>
      rect(
        x + dx * r - r * 0.13,
        top + r * 0.34 * Math.sqrt(1 - dx * dx),
        r * 0.26,
        r * 0.26,
        "#fff",
        'opacity=".9"',
      );
    return (
      path(side, color) +
      path(side, "#000", 'opacity=".28"') +
      notch(-0.55) +
      notch(0.05) +
      notch(0.62) +
      `<ellipse cx="${num(x)}" cy="${num(top)}" rx="${num(r)}" ry="${num(r * 0.42)}" fill="${color}"/>` +
      `<ellipse cx="${num(x)}" cy="${num(top)}" rx="${num(r * 0.62)}" ry="${num(r * 0.26)}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="14 9" opacity=".85"/>`
    );
  });
}

/** A text centred on (x, y), for boards and tables. */
export function lettered(text: string, x: number, y: number, size: number, color: string): string {
  return path(centred(font("russo"), text, x, y, size), color);
}
