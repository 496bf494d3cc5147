import { contrast } from "#themes/color.ts";
import { completePalette } from "#themes/make-theme.ts";
import { nearestReadable } from "#themes/nearest-readable.ts";
import { READABLE_PAIRS } from "#themes/readable-pairs.ts";
import { lineOf } from "../source/brand-source.ts";
import type { KnownBrand } from "./check-data.ts";
import type { Finding } from "./finding.ts";

/** Every ink against all the grounds it lies on, in both modes, with the nearest colour that passes. */
export function checkContrast({ code, tokens, looks }: KnownBrand): Finding[] {
  return (["light", "dark"] as const).flatMap((mode) => {
    const palette = completePalette(looks[mode].palette);
    return READABLE_PAIRS.flatMap(({ ink, grounds, least }): Finding[] => {
      const colors = grounds.map((ground) => palette[ground]);
      const ratios = colors.map((ground) => contrast(palette[ink], ground));
      const worst = Math.min(...ratios);
      if (worst >= least) return [];
      const at = ratios.indexOf(worst);
      const near = nearestReadable(palette[ink], colors, least);
      const passes = colors.every((ground) => contrast(near, ground) >= least);
      return [
        {
          ...{ rule: "contrast", brand: code, file: tokens.path },
          line: lineOf(tokens, [mode, "palette", ink]),
          message: `${mode}: ${ink} ${palette[ink]} on ${grounds[at]} ${colors[at]} is ${worst.toFixed(2)} to 1; it takes ${least}.`,
          fix: passes
            ? `Write ${ink}: "${near}", the nearest that passes.`
            : `No ${ink} passes on all of ${grounds.join(", ")}: move the grounds together.`,
        },
      ];
    });
  });
}
