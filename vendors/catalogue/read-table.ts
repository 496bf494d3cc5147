import { SERIES_ICONS } from "#platform/contract/play/games.ts";
import { type PaletteName, palettes } from "./palettes.ts";
import { SETTINGS } from "./settings.ts";
import type { CatalogueGame } from "./types.ts";

const FONTS = ["lilita", "russo", "titan", "luckiest"] as const;

type Line = { name: string; facts: string[]; icons: string[]; lead: string; more: string };

/**
 * The lines of a table of games, with their fields separated by bars. An icon with a star leads the
 * cover.
 */
export function readTable(table: string): Line[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", facts = "", icons = "", more = ""] = line
        .split("|")
        .map((part) => part.trim());
      const lead = icons.split(" ").find((icon) => icon.startsWith("*")) ?? "";
      return {
        name,
        facts: facts.split(" "),
        icons: icons.replace("*", "").split(" "),
        lead: lead.slice(1),
        more,
      };
    });
}

/** The look of a game. Throws for an unknown word. */
export function readLooks(
  name: string,
  facts: { palette?: string; font?: string; setting?: string },
): Pick<CatalogueGame, "palette" | "font" | "setting"> {
  const palette = oneOf(Object.keys(palettes) as PaletteName[], name, facts.palette);
  return {
    palette: palettes[palette],
    font: oneOf(FONTS, name, facts.font),
    setting: oneOf(SETTINGS, name, facts.setting),
  };
}

/** The icons of a cover with the one that leads it at the beginning. */
export function ledBy(lead: string, icons: string[]): string[] {
  return lead ? [lead, ...icons.filter((icon) => icon !== lead)] : icons;
}

export function readSeries(name: string, series: string) {
  return oneOf(SERIES_ICONS, name, series);
}

function oneOf<T extends string>(known: readonly T[], name: string, found: string | undefined): T {
  const one = known.find((value) => value === found);
  if (!one) throw new Error(`${name}: ${found} is none of ${known.join(", ")}`);
  return one;
}
