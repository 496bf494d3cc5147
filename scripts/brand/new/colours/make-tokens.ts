import { mix } from "#themes/colour/color.ts";
import { fromOklch, toOklch } from "#themes/colour/oklch.ts";
import type { Atmosphere, Mode, Palette, Tokens } from "#themes/tokens.ts";
import type { BrandColors } from "./brand-colors.ts";
import { makePalette } from "./make-palette.ts";
import type { Mood } from "./mood.ts";

/** A brand's whole look from its colours and its mood; the same answers give the same tokens. */
export function makeTokens(mood: Mood, colors: BrandColors): Tokens {
  const mode = (name: "light" | "dark"): Mode => {
    const palette = makePalette(colors, name, mood);
    return { palette, atmosphere: makeAtmosphere(mood, colors, palette, name) };
  };
  return { light: mode("light"), dark: mode("dark"), ...mood.shape };
}

const clear = (hex: string, share: number) =>
  `${hex}${Math.round(share * 255)
    .toString(16)
    .padStart(2, "0")}`;

function makeAtmosphere(
  mood: Mood,
  { first, second }: BrandColors,
  palette: Palette,
  mode: "light" | "dark",
): Atmosphere {
  const { heroBase, line, ink } = palette;
  const isLight = mode === "light";
  const own = toOklch(first);
  const glowing = fromOklch({ lightness: isLight ? 0.58 : 0.46, chroma: 0.17, hue: own.hue });
  const deep = mix(heroBase, "#000000", 0.32);
  const grounds = {
    sunburst: `radial-gradient(680px 520px at 73% 96%, ${clear(second, 0.62)} 0, ${clear(glowing, 0.85)} 42%, ${clear(glowing, 0)} 78%), linear-gradient(100deg, ${deep} 0, ${heroBase} 55%, ${deep} 100%)`,
    beams: `radial-gradient(420px 260px at 74% 86%, ${clear(second, 0.42)}, ${clear(second, 0)}), radial-gradient(720px 420px at 64% 62%, ${clear(glowing, 0.72)} 0, ${clear(glowing, 0)} 72%), linear-gradient(180deg, ${deep} 0, ${heroBase} 60%, ${deep} 100%)`,
    hills: `radial-gradient(560px 420px at 82% 12%, ${clear(second, isLight ? 0.4 : 0.28)} 0, ${clear(second, 0)} 74%), linear-gradient(180deg, ${heroBase} 0, ${mix(heroBase, first, isLight ? 0.16 : 0.3)} 100%)`,
    shards: `linear-gradient(112deg, ${clear(second, 0)} 58%, ${clear(second, 0.24)} 58.2%, ${clear(second, 0.05)} 78%, ${clear(second, 0)} 78.2%), linear-gradient(112deg, ${clear(glowing, 0)} 40%, ${clear(glowing, 0.8)} 40.2%, ${clear(glowing, 0.25)} 100%), linear-gradient(180deg, ${heroBase} 0, ${deep} 100%)`,
    deco: `repeating-radial-gradient(circle at 73% 104%, ${clear(second, 0.13)} 0 1px, ${clear(second, 0)} 1.5px 46px), radial-gradient(720px 520px at 73% 100%, ${clear(glowing, 0.62)} 0, ${clear(glowing, 0)} 78%), linear-gradient(100deg, ${deep} 0, ${heroBase} 58%, ${deep} 100%)`,
    bubbles: `radial-gradient(circle 150px at 97% 6%, ${clear(second, 0.85)} 99.4%, ${clear(second, 0)}), radial-gradient(circle 120px at 3% 102%, ${clear(second, isLight ? 0.24 : 0.34)} 99.4%, ${clear(second, 0)}), radial-gradient(circle 380px at 76% 108%, ${clear(glowing, isLight ? 0.5 : 0.85)} 99.6%, ${clear(glowing, 0)}), linear-gradient(120deg, ${heroBase} 0, ${mix(heroBase, glowing, 0.3)} 100%)`,
  };
  const shade = isLight ? clear(mix(ink, first, 0.3), 0.12) : "#0000008c";
  const hard = mood.layout.card === "lined";
  return {
    heroGround: grounds[mood.ground],
    shadowCard: hard ? `inset 0 0 0 1px ${line}` : `0 1px 2px ${shade}, 0 8px 20px -8px ${shade}`,
    shadowRaised: `0 2px 4px ${shade}, 0 20px 44px -16px ${isLight ? clear(mix(ink, first, 0.3), 0.26) : "#000000b3"}`,
    ...((mood.ground === "hills" || mood.ground === "bubbles") && {
      pageGround: `radial-gradient(circle 430px at 8% 760px, ${clear(first, 0.06)} 99.6%, ${clear(first, 0)}), radial-gradient(circle 330px at 98% 1000px, ${clear(second, 0.1)} 99.6%, ${clear(second, 0)})`,
    }),
    ...(mood.ground === "beams" &&
      !isLight && {
        glow: `0 0 0 1px ${palette.action}, 0 0 22px -4px ${clear(palette.action, 0.5)}`,
      }),
  };
}
