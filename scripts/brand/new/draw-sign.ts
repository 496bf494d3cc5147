import { type BrandMark, document } from "#scripts/art/brands/brand-mark.ts";
import { darken, lighten, mix } from "#scripts/art/draw/color.ts";
import { letterPath, textWidth } from "#scripts/art/draw/lettering.ts";
import { arch, petals } from "#scripts/art/draw/shapes.ts";
import { circle, ellipse, path, rect, stroke } from "#scripts/art/draw/svg.ts";
import { contrast } from "#themes/colour/color.ts";
import type { Tokens } from "#themes/tokens.ts";
import type { Answers } from "./answers.ts";
import type { BrandColors } from "./colours/brand-colors.ts";
import type { Mood } from "./colours/mood.ts";
import { displayFont, lettersOf } from "./faults/name-fault.ts";

/** The sign of a mood, 44 square, with the brand's first letter if the mood uses one. */
function sign(mood: Mood, { first, second }: BrandColors, letter: string, ink: string): string {
  const on = (color: string) => path(letter, color, 'transform="translate(22 22)"');
  switch (mood.ground) {
    case "sunburst":
      return [
        `<clipPath id="a"><path d="${arch(2, 0, 40, 44)}"/></clipPath><g clip-path="url(#a)">`,
        rect(0, 0, 44, 44, first),
        path(petals(22, 36, { base: 11, long: 31, short: 25 }, 20), second),
        circle(22, 36, 14, first) + circle(22, 36, 11, second),
        "</g>",
      ].join("");
    case "beams":
      return (
        rect(2.5, 2.5, 39, 39, "none", `rx="9" stroke="${first}" stroke-width="4"`) + on(second)
      );
    case "hills":
      return [
        '<clipPath id="a"><circle cx="22" cy="22" r="21"/></clipPath><g clip-path="url(#a)">',
        rect(0, 0, 44, 44, first) + circle(28, 16, 8, lighten(second, 0.25)),
        path("M-2 44V27C6 20 14 20 22 26S38 31 46 24V44Z", mix(first, ink, 0.2)),
        path("M-2 44V35C8 29 16 31 24 35S38 38 46 33V44Z", mix(first, ink, 0.38)),
        "</g>",
      ].join("");
    case "shards":
      return (
        path("M22 1L41 8V26L22 43L3 26V8Z", first) +
        path("M22 1V43L3 26V8Z", mix(first, ink, 0.16)) +
        on(contrast(second, first) > 2.4 ? second : ink)
      );
    case "deco": {
      const ground = contrast(ink, "#ffffff") > contrast(ink, "#000000") ? "#ffffff" : "#14141a";
      const plate = contrast(first, ground) >= 3.4 ? first : mix(first, ink, 0.6);
      const metal = contrast(second, plate) > 2.4 ? second : ground;
      return (
        path("M22 1L43 22L22 43L1 22Z", plate) +
        stroke("M22 4.6L39.4 22L22 39.4L4.6 22Z", metal, 1.6) +
        path(letter, metal, 'transform="translate(22 22) scale(.82)"')
      );
    }
    case "bubbles":
      return [
        circle(22, 22, 21, first) + circle(22, 22, 13.6, "#ffffff"),
        ellipse(14, 9.5, 6, 3.2, "#ffffff", 'opacity=".5" transform="rotate(-28 14 9.5)"'),
        path(letter, darken(first, 0.35), 'transform="translate(22 22) scale(.76)"'),
      ].join("");
  }
}

/** Letters and sign of a brand without its own logo, in its display face. */
export async function drawSign(
  { code, name }: Answers,
  mood: Mood,
  colors: BrandColors,
  tokens: Tokens,
): Promise<BrandMark> {
  const font = await displayFont(mood);
  const { word, initial } = lettersOf(mood, name);
  const size = mood.ground === "shards" ? 25 : 29;
  const spacing = mood.ground === "shards" ? 0.8 : -0.2;
  const width = Math.ceil(53 + textWidth(font, word, size, spacing) + 3);
  const tall = 23;
  const letter = letterPath(font, initial, {
    x: -font.getAdvanceWidth(initial, tall) / 2,
    y: tall * 0.36,
    size: tall,
  });
  const logo = (ink: string, tones: BrandColors) =>
    document(
      width,
      44,
      sign(mood, tones, letter, ink),
      path(letterPath(font, word, { x: 53, y: 32, size, spacing }), ink),
    );
  const { light, dark } = tokens;
  const byDay = { first: light.palette.action, second: colors.second };
  const byNight = { first: dark.palette.action, second: colors.second };
  const ground = mood.defaultTheme === "dark" ? dark.palette.tint : light.palette.tint;
  const own = mood.defaultTheme === "dark" ? byNight : byDay;
  const drawn = sign(
    mood,
    own,
    letter,
    mood.defaultTheme === "dark" ? "#ffffff" : darken(colors.first, 0.6),
  );
  const icon = (radius: number) =>
    document(
      64,
      64,
      rect(0, 0, 64, 64, ground, `rx="${radius}"`),
      `<g transform="translate(10 10)">${drawn}</g>`,
    );
  const shownByDay = mood.ground === "beams" ? { ...byDay, second: light.palette.link } : byDay;
  return {
    code,
    logo: logo(light.palette.ink, shownByDay),
    logoDark: logo(dark.palette.ink, byNight),
    icon: icon(0),
    favicon: icon(Math.min(20, tokens.radius.control)),
  };
}
