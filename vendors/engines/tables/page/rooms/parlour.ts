import { mix } from "#vendors/engines/shared/page/colour.ts";
import { glow, times } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../table-skin.ts";

/** The wall behind a poker table: arches with shutters, and lamps on chains. */
export function parlour({ palette }: TableSkin): string {
  const [centre, middle, edge] = palette.backdrop;
  const gold = palette.title[1];
  const arches = times(6, (at) => {
    const x = at * 300 - 30;
    const slats = times(
      14,
      (slat) => `<path d="M${x + 26} ${130 + slat * 30}h68m12 0h68" stroke-width="9"/>`,
    );
    return `<path d="M${x} 560V150a100 100 0 0 1 200 0v410z" fill="${mix(edge, "#000000", 0.35)}" opacity=".75"/><g stroke="${mix(middle, centre, 0.25)}" opacity=".3">${slats}</g><path d="M${x} 560V150a100 100 0 0 1 200 0v410M${x + 100} 54v500" fill="none" stroke="${gold}" stroke-width="5" opacity=".34"/>`;
  });
  const lamp = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0-400V-30" stroke="${gold}" stroke-width="4" opacity=".6"/><circle cy="26" r="150" fill="url(#parlour-glow)"/><path d="M-16-34h32l46 52H-62z" fill="${mix(gold, "#3a1b00", 0.35)}"/><ellipse cy="19" rx="58" ry="8" fill="#fff4cf"/></g>`;
  return `<defs>${glow("parlour-glow", "#ffe9a8", 0.55)}</defs>${arches}${lamp(220, 150)}${lamp(520, 100)}${lamp(1080, 100)}${lamp(1380, 150)}`;
}
