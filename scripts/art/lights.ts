import { darken } from "./color.ts";
import type { Paint } from "./paint.ts";

const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * Lights an icon like the scene: a rim of the scene's light from the upper left, shade at the
 * lower right, a shadow below and, for the subject, a halo. Without it icons look pasted on.
 */
function lit(id: string, paint: Paint, halo: number): string {
  const shade = darken(paint.dark, 0.2);
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%" color-interpolation-filters="sRGB">
<feColorMatrix in="SourceGraphic" type="saturate" values="1.28" result="vivid"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="2.4" result="soft"/>
<feOffset in="soft" dx="3.5" dy="5" result="low"/><feComposite in="SourceAlpha" in2="low" operator="out" result="upperEdge"/>
<feFlood flood-color="${paint.ray}" flood-opacity=".85"/><feComposite in2="upperEdge" operator="in" result="rim"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="softer"/>
<feOffset in="softer" dx="-5" dy="-12" result="high"/><feComposite in="SourceAlpha" in2="high" operator="out" result="lowerEdge"/>
<feFlood flood-color="${shade}" flood-opacity=".42"/><feComposite in2="lowerEdge" operator="in" result="shade"/>
<feOffset in="softer" dx="0" dy="16" result="fall"/><feFlood flood-color="${shade}" flood-opacity=".6"/><feComposite in2="fall" operator="in" result="shadow"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="24" result="wide"/><feFlood flood-color="${paint.ray}" flood-opacity="${halo}"/><feComposite in2="wide" operator="in" result="halo"/>
<feMerge><feMergeNode in="halo"/><feMergeNode in="shadow"/><feMergeNode in="vivid"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`;
}

/** Things further away take on the colour of the air between. */
function distant(id: string, color: string, haze: number): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feFlood flood-color="${color}" flood-opacity="${haze}"/><feComposite in2="SourceAlpha" operator="in" result="air"/><feMerge result="hazy"><feMergeNode in="SourceGraphic"/><feMergeNode in="air"/></feMerge><feGaussianBlur in="hazy" stdDeviation="1.4"/></filter>`;
}

/** The filters every scene may name: hero, lit, far, soft, softer, softest. */
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
