import { mix } from "../../shared/page/colour.ts";
import { glow, rays, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** A fruit machine's hall: rays from behind the machine, velvet curtains, a shining floor. */
export function arcade({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const folds = (x: number, side: number) =>
    times(5, (at) => {
      const left = x + side * at * 58;
      const sway = 40 + at * 16;
      return `<path d="M${left} 0h${side * 62}c${side * 6} 300 ${-side * sway} 520 ${-side * (sway + 10)} 900h${-side * 70}c${side * 20}-380 ${side * 12}-600 ${side * 18}-900z" fill="url(#${at % 2 ? "velvet" : "velvet-deep"})"/>`;
    });
  return `<defs>${vertical("hall", [mix(edge, middle, 0.5), middle, edge])}${glow("lamp", centre, 0.95)}
${vertical("velvet", [mix(middle, "#000000", 0.25), mix(edge, middle, 0.55), edge])}
${vertical("velvet-deep", [mix(edge, middle, 0.35), edge, mix(edge, "#000000", 0.4)])}
${vertical("floor", [mix(middle, edge, 0.4), mix(edge, "#000000", 0.35)])}</defs>
<rect width="1600" height="900" fill="url(#hall)"/>
<ellipse cx="800" cy="380" rx="900" ry="560" fill="url(#lamp)"/>
${rays(800, 380, 18, palette.ray, 0.16)}
<path d="M0 760Q800 690 1600 760V900H0Z" fill="url(#floor)"/>
<path d="M0 760Q800 690 1600 760" fill="none" stroke="${palette.title[1]}" stroke-width="5" opacity=".75"/>
<ellipse cx="800" cy="830" rx="560" ry="60" fill="${palette.ray}" opacity=".14"/>
${folds(-30, 1)}${folds(1630, -1)}
<path d="M0 0H1600V54${times(16, () => "q-50 62 -100 0")}Z" fill="url(#velvet)"/>
<path d="M1600 54${times(16, () => "q-50 62 -100 0")}" fill="none" stroke="${palette.title[1]}" stroke-width="6"/>
${times(15, (at) => `<circle cx="${100 + at * 100}" cy="64" r="9" fill="${palette.title[1]}"/>`)}`;
}
