import { glow } from "../draw/air.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, num, radial } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { motif } from "./motif.ts";

/** The eclipse: a round thing lit from below left, with a volt rim. */
export function eclipse(paint: Paint, name: string, x: number, y: number, r: number): string {
  const id = paint.id();
  const disk = (cx: number, cy: number, radius: number) =>
    `M${num(cx - radius)} ${num(cy)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0Z`;
  const crescent = `${disk(x, y, r + 5)}${disk(x + r * 0.06, y - r * 0.06, r * 0.975)}`;
  return [
    glow(paint, x, y, r * 1.8, "#6F7BFF", 0.45),
    glow(paint, x - r * 0.5, y + r * 0.5, r * 1.2, "#D2FF3C", 0.35),
    `<clipPath id="${id}">${circle(x, y, r, "#000")}</clipPath><g clip-path="url(#${id})">`,
    circle(x, y, r, "#2A2560"),
    emoji(paint, name, { x, y, size: r * 2.5 }),
    filtered("blur30", circle(x + r * 0.66, y - r * 0.66, r * 0.96, "#0B0A22", 'opacity=".9"')),
    "</g>",
    `<path d="${crescent}" fill="#D2FF3C" fill-rule="evenodd"/>`,
  ].join("");
}

/** A thing in front of a lamp, volt on the left and rose on the right. */
export function lampLit(paint: Paint, subject: string, x: number, y: number, size: number): string {
  return [
    glow(paint, x, y + size * 0.1, size * 0.95, "#5A2278", 0.9),
    glow(paint, x - size * 0.28, y + size * 0.3, size * 0.6, "#D2FF3C", 0.34),
    glow(paint, x + size * 0.3, y + size * 0.26, size * 0.6, "#FF4D7D", 0.42),
    motif(paint, subject, x, y, size),
  ].join("");
}

/** A sign of two glowing tubes round the subject. */
export function sign(paint: Paint, x: number, y: number, r: number): string {
  const tube = (radius: number, tint: string, dash: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tint}" stroke-width="14" opacity=".65" filter="url(#blur14)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tint}" stroke-width="7" stroke-linecap="round" ${dash}/>`;
  const [groundDefs, ground] = radial(paint, [
    [0, "#2B2170", 0.95],
    [0.75, "#151238", 0.9],
    [1, "#0D0C22", 0.85],
  ]);
  return [
    groundDefs,
    circle(x, y, r, ground),
    tube(
      r,
      "#D2FF3C",
      `stroke-dasharray="${num(r * 4.4)} ${num(r * 1.9)}" transform="rotate(120 ${x} ${y})"`,
    ),
    tube(
      r - 30,
      "#FF4D7D",
      `stroke-dasharray="${num(r * 2.6)} ${num(r * 3.1)}" transform="rotate(-64 ${x} ${y})"`,
    ),
  ].join("");
}
