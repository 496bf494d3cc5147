import { COVER, LETTERING } from "#scripts/art/covers/lettering-place.ts";
import { lineOf } from "../source/brand-source.ts";
import type { KnownBrand } from "./checks/check-data.ts";
import type { Finding } from "./finding.ts";

/** The part of a game's picture that a card shows, or nothing for values in another form. */
export function shownPart(ratio: string, position: string) {
  const [, wide, high = "1"] = /^([\d.]+)(?: ?\/ ?([\d.]+))?$/.exec(ratio) ?? [];
  const [, across, down] = /^([\d.]+)% ([\d.]+)%$/.exec(position) ?? [];
  if (!wide || !across || !down) return undefined;
  const shape = Number(wide) / Number(high);
  const width = Math.min(COVER.width, COVER.height * shape);
  const height = Math.min(COVER.height, COVER.width / shape);
  const left = ((COVER.width - width) * Number(across)) / 100;
  const top = ((COVER.height - height) * Number(down)) / 100;
  return { left, right: left + width, top, bottom: top + height };
}

/** A card's shape that cuts the lettering. */
export function checkCover({ code, looks, tokens }: KnownBrand): Finding[] {
  const { ratio, position } = looks.cover;
  const shown = shownPart(ratio, position);
  const isWhole =
    shown &&
    shown.left <= LETTERING.left &&
    shown.right >= LETTERING.right &&
    shown.top <= LETTERING.top &&
    shown.bottom >= LETTERING.bottom;
  if (isWhole) return [];
  const line = lineOf(tokens, ["cover"]);
  return [
    {
      ...{ rule: "cover-crop", brand: code, file: tokens.path, line },
      message: `A card of ${ratio} at ${position} ${shown ? "cuts" : "may cut"} the names of games.`,
      fix: 'Use a shape from 3 / 4 to 6 / 7 with "50% 85%" or "50% 100%".',
    },
  ];
}
