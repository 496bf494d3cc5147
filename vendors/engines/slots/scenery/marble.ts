import { mix } from "../../shared/page/colour.ts";
import { glow, rays, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** A marble hall above the clouds: two colonnades, a far temple, peaks, light from behind. */
export function marble({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const stone = mix(mix(centre, "#ffffff", 0.55), middle, 0.12);
  const shade = mix(middle, edge, 0.35);
  const column = (x: number, wide: number) => {
    const flutes = times(
      5,
      (at) =>
        `<rect x="${x + (wide / 5) * at + 3}" y="150" width="${wide / 5 - 6}" height="600" rx="8" fill="${shade}" opacity="${0.12 + at * 0.1}"/>`,
    );
    const scroll = (side: number) =>
      `<circle cx="${x + wide / 2 + side * (wide / 2)}" cy="128" r="24" fill="url(#stone)" stroke="${palette.title[1]}" stroke-width="6"/><circle cx="${x + wide / 2 + side * (wide / 2)}" cy="128" r="7" fill="${palette.title[1]}"/>`;
    return `<rect x="${x}" y="130" width="${wide}" height="640" fill="url(#stone)"/>${flutes}<rect x="${x - 12}" y="104" width="${wide + 24}" height="30" fill="url(#stone)"/>${scroll(-1)}${scroll(1)}<path d="M${x - 18} 764h${wide + 36}v34h${wide / 2 - wide * 1.5 - 36}z" fill="url(#stone)"/>`;
  };
  const cloud = (x: number, y: number, size: number, opacity: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity="${opacity}"><circle r="52"/><circle cx="60" cy="14" r="42"/><circle cx="-62" cy="16" r="40"/><circle cx="120" cy="30" r="28"/><circle cx="-118" cy="32" r="26"/><rect x="-140" y="20" width="284" height="40" rx="20"/></g>`;
  const front = times(6, (at) => `<rect x="${690 + at * 40}" y="470" width="20" height="120"/>`);
  return `<defs>${vertical("sky", [mix(edge, middle, 0.5), middle, centre, mix(centre, "#ffffff", 0.5)])}${glow("dawn", palette.ray, 0.9)}${vertical("stone", [mix(stone, "#ffffff", 0.3), stone, mix(stone, middle, 0.45)])}</defs>
<rect width="1600" height="900" fill="url(#sky)"/>${rays(800, 470, 20, palette.ray, 0.16)}
<circle cx="800" cy="470" r="560" fill="url(#dawn)"/>
<path d="M0 690L200 430 330 560 520 360 690 600 800 520 930 610 1090 350 1270 570 1420 420 1600 660V900H0Z" fill="${mix(middle, centre, 0.35)}" opacity=".6"/>
<g fill="${stone}"><path d="M660 470L800 390 940 470Z"/>${front}<rect x="664" y="590" width="272" height="22"/></g>
${cloud(520, 640, 1.1, 0.55)}${cloud(1090, 650, 1.2, 0.55)}${cloud(800, 700, 1.5, 0.75)}
${column(30, 120)}${column(228, 84)}${column(1288, 84)}${column(1450, 120)}
${cloud(200, 830, 1.5, 0.9)}${cloud(1400, 830, 1.6, 0.9)}${cloud(800, 880, 2, 0.9)}
<path d="M-20 0H1620V86H-20Z" fill="url(#stone)"/><path d="M0 92H1600" stroke="${palette.title[1]}" stroke-width="9"/>
${times(27, (at) => `<path d="M${at * 60 + 8} 62v-34h36v20h-20" fill="none" stroke="${shade}" stroke-width="6" opacity=".55"/>`)}`;
}
