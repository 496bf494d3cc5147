import { mix } from "#vendors/engines/shared/page/colour.ts";
import { times } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../table-skin.ts";

const SWAG = 200;

/** The wall behind a baccarat table: a curtain in folds below gold-edged swags. */
export function salon({ palette }: TableSkin): string {
  const [centre, middle, edge] = palette.backdrop;
  const [light, deep] = [mix(middle, centre, 0.25), mix(edge, "#000000", 0.45)];
  const folds = times(41, (at) => {
    const x = at * 40 - 20;
    return `<path d="M${x} -10C${x + 12} 160 ${x - 8} 320 ${x + 4} 520h16C${x + 10} 320 ${x + 28} 160 ${x + 18} -10Z" fill="${at % 2 ? light : deep}" opacity="${at % 2 ? 0.16 : 0.34}"/>`;
  });
  const swags = times(8, (at) => {
    const x = at * SWAG;
    const curve = (drop: number) => `M${x} -10Q${x + SWAG / 2} ${drop} ${x + SWAG} -10`;
    return `<path d="${curve(190)}Z" fill="${mix(edge, middle, 0.6)}"/><path d="${curve(90)}${curve(140)}" fill="none" stroke="${deep}" stroke-width="3" opacity=".5"/><path d="${curve(190)}" fill="none" stroke="${palette.title[1]}" stroke-width="6" opacity=".75"/><path d="M${x} -10v74l-9 26h18l-9-26z" fill="${palette.title[1]}" stroke="${palette.title[1]}" stroke-width="4" opacity=".8"/>`;
  });
  return `${folds}${swags}`;
}
