import { mix } from "../../shared/page/colour.ts";
import { glow, scatter, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** A city at night with a banded sun, lit towers and a grid. A thin title dims the sun. */
export function neon({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const next = scatter(29);
  const night = mix(edge, "#000000", 0.45);
  const stars = times(110, () => {
    const size = (0.6 + next() ** 3 * 2.6).toFixed(1);
    return `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 560).toFixed(0)}" r="${size}" fill="#fff" opacity="${(0.3 + next() * 0.7).toFixed(2)}"/>`;
  });
  const tower = (x: number, wide: number, high: number, colour: string) => {
    const windows = times(Math.floor(high / 26), (row) =>
      times(Math.floor(wide / 22), (column) =>
        next() < 0.42
          ? `<rect x="${x + 8 + column * 22}" y="${690 - high + row * 26}" width="9" height="12" fill="${next() < 0.5 ? palette.title[1] : centre}" opacity="${(0.35 + next() * 0.65).toFixed(2)}"/>`
          : "",
      ),
    );
    return `<rect x="${x}" y="${676 - high}" width="${wide}" height="${high + 30}" fill="${colour}"/><path d="M${x} ${676 - high}h${wide}" stroke="${centre}" stroke-width="3"/>${windows}`;
  };
  const city = [
    [0, 120, 300],
    [128, 90, 210],
    [226, 150, 380],
    [384, 80, 170],
    [1130, 96, 200],
    [1234, 140, 410],
    [1382, 88, 260],
    [1478, 130, 330],
  ] as const;
  return `<defs>${vertical("night", [night, edge, mix(edge, middle, 0.7), middle])}${vertical("band-sun", [mix(centre, night, 0.66), mix(centre, night, 0.4), mix(centre, middle, 0.5)])}${glow("haze", centre, 0.8)}${vertical("ground", [mix(edge, middle, 0.35), night])}
<clipPath id="bands">${times(14, (at) => `<rect x="400" y="${120 + at * 42}" width="800" height="${42 - at * 2.1}"/>`)}</clipPath></defs>
<rect width="1600" height="900" fill="url(#night)"/>${stars}
<ellipse cx="800" cy="640" rx="980" ry="330" fill="url(#haze)"/>
<circle cx="800" cy="420" r="290" fill="url(#band-sun)" clip-path="url(#bands)"/>
${times(city.length, (at) => tower(city[at]![0], city[at]![1], city[at]![2], at % 2 ? mix(edge, "#000000", 0.3) : night))}
<rect y="690" width="1600" height="210" fill="url(#ground)"/>
<g stroke="${centre}" stroke-width="2.500" opacity=".85">${times(27, (at) => `<path d="M${800 + (at - 13) * 46} 690L${800 + (at - 13) * 330} 900"/>`)}${times(7, (at) => `<path d="M0 ${690 + at * at * 5.8}H1600"/>`)}</g>
<path d="M0 690H1600" stroke="#fff" stroke-width="4" opacity=".8"/>`;
}
