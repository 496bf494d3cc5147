import { mix } from "../../shared/page/colour.ts";
import { glow, hills, scatter, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** The sea floor: beams from the surface, kelp and coral in the dark, rising bubbles. */
export function reef({ palette }: Skin): string {
  const [light, sea, deep] = palette.backdrop;
  const next = scatter(11);
  const beams = times(7, (at) => {
    const x = 160 + at * 210 + next() * 60;
    const wide = 40 + next() * 80;
    return `<path d="M${x} -20h${wide}l${wide * 1.6 - 260} 860h${-wide * 3}z" fill="${palette.ray}" opacity="${(0.07 + next() * 0.1).toFixed(2)}"/>`;
  });
  const kelp = (x: number, height: number, colour: string) =>
    `<path d="M${x} 900c-30-${height * 0.3} 34-${height * 0.55} 6-${height}c34 ${height * 0.3} 6 ${height * 0.6} 26 ${height}z" fill="${colour}"/>`;
  const coral = (x: number, y: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})" stroke="${colour}" fill="none" stroke-linecap="round"><path stroke-width="16" d="M0 0V-70"/><path stroke-width="13" d="M0-30C-40-40-46-70-44-100M0-50C36-60 44-90 40-126M-2-70C-8-100-4-120-14-150"/><path stroke-width="9" d="M-40-70C-66-80-70-96-72-112M38-92C62-98 70-110 74-130"/></g>`;
  const bubbles = times(34, () => {
    const radius = 3 + next() ** 2 * 20;
    const x = (next() * 1600).toFixed(0);
    const y = (next() * 860).toFixed(0);
    return `<g class="bubble" opacity="${(0.25 + next() * 0.5).toFixed(2)}"><circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-width="1.600"/><circle cx="${Number(x) - radius * 0.35}" cy="${Number(y) - radius * 0.35}" r="${(radius * 0.22).toFixed(1)}" fill="#fff"/></g>`;
  });
  const far = mix(sea, deep, 0.45);
  const near = mix(deep, "#000000", 0.25);
  return `<defs>${vertical("sea", [light, sea, mix(sea, deep, 0.6), deep])}${glow("sun", "#ffffff", 0.75)}${vertical("sand", [mix(sea, deep, 0.7), deep])}</defs>
<rect width="1600" height="900" fill="url(#sea)"/>
<ellipse cx="760" cy="-40" rx="760" ry="340" fill="url(#sun)"/>${beams}
<path d="${hills(720, 120, 2, 0)}" fill="${far}"/>
${times(9, (at) => kelp(30 + at * 190, 260 + (at % 3) * 130, mix(far, deep, 0.35)))}
<path d="${hills(800, 70, 3, 1)}" fill="url(#sand)"/>
${coral(120, 860, 1.7, mix("#ff6b8a", deep, 0.35))}${coral(1480, 870, 2, mix("#ff9d5c", deep, 0.35))}${coral(330, 880, 1.1, mix("#ffd34d", deep, 0.45))}${coral(1270, 885, 1.2, mix("#d66bff", deep, 0.4))}
${times(6, (at) => kelp([10, 70, 220, 1390, 1545, 1590][at]!, [420, 300, 220, 260, 380, 300][at]!, near))}
${bubbles}`;
}
