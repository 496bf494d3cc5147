import { darken } from "./color.ts";
import type { Paint } from "./paint.ts";

const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * Lights an icon like its scene, or it looks pasted on. The rim light comes from the upper left,
 * the shade from the lower right. A shadow lies below; the subject also gets a halo.
 */
function lit(id: string, paint: Paint, halo: number): string {
  const shade = darken(paint.dark, 0.2);
  const tinted = (color: string, opacity: number, shape: string, result: string) =>
    `<feFlood flood-color="${color}" flood-opacity="${opacity}"/>` +
    `<feComposite in2="${shape}" operator="in" result="${result}"/>`;
  const blurred = (deviation: number, result: string) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}" result="${result}"/>`;
  const moved = (from: string, dx: number, dy: number, result: string) =>
    `<feOffset in="${from}" dx="${dx}" dy="${dy}" result="${result}"/>`;
  const without = (shape: string, result: string) =>
    `<feComposite in="SourceAlpha" in2="${shape}" operator="out" result="${result}"/>`;
  // The wide blur is half of the work, so an invisible halo is left out.
  const hasHalo = halo > 0;
  const layers = [...(hasHalo ? ["halo"] : []), "shadow", "vivid", "shade", "rim"];
  return [
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%"`,
    ' color-interpolation-filters="sRGB">',
    '<feColorMatrix in="SourceGraphic" type="saturate" values="1.28" result="vivid"/>',
    blurred(2.4, "soft") + moved("soft", 3.5, 5, "low") + without("low", "upperEdge"),
    tinted(paint.ray, 0.85, "upperEdge", "rim"),
    blurred(9, "softer") + moved("softer", -5, -12, "high") + without("high", "lowerEdge"),
    tinted(shade, 0.42, "lowerEdge", "shade"),
    moved("softer", 0, 16, "fall") + tinted(shade, 0.6, "fall", "shadow"),
    hasHalo ? blurred(24, "wide") + tinted(paint.ray, halo, "wide", "halo") : "",
    `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join("")}</feMerge></filter>`,
  ].join("");
}

/** Distant things take on the colour of the air. */
function distant(id: string, color: string, haze: number): string {
  return [
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"`,
    ' color-interpolation-filters="sRGB">',
    `<feFlood flood-color="${color}" flood-opacity="${haze}"/>`,
    '<feComposite in2="SourceAlpha" operator="in" result="air"/>',
    '<feMerge result="hazy"><feMergeNode in="SourceGraphic"/><feMergeNode in="air"/></feMerge>',
    '<feGaussianBlur in="hazy" stdDeviation="1.4"/></filter>',
  ].join("");
}

/** The filters for every scene: hero, lit, far, and blurs named by their deviation. */
export function lights(paint: Paint): string {
  return [
    lit("hero", paint, 0.75),
    lit("lit", paint, 0),
    distant("far", paint.tone, 0.35),
    blur("blur2", 2),
    blur("blur6", 6),
    blur("blur14", 14),
    blur("blur30", 30),
  ].join("");
}
