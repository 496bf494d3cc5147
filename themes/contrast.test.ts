import { describe, expect, test } from "vitest";
import { tokens as alba } from "#brands/alba/tokens.ts";
import { tokens as mareo } from "#brands/mareo/tokens.ts";
import { tokens as noche } from "#brands/noche/tokens.ts";
import { contrast } from "./color.ts";
import { completePalette } from "./make-theme.ts";
import { reference } from "./reference.ts";
import type { Palette } from "./tokens.ts";

type Role = keyof Palette;

/** Every pair of text and ground that the components use: WCAG AA asks for 4.5 to 1. */
const text: [ink: Role, grounds: Role[]][] = [
  ["ink", ["page", "surface", "tint", "raised", "notice"]],
  ["muted", ["page", "surface", "tint"]],
  ["faint", ["page", "surface"]],
  ["navInk", ["page", "surface"]],
  ["link", ["page", "surface", "tint"]],
  ["onAction", ["action"]],
  ["onAccent", ["accent"]],
  ["onSelected", ["selected"]],
  ["win", ["page", "surface"]],
  ["good", ["page", "surface"]],
  ["bad", ["page", "surface", "badTint"]],
  ["onLive", ["live"]],
  ["onFresh", ["fresh"]],
  ["noticeInk", ["notice"]],
  ["onBadge", ["badge"]],
  ["heroInk", ["heroBase"]],
  ["heroMuted", ["heroBase"]],
  ["heroKicker", ["heroBase"]],
  ["onHeroAction", ["heroAction"]],
  ["digitInk", ["digit"]],
  ["footerInk", ["footer"]],
  ["footerMuted", ["footer"]],
];
/** Edges that tell where a control is: 3 to 1. */
const edges: [edge: Role, grounds: Role[]][] = [["edge", ["page", "surface"]]];

const themes = { alba, noche, mareo, reference };
const cases = Object.entries(themes).flatMap(([name, tokens]) =>
  (["light", "dark"] as const).map((mode) => [name, mode, tokens[mode].palette] as const),
);

describe.each(cases)("%s %s", (_name, _mode, given) => {
  const palette = completePalette(given);
  const below = (pairs: [Role, Role[]][], least: number) =>
    pairs.flatMap(([ink, grounds]) =>
      grounds
        .map((ground) => ({ ink, ground, ratio: contrast(palette[ink], palette[ground]) }))
        .filter(({ ratio }) => ratio < least),
    );

  test("every text can be read", () => expect(below(text, 4.5)).toEqual([]));
  test("every field has an edge to be seen", () => expect(below(edges, 3)).toEqual([]));
});

test("black on white is 21 to 1", () => expect(contrast("#000", "#fff")).toBeCloseTo(21));
