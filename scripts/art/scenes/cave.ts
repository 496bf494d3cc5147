import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { filtered, group, num, path, repeat } from "../draw/svg.ts";
import { hoard } from "../props/coins.ts";
import type { Scene } from "./scene.ts";

/** A cluster of crystals growing from (x, y). */
export function crystals(
  paint: Paint,
  x: number,
  y: number,
  size: number,
  color: string,
  lean: number,
): string {
  return repeat(4, (at) => {
    const h = size * paint.between(0.6, 1.1);
    const w = size * 0.2;
    return group(
      { at: [x + (at - 1.5) * size * 0.22, y], rotate: lean + (at - 1.5) * 16 },
      path(`M${num(-w)} 20V${num(-h * 0.72)}L0 ${num(-h)}L${num(w)} ${num(-h * 0.72)}V20Z`, color),
      path(`M0 20V${num(-h)}L${num(w)} ${num(-h * 0.72)}V20Z`, "#000000", 'opacity=".28"'),
      path(
        `M${num(-w)} 20V${num(-h * 0.72)}L0 ${num(-h)}L${num(-w * 0.3)} ${num(-h * 0.66)}V20Z`,
        "#ffffff",
        'opacity=".4"',
      ),
    );
  });
}

function mouth(paint: Paint, inset: number, color: string): string {
  const jag = () => paint.between(-22, 22);
  const hole =
    `M${60 + inset} 700L${40 + inset + jag()} 560L${20 + inset + jag()} 420L${48 + inset} ${300 + jag()}L${90 + inset} ${170 + jag()}` +
    `L${190 + inset * 0.6} ${70 + inset * 0.5 + jag()}L300 ${34 + inset * 0.5}L${410 - inset * 0.6} ${76 + inset * 0.5 + jag()}` +
    `L${512 - inset} ${176 + jag()}L${556 - inset} ${300 + jag()}L${584 - inset + jag()} 430L${562 - inset + jag()} 560L${540 - inset} 700Z`;
  return `<path d="M-20 -20H620V820H-20Z${hole}" fill="${color}" fill-rule="evenodd"/>`;
}

/** Inside the mountain: rock closing round a glow, crystals, a floor of gold. */
export const cave: Scene = (paint, cast, staging) => {
  const crystal = lighten(paint.light, 0.1);
  return [
    backdrop(paint, { y: 0.36 }),
    rays(paint, 300, 280, 16, 0.35),
    glow(paint, 300, 280, 330, "#ffffff", 0.6),
    mouth(paint, 46, mix(paint.tone, paint.dark, 0.45)),
    crystals(paint, 116, 420, 110, mix(crystal, paint.tone, 0.3), 34),
    crystals(paint, 494, 400, 120, mix(crystal, paint.tone, 0.3), -36),
    mouth(paint, 0, mix(paint.tone, paint.dark, 0.78)),
    hoard(paint, 300, 500, 60),
    crystals(paint, 60, 596, 150, crystal, 18),
    crystals(paint, 544, 600, 160, crystal, -18),
    ensemble(paint, cast, { staging, shift: [0, -6] }),
    filtered(
      "blur2",
      path(
        "M-20 820V640Q60 650 110 720T200 820ZM620 820V630Q560 650 500 720T420 820Z",
        darken(paint.dark, 0.4),
      ),
    ),
    bokeh(paint, 10),
    sparkles(paint, 12, [70, 150, 530, 580]),
  ].join("");
};
