import { mix } from "#vendors/engines/shared/page/colour.ts";
import { glow, times, vertical } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../table-skin.ts";

/** The wall behind dragon and tiger: a round gate onto the hills, lattice and lanterns. */
export function moonGate({ palette }: TableSkin): string {
  const [centre, middle, edge] = palette.backdrop;
  const gold = palette.title[1];
  const lattice = times(34, (at) => {
    const x = at * 50 - 25;
    return `<path d="M${x} -10V520M-10 ${x - 5}H1610" stroke="${gold}" stroke-width="3" opacity=".13"/>`;
  });
  const lantern = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-400V-40" stroke="${gold}" stroke-width="3" opacity=".6"/><circle r="90" fill="url(#lantern-glow)"/><ellipse rx="44" ry="36" fill="url(#lantern)"/><path d="M-22-34h44M-22 34h44M0 36v34" stroke="${gold}" stroke-width="7"/></g>`;
  return `<defs>${vertical("gate-sky", [mix(centre, "#ffffff", 0.1), middle, mix(middle, edge, 0.5)])}${vertical("lantern", ["#ff7a4a", "#c8202c", "#8a0f1e"])}${glow("lantern-glow", "#ff8a3d", 0.5)}<clipPath id="gate"><circle cx="800" cy="250" r="300"/></clipPath></defs>
${lattice}
<g clip-path="url(#gate)"><circle cx="800" cy="250" r="300" fill="url(#gate-sky)" opacity=".42"/><circle cx="880" cy="150" r="64" fill="${mix(centre, "#ffffff", 0.55)}" opacity=".38"/><path d="M480 560L640 300 720 400 840 230 980 430 1060 330 1140 560Z" fill="${mix(edge, middle, 0.35)}" opacity=".8"/></g>
<circle cx="800" cy="250" r="300" fill="none" stroke="${mix(edge, "#000000", 0.4)}" stroke-width="34"/><circle cx="800" cy="250" r="318" fill="none" stroke="${gold}" stroke-width="5" opacity=".7"/><circle cx="800" cy="250" r="284" fill="none" stroke="${gold}" stroke-width="3" opacity=".6"/>
${lantern(640, 190, 0.62)}${lantern(965, 230, 0.62)}${lantern(330, 170, 0.9)}${lantern(1270, 190, 0.9)}${lantern(90, 230, 0.7)}${lantern(1510, 220, 0.7)}`;
}
