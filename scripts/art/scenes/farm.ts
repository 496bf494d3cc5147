import { clouds, glow, rays, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, ellipse, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, standing, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

function stalk(paint: Paint, x: number, floor: number, h: number): string {
  const green = mix("#4f9e3a", paint.dark, 0.12);
  return (
    stroke(`M${num(x)} ${num(floor)}V${num(floor - h)}`, green, h * 0.035) +
    repeat(5, (at) => {
      const side = at % 2 ? 1 : -1;
      const y = floor - h * (0.2 + at * 0.15);
      return path(
        `M${num(x)} ${num(y)}Q${num(x + side * h * 0.2)} ${num(y - h * 0.24)} ${num(x + side * h * 0.36)} ${num(y - h * 0.04)}Q${num(x + side * h * 0.2)} ${num(y - h * 0.12)} ${num(x)} ${num(y + h * 0.05)}Z`,
        at % 3 ? green : lighten(green, 0.18),
      );
    }) +
    volume(
      paint,
      `M${num(x - h * 0.06)} ${num(floor - h * 0.52)}Q${num(x - h * 0.08)} ${num(floor - h * 0.84)} ${num(x)} ${num(floor - h * 0.92)}Q${num(x + h * 0.08)} ${num(floor - h * 0.84)} ${num(x + h * 0.06)} ${num(floor - h * 0.52)}Z`,
      "#ffce3a",
    ) +
    path(
      `M${num(x - h * 0.09)} ${num(floor - h * 0.5)}Q${num(x - h * 0.12)} ${num(floor - h * 0.72)} ${num(x - h * 0.02)} ${num(floor - h * 0.78)}Q${num(x - h * 0.04)} ${num(floor - h * 0.6)} ${num(x + h * 0.03)} ${num(floor - h * 0.5)}Z`,
      lighten(green, 0.2),
    )
  );
}

/** A lane between high corn, sun and a barn at its end. */
export const cornfield: Scene = (paint, cast) =>
  [
    sky(paint, 520, mix(paint.tone, paint.light, 0.2), lighten(paint.light, 0.5)),
    rays(paint, 300, 330, 22, 0.45),
    glow(paint, 300, 320, 330, "#fff6cf", 0.95),
    circle(300, 310, 130, "#fff3c0"),
    clouds(paint, 150, 3, 0.7),
    path(hills(paint, 440, 40, 300), mix("#8fae4a", paint.tone, 0.35)),
    path("M220 452L300 440L380 452L520 800H80Z", mix("#b07a42", paint.tone, 0.25)),
    repeat(
      7,
      (at) =>
        stalk(paint, 214 - at * 5, 470 + at * 4, 110 + at * 6) +
        stalk(paint, 386 + at * 5, 470 + at * 4, 110 + at * 6),
    ),
    repeat(
      4,
      (at) =>
        stalk(paint, 176 - at * 36, 520 + at * 26, 190 + at * 50) +
        stalk(paint, 424 + at * 36, 520 + at * 26, 190 + at * 50),
    ),
    standing(paint, cast, [300, 386, 300]),
    filtered("lit", stalk(paint, 40, 660, 430), stalk(paint, 560, 660, 430)),
    company(paint, cast, [
      [146, 536, 130, -10],
      [456, 540, 126, 10],
    ]),
    sparkles(paint, 9, [120, 110, 480, 520]),
  ].join("");

/** Inside a hive: golden cells, some brimming with honey that runs down. */
export const hive: Scene = (paint, cast) => {
  const wax = mix("#f5a81f", paint.tone, 0.3);
  const cell = (x: number, y: number, r: number, fill: string) => {
    const corners = Array.from(
      { length: 6 },
      (_, at) =>
        `${num(x + Math.cos(at * 1.0472 + 0.5236) * r)} ${num(y + Math.sin(at * 1.0472 + 0.5236) * r)}`,
    );
    return `M${corners.join("L")}Z|${fill}`;
  };
  const cells = repeat(9, (row) =>
    repeat(7, (at) => {
      const x = at * 104 - 10 + (row % 2) * 52;
      const y = row * 90 - 20;
      const far = Math.hypot(x - 300, y - 320);
      const [d = "", fill = ""] = cell(
        x,
        y,
        54,
        far < 190 ? lighten(wax, 0.55) : mix(wax, paint.dark, Math.min(0.6, far / 900)),
      ).split("|");
      const [inner = ""] = cell(x, y, 42, "").split("|");
      return (
        path(d, darken(wax, 0.25)) +
        path(inner, fill) +
        ((at * 3 + row * 5) % 4 === 0
          ? path(inner, "#ffd23a", 'opacity=".8"') +
            ellipse(x - 12, y - 18, 12, 6, "#ffffff", 'opacity=".7"')
          : "")
      );
    }),
  );
  const drip = repeat(
    8,
    (at) => `v${num(40 + ((at * 53) % 90))}a37.5 34 0 0 0 75 0v${num(-40 - ((at * 53) % 90))}`,
  );
  return [
    rect(0, 0, 600, 800, darken(wax, 0.5)),
    filtered("lit", cells),
    glow(paint, 300, 330, 320, "#fff6c0", 0.9),
    filtered("lit", volume(paint, `M0 -20V40${drip}V-20Z`, "#ffb81f", "down")),
    path(
      "M20 30q10 40 8 70M250 30q8 30 6 54M470 30q10 50 8 84",
      "none",
      'stroke="#fff6cf" stroke-width="9" stroke-linecap="round" opacity=".75"',
    ),
    lead(paint, cast, [300, 344, 318]),
    company(paint, cast, [
      [106, 506, 150, -12],
      [496, 510, 146, 12],
      [104, 246, 92, -18],
    ]),
    filtered(
      "lit",
      volume(paint, "M-20 620Q80 570 170 606T350 600T520 606T620 590V820H-20Z", "#f0a020", "down"),
    ),
    sparkles(paint, 12, [70, 150, 530, 560]),
  ].join("");
};

/** A red barn with its doors open, hay on both sides, a path through the yard. */
export const barn: Scene = (paint, cast) => {
  const red = mix("#c9303a", paint.tone, 0.18);
  const hay = (x: number, y: number, w: number) =>
    volume(paint, `M${x} ${y}h${w}v${num(w * 0.56)}h${-w}Z`, "#eebc4a", "down") +
    repeat(9, (at) =>
      stroke(
        `M${num(x + 6 + at * (w / 9))} ${y + 8}l${at % 2 ? 8 : -5} ${num(w * 0.4)}`,
        "#c98a24",
        3,
      ),
    ) +
    rect(x, y + w * 0.14, w, 6, "#a8672f") +
    rect(x, y + w * 0.38, w, 6, "#a8672f");
  return [
    sky(paint, 480, mix(paint.tone, paint.light, 0.25), lighten(paint.light, 0.55)),
    clouds(paint, 130, 3, 0.8),
    path(hills(paint, 420, 60, 360), mix("#7fb04a", paint.tone, 0.3)),
    filtered(
      "lit",
      volume(paint, "M84 560V270L150 150L300 82L450 150L516 270V560Z", red),
      path(
        "M70 280L142 142L300 70L458 142L530 280L500 280L440 166L300 106L160 166L100 280Z",
        "#fff3e6",
      ),
      repeat(10, (at) => rect(100 + at * 41, 280, 3, 280, darken(red, 0.35), 'opacity=".6"')),
      path("M264 150H336V216H264Z", darken(red, 0.6)),
      path(
        "M264 150H336V216H264ZM264 150L336 216M336 150L264 216",
        "none",
        'stroke="#fff3e6" stroke-width="8"',
      ),
      rect(176, 300, 248, 264, darken(red, 0.72)),
      path(
        "M92 300H176V564H92ZM92 300L176 564M176 300L92 564M424 300H508V564H424ZM424 300L508 564M508 300L424 564",
        red,
        'stroke="#fff3e6" stroke-width="9"',
      ),
    ),
    glow(paint, 300, 400, 220, "#ffe2a0", 0.95),
    path(hills(paint, 556, 18, 320), mix("#5f9a3a", paint.tone, 0.25)),
    path("M190 560H410L560 800H40Z", mix("#c99a5a", paint.tone, 0.2)),
    filtered("lit", hay(10, 486, 120), hay(480, 490, 116)),
    standing(paint, cast, [300, 398, 304]),
    company(paint, cast, [
      [104, 452, 118, -8],
      [500, 456, 114, 8],
      [186, 566, 104, -8],
    ]),
    sparkles(paint, 7, [120, 110, 480, 520]),
  ].join("");
};
