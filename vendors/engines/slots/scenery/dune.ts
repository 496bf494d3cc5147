import { mix } from "../../shared/page/colour.ts";
import { glow, hills, rays, scatter, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** Old stone under a great sun: stepped pyramids, dunes, two torches on carved posts. */
export function dune({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const next = scatter(23);
  const stone = mix(middle, edge, 0.55);
  const pyramid = (x: number, base: number, size: number, colour: string) => {
    const steps = times(7, (at) => {
      const half = size * (1 - at / 7.6);
      return `<rect x="${(x - half).toFixed(0)}" y="${(base - (at + 1) * size * 0.14).toFixed(0)}" width="${(half * 2).toFixed(0)}" height="${(size * 0.145).toFixed(0)}" fill="${mix(colour, centre, at * 0.05)}"/><rect x="${x.toFixed(0)}" y="${(base - (at + 1) * size * 0.14).toFixed(0)}" width="${half.toFixed(0)}" height="${(size * 0.145).toFixed(0)}" fill="#000" opacity=".16"/>`;
    });
    return `${steps}<path d="M${x - size * 0.12} ${base}L${x - size * 0.05} ${base - size * 0.98}h${size * 0.1}L${x + size * 0.12} ${base}Z" fill="${centre}" opacity=".35"/>`;
  };
  const post = (x: number) =>
    `<g transform="translate(${x} 0)"><circle cy="330" r="190" fill="url(#torch)"/><path d="M-44 900V420h88v480z" fill="${stone}"/>${times(6, (at) => `<path d="M-26 ${470 + at * 72}h52v26h-30v-12h14" fill="none" stroke="${palette.title[1]}" stroke-width="6" opacity=".7"/>`)}<path d="M-62 424h124l-22-50h-80z" fill="${mix(stone, "#000000", 0.35)}"/><path d="M-30 374C-44 316-6 312 2 246 40 302 48 330 30 374z" fill="#ff9d2e"/><path d="M-14 374C-22 340 0 336 4 296 22 332 24 350 14 374z" fill="#fff3b0"/></g>`;
  const sparks = times(
    36,
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 640).toFixed(0)}" r="${(1.5 + next() * 3).toFixed(1)}" fill="${palette.title[1]}" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
  );
  return `<defs>${vertical("sky", [mix(edge, middle, 0.35), middle, centre, palette.ray])}${glow("sun-glow", "#fff7d6", 0.9)}${glow("torch", "#ffb347", 0.75)}${vertical("sand", [mix(centre, middle, 0.3), middle, mix(middle, edge, 0.5)])}</defs>
<rect width="1600" height="900" fill="url(#sky)"/>${rays(800, 420, 24, palette.ray, 0.15)}
<circle cx="800" cy="420" r="470" fill="url(#sun-glow)"/><circle cx="800" cy="420" r="180" fill="${palette.ray}" opacity=".95"/>
${pyramid(420, 720, 250, mix(middle, edge, 0.3))}${pyramid(1220, 720, 280, mix(middle, edge, 0.38))}
<path d="${hills(720, 90, 2, 0)}" fill="url(#sand)"/><path d="${hills(800, 110, 3, 1)}" fill="${mix(middle, edge, 0.55)}"/>
<path d="${hills(880, 70, 2, 1)}" fill="${mix(edge, "#000000", 0.25)}"/>${sparks}${post(130)}${post(1470)}`;
}
