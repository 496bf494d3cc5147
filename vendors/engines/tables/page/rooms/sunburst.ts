import { mix } from "#vendors/engines/shared/page/colour.ts";
import { rays, times } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../table-skin.ts";

/** The wall behind a roulette: the rim of a great wheel, its beams and its lamps. */
export function sunburst({ palette }: TableSkin): string {
  const [, middle, edge] = palette.backdrop;
  const rim = (radius: number, width: number, opacity: number) =>
    `<circle cx="800" cy="300" r="${radius}" fill="none" stroke="${palette.title[1]}" stroke-width="${width}" opacity="${opacity}"/>`;
  const lamps = (count: number, radius: number) =>
    times(count, (at) => {
      const angle = (at / count) * Math.PI * 2;
      const [x, y] = [800 + radius * Math.cos(angle), 300 + radius * Math.sin(angle)];
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="7" fill="${palette.title[0]}" opacity=".5"/>`;
    });
  return `${rays(800, 300, 18, mix(edge, middle, 0.75), 0.5)}
${rim(330, 26, 0.2)}${rim(330, 3, 0.5)}${rim(470, 3, 0.28)}${rim(620, 34, 0.14)}${lamps(24, 330)}${lamps(36, 620)}`;
}
