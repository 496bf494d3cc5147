import { mix } from "../../shared/page/colour.ts";
import { glow, hills, scatter, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** A terrace before a great moon: two colonnades, misty mountains, lanterns in the air. */
export function temple({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const next = scatter(5);
  const stone = mix(edge, middle, 0.45);
  const shade = mix(edge, "#000000", 0.35);
  const column = (x: number, wide: number) =>
    `<g><rect x="${x}" y="110" width="${wide}" height="680" fill="url(#stone)"/>${times(4, (at) => `<path d="M${x + (wide / 5) * (at + 1)} 130V770" stroke="${shade}" stroke-width="4" opacity=".6"/>`)}<path d="M${x - 22} 60h${wide + 44}l-14 54h${-(wide + 16)}zM${x - 18} 776h${wide + 36}v40h${-(wide + 36)}z" fill="url(#trim)"/></g>`;
  const lantern = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><circle r="90" fill="url(#lantern-glow)"/><path d="M-24-30h48l10 40-14 30h-40l-14-30z" fill="url(#lantern)"/><path d="M-24-30h48M-20 40h40" stroke="#7a2400" stroke-width="5"/></g>`;
  return `<defs>${vertical("dusk", [edge, mix(edge, middle, 0.6), middle, centre])}${glow("moon-glow", palette.ray, 0.7)}${vertical("moon", ["#ffffff", palette.ray])}${vertical("stone", [stone, mix(stone, edge, 0.5), shade])}${vertical("trim", [palette.title[0], palette.title[1], mix(palette.title[1], "#000000", 0.45)])}${vertical("lantern", ["#fff3b0", "#ff9d2e", "#d84a12"])}${glow("lantern-glow", "#ffb347", 0.6)}</defs>
<rect width="1600" height="900" fill="url(#dusk)"/>
<circle cx="800" cy="330" r="520" fill="url(#moon-glow)"/><circle cx="800" cy="330" r="240" fill="url(#moon)" opacity=".9"/>
<path d="M0 700L220 470 380 610 560 400 760 640 960 440 1150 600 1340 420 1600 690V900H0Z" fill="${mix(middle, edge, 0.35)}" opacity=".75"/>
<path d="${hills(720, 110, 2, 1)}" fill="${mix(edge, middle, 0.3)}"/>
<ellipse cx="800" cy="730" rx="1000" ry="90" fill="${palette.ray}" opacity=".18"/>
<path d="M0 800H1600V900H0Z" fill="${shade}"/><path d="M0 802H1600" stroke="${palette.title[1]}" stroke-width="6"/>
${column(24, 110)}${column(218, 84)}${column(1298, 84)}${column(1466, 110)}
<path d="M-20 0H1620V64H-20Z" fill="${shade}"/><path d="M0 64H1600" stroke="${palette.title[1]}" stroke-width="7"/>
${times(9, (at) => {
  const x = 120 + at * 170;
  const drawn = lantern(x, 150 + next() * 260, 0.35 + next() * 0.45);
  // The title stands before the middle.
  return Math.abs(x - 800) < 260 ? "" : drawn;
})}`;
}
