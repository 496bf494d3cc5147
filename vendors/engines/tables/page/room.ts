import { mix } from "#vendors/engines/shared/page/colour.ts";
import { glow, times, vertical } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "./table-skin.ts";

/** The room behind the table: a lamp over it, panelled walls, lights out of focus. */
export function roomOf({ palette, plate }: TableSkin): string {
  const [centre, middle, edge] = palette.backdrop;
  const wall = mix(edge, middle, 0.32);
  const lights = times(26, (at) => {
    const x = (at * 397 + 120) % 1600;
    const y = 40 + ((at * 173) % 330);
    const size = 14 + ((at * 29) % 38);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${at % 3 ? palette.title[1] : palette.ray}" opacity="${(0.05 + (at % 4) * 0.025).toFixed(3)}"/>`;
  });
  const panels = times(
    9,
    (at) =>
      `<rect x="${at * 190 - 40}" y="-40" width="150" height="520" rx="14" fill="none" stroke="${palette.title[1]}" stroke-width="2.5" opacity=".16"/>`,
  );
  return `<svg class="scenery" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
<defs>${vertical("wall", [mix(edge, "#000000", 0.35), wall, edge])}${glow("lamp", mix(centre, "#ffffff", 0.15), 0.55)}${vertical("rail", [mix(palette.title[1], "#2b1200", 0.45), mix(palette.title[1], "#1a0900", 0.78)])}</defs>
<rect width="1600" height="900" fill="url(#wall)"/>${panels}${lights}
<ellipse cx="800" cy="330" rx="760" ry="430" fill="url(#lamp)"/>
<path d="M-60 900C-60 560 260 470 800 470S1660 560 1660 900Z" fill="url(#rail)"/>
<path d="M-20 900C-20 590 290 506 800 506S1620 590 1620 900Z" fill="${mix(plate, middle, 0.25)}"/>
</svg>`;
}
