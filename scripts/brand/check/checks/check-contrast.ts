import { contrast } from "#themes/colour/color.ts";
import { nearestReadable } from "#themes/colour/nearest-readable.ts";
import { UnknownGround } from "#themes/colour/paint-ground.ts";
import { FILLS, groundFaults, isSeen, readableGrounds } from "#themes/colour/readable-grounds.ts";
import { READABLE_PAIRS } from "#themes/colour/readable-pairs.ts";
import { completeAtmosphere, completePalette } from "#themes/make-theme.ts";
import { lineOf } from "../../source/brand-source.ts";
import type { Finding } from "../finding.ts";
import type { KnownBrand } from "./check-data.ts";

type ModeName = "light" | "dark";
type Shown = Pick<KnownBrand, "code" | "tokens" | "looks"> & {
  data: { layout: Pick<KnownBrand["data"]["layout"], "hero" | "phoneHero"> };
};

/**
 * Checks every ink against all its grounds, in both modes, and suggests the nearest colour that
 * passes.
 */
export function checkContrast(brand: Shown): Finding[] {
  return (["light", "dark"] as const).flatMap((mode) => [
    ...pairFindings(brand, mode),
    ...fillFindings(brand, mode),
    ...groundFindings(brand, mode),
  ]);
}

function pairFindings({ code, tokens, looks }: Shown, mode: ModeName): Finding[] {
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
}

function fillFindings({ code, tokens, looks }: Shown, mode: ModeName): Finding[] {
  const palette = completePalette(looks[mode].palette);
  return FILLS.flatMap(({ fill, grounds }): Finding[] => {
    const colors = grounds.map((ground) => palette[ground]);
    const at = colors.findIndex((ground) => !isSeen(palette[fill], ground));
    if (at === -1) return [];
    return [
      {
        ...{ rule: "contrast", brand: code, file: tokens.path },
        line: lineOf(tokens, [mode, "palette", fill]),
        message: `${mode}: a button of ${fill} ${palette[fill]} is lost on ${grounds[at]} ${colors[at]} (${contrast(palette[fill], colors[at]!).toFixed(2)} to 1; it takes 3, or a colour far from the ground's).`,
        fix: `Write ${fill}: "${nearestReadable(palette[fill], colors, 3)}", the nearest that is seen.`,
      },
    ];
  });
}

function groundFindings({ code, data, tokens, looks }: Shown, mode: ModeName): Finding[] {
  const palette = completePalette(looks[mode].palette);
  const grounds = completeAtmosphere(looks[mode].atmosphere, palette);
  return readableGrounds(data.layout).flatMap((place): Finding[] => {
    const { ground } = place;
    const base = {
      ...{ rule: "contrast" as const, brand: code, file: tokens.path },
      line: lineOf(tokens, [mode, "atmosphere", ground]),
    };
    try {
      return groundFaults(place, grounds[ground], palette).map(({ ink, color, ratio, least }) => ({
        ...base,
        message: `${mode}: ${ink} ${palette[ink]} on ${color}, which ${ground} has below these words, is ${ratio.toFixed(2)} to 1; it takes ${least}.`,
        fix: `Write ${ink}: "${nearestReadable(palette[ink], [color], least)}", or move the colours of ${ground} there.`,
      }));
    } catch (error) {
      if (!(error instanceof UnknownGround)) throw error;
      return [
        {
          ...base,
          message: `${mode}: "${error.message}" of ${ground} cannot be read, so that nobody can say what lies under the words.`,
          fix: "Write colours as #rrggbb, #rrggbbaa or rgba(), and gradients as linear or radial ones with places in % or px.",
        },
      ];
    }
  });
}
