import { mix } from "#vendors/engines/shared/page/colour.ts";
import { glow, times, vertical } from "#vendors/engines/shared/page/draw.ts";
import type { TableKind } from "../rules/table-kinds.ts";
import { bigTop } from "./rooms/big-top.ts";
import { moonGate } from "./rooms/moon-gate.ts";
import { panels } from "./rooms/panels.ts";
import { parlour } from "./rooms/parlour.ts";
import { salon } from "./rooms/salon.ts";
import { sunburst } from "./rooms/sunburst.ts";
import type { TableSkin } from "./table-skin.ts";

/** What stands behind each kind of table, in the colours of the game. */
const WALLS: Readonly<Record<TableKind, (skin: TableSkin) => string>> = {
  baccarat: salon,
  "dragon-tiger": moonGate,
  roulette: sunburst,
  "sic-bo": panels,
  "money-wheel": bigTop,
  "three-five-seven": parlour,
};

export const roomOf = (kind: TableKind, skin: TableSkin): string => roomBefore(WALLS[kind], skin);

/** The room behind the table: a lamp over it, its kind's own wall, the table's rail. */
export function roomBefore(wallOf: (skin: TableSkin) => string, skin: TableSkin): string {
  const { palette, plate } = skin;
  const [centre, middle, edge] = palette.backdrop;
  const wall = mix(edge, middle, 0.32);
  return `<svg class="scenery" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
<defs>${vertical("wall", [mix(edge, "#000000", 0.35), wall, edge])}${glow("lamp", mix(centre, "#ffffff", 0.15), 0.55)}${vertical("rail", [mix(palette.title[1], "#2b1200", 0.45), mix(palette.title[1], "#1a0900", 0.78)])}</defs>
<rect width="1600" height="900" fill="url(#wall)"/>${wallOf(skin)}
<ellipse cx="800" cy="330" rx="760" ry="430" fill="url(#lamp)" opacity=".8"/>
<path d="M-60 900C-60 560 260 470 800 470S1660 560 1660 900Z" fill="url(#rail)"/>
<path d="M-20 900C-20 590 290 506 800 506S1620 590 1620 900Z" fill="${mix(plate, middle, 0.25)}"/>
${times(3, (at) => `<path d="M${60 + at * 30} 900C${60 + at * 30} ${620 + at * 20} 330 ${540 + at * 18} 800 ${540 + at * 18}S${1540 - at * 30} ${620 + at * 20} ${1540 - at * 30} 900" fill="none" stroke="${palette.title[1]}" stroke-width="2" opacity="${0.2 - at * 0.05}"/>`)}
</svg>`;
}
