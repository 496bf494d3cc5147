import type { Draw } from "./draw.ts";
import { starPath } from "./draw.ts";

type Tube = readonly [colour: string, d: string];

/** Tubes of light on a dark sign: a soft haze, the coloured glass, the white gas inside. */
function sign(...tubes: readonly Tube[]): Draw {
  const line = (d: string, colour: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return () =>
    tubes
      .map(
        ([colour, d]) =>
          line(d, colour, 17, 0.12) +
          line(d, colour, 12, 0.2) +
          line(d, "#0a0418", 8, 0.55) +
          line(d, colour, 6, 1) +
          line(d, "#ffffff", 2.2, 0.92),
      )
      .join("");
}

const PINK = "#ff4fb0";
const AQUA = "#37e8f5";
const GOLD = "#ffc83a";
const LIME = "#8df04a";
const RED = "#ff4a4a";
const VIOLET = "#b98cff";

export const neonBolt = sign(
  [AQUA, "M50 6A44 44 0 1 1 49.900 6Z"],
  [GOLD, "M58 18L30 54H48L40 82 70 44H52Z"],
);
export const neonSeven = sign(
  [RED, "M14 12H86V26C68 44 60 64 58 90H34C36 66 46 48 62 32H32V44H14Z"],
  [GOLD, "M26 22H74"],
);
export const neonBurger = sign(
  [GOLD, "M12 40C14 18 32 10 50 10S86 18 88 40Z"],
  [LIME, "M10 54Q20 46 30 54T50 54 70 54 90 54"],
  [RED, "M14 66H86"],
  [GOLD, "M14 76H86C86 86 80 90 72 90H28C20 90 14 86 14 76Z"],
);
export const neonShake = sign(
  [PINK, "M26 36H74L66 82H34ZM40 82V92M60 82V92M30 94H70"],
  [AQUA, "M22 36C20 20 36 14 42 20 48 8 66 12 64 22 76 18 82 30 78 36"],
  [RED, "M56 12L66 2"],
);
export const neonCoffee = sign(
  [VIOLET, "M14 44H72C72 70 66 86 43 86S14 70 14 44ZM72 50C92 46 92 72 68 70"],
  [AQUA, "M32 32C26 24 38 20 32 10M54 32C48 24 60 20 54 10"],
);
export const neonCherries = sign(
  [RED, "M12 70A17 17 0 1 1 11.900 70.100ZM54 74A17 17 0 1 1 53.900 74.100Z"],
  [LIME, "M32 52C36 34 46 18 64 8 66 28 68 40 70 56"],
  [LIME, "M66 10C76 4 88 8 94 16 84 22 74 20 66 10Z"],
);
export const neonNote = sign(
  [AQUA, "M34 74V20L82 10V64"],
  [PINK, "M34 36L82 26"],
  [AQUA, "M34 76C34 92 10 92 10 78S34 64 34 76ZM82 66C82 82 58 82 58 68S82 54 82 66Z"],
);
export const neonStar = sign(
  [GOLD, starPath(50, 52, 5, 44, 19)],
  [PINK, starPath(50, 52, 5, 20, 9)],
);
