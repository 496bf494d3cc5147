import { mix } from "../../shared/page/colour.ts";
import { glow, hills, rays, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** Open country at sundown: range behind range, palms and grass at the edges. */
export function trail({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const near = mix(edge, "#000000", 0.45);
  const palm = (x: number, y: number, size: number, side: number) =>
    `<g transform="translate(${x} ${y}) scale(${size * side} ${size})" fill="${near}"><path d="M-10 0C-2-130 30-240 70-330l22 8C56-230 30-120 30 0z"/>${times(7, (at) => `<path transform="translate(80 -330) rotate(${-200 + at * 37})" d="M0 0C60-44 150-40 214 12 150-8 60 4 0 18z"/>`)}</g>`;
  return `<defs>${vertical("sky", [mix(edge, middle, 0.55), middle, centre, palette.ray])}${glow("sun-glow", "#fff7d6", 0.95)}</defs>
<rect width="1600" height="900" fill="url(#sky)"/>
${rays(800, 560, 22, palette.ray, 0.14)}
<circle cx="800" cy="560" r="420" fill="url(#sun-glow)"/><circle cx="800" cy="560" r="120" fill="#fffbe6" opacity=".95"/>
<path d="M0 640L190 500 330 590 520 430 700 610 900 480 1090 600 1290 450 1450 570 1600 490V900H0Z" fill="${mix(middle, centre, 0.25)}" opacity=".7"/>
<path d="${hills(690, 120, 2, 0)}" fill="${mix(middle, edge, 0.45)}"/>
<path d="${hills(770, 90, 3, 1)}" fill="${mix(middle, edge, 0.75)}"/>
<path d="${hills(850, 60, 4, 0)}" fill="${near}"/>
${palm(60, 900, 1.7, 1)}${palm(1560, 900, 1.85, -1)}${palm(230, 910, 1.05, 1)}${palm(1390, 910, 1.1, -1)}
${times(60, (at) => `<path d="M${at * 27} 904q${8 + (at % 4) * 5}-${30 + (at % 5) * 16} ${16 + (at % 3) * 10}-${44 + (at % 6) * 14}q-6 40 6 60z" fill="${near}"/>`)}`;
}
