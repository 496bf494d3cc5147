import { times } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../table-skin.ts";

/** Panelled walls with lights out of focus. */
export function panels({ palette }: TableSkin): string {
  const lights = times(26, (at) => {
    const x = (at * 397 + 120) % 1600;
    const y = 40 + ((at * 173) % 330);
    const size = 14 + ((at * 29) % 38);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${at % 3 ? palette.title[1] : palette.ray}" opacity="${(0.05 + (at % 4) * 0.025).toFixed(3)}"/>`;
  });
  const frames = times(
    9,
    (at) =>
      `<rect x="${at * 190 - 40}" y="-40" width="150" height="520" rx="14" fill="none" stroke="${palette.title[1]}" stroke-width="2.5" opacity=".16"/>`,
  );
  return `${frames}${lights}`;
}
