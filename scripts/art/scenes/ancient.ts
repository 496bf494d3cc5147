import { backdrop, clouds, glow, rays, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { cloud, hills } from "../draw/shapes.ts";
import { circle, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, standing, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** Three pyramids and a river of stars, obelisks with signs on both sides. */
export const nile: Scene = (paint, cast) => {
  const sand = mix("#f0c070", paint.tone, 0.35);
  const face = (x: number, floor: number, half: number, h: number) =>
    path(`M${x} ${floor - h}L${x + half} ${floor}H${x - half}Z`, lighten(sand, 0.2)) +
    path(`M${x} ${floor - h}L${x + half} ${floor}H${num(x + half * 0.1)}Z`, darken(sand, 0.38)) +
    repeat(6, (at) =>
      stroke(
        `M${num(x - (half * (at + 1)) / 7)} ${num(floor - h + (h * (at + 1)) / 7)}H${num(x + ((half * (at + 1)) / 7) * 0.1)}`,
        darken(sand, 0.2),
        2,
        'opacity=".5"',
      ),
    ) +
    path(
      `M${x} ${floor - h}L${num(x + half * 0.14)} ${num(floor - h * 0.86)}H${num(x - half * 0.14)}Z`,
      "#fff0b0",
    );
  const obelisk =
    volume(paint, "M36 610L52 190L78 150L104 190L120 610Z", sand) +
    repeat(
      6,
      (at) =>
        rect(66, 230 + at * 56, 24, 8, darken(sand, 0.5), 'rx="2"') +
        circle(78, 258 + at * 56, 10, "none", `stroke="${darken(sand, 0.5)}" stroke-width="4"`),
    ) +
    rect(22, 590, 112, 40, darken(sand, 0.2), 'rx="4"');
  return [
    sky(paint, 560, darken(paint.dark, 0.05), lighten(paint.light, 0.25)),
    stars(paint, 90, 330),
    circle(300, 190, 104, "#fff3c8"),
    glow(paint, 300, 190, 260, "#fff3c8", 0.7),
    face(150, 500, 190, 220),
    face(470, 500, 170, 190),
    face(306, 520, 230, 300),
    path(hills(paint, 506, 26, 300), sand),
    path(hills(paint, 556, 24, 340), darken(sand, 0.16)),
    filtered("lit", bothSides(obelisk)),
    standing(paint, cast, [300, 376, 296]),
    company(paint, cast, [
      [150, 536, 128, -10],
      [452, 538, 124, 10],
    ]),
    path(hills(paint, 626, 22, 280), darken(sand, 0.45)),
    sparkles(paint, 8, [110, 80, 490, 480]),
  ].join("");
};

/** A white temple on the clouds, bolts in the sky behind. */
export const olympus: Scene = (paint, cast) => {
  const marble = mix("#fff6ea", paint.light, 0.2);
  const bolt = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y}l${num(size * 0.5)} 0l${num(-size * 0.2)} ${num(size * 0.8)}l${num(size * 0.5)} 0l${num(-size * 0.9)} ${num(size * 1.5)}l${num(size * 0.2)} ${num(-size)}l${num(-size * 0.4)} 0Z`,
      "#ffe86a",
    );
  const pillars = repeat(6, (at) => {
    const x = 120 + at * 65;
    return (
      volume(paint, `M${x} 250h36l4 210h-44Z`, marble) +
      rect(x - 8, 236, 52, 16, lighten(marble, 0.3), 'rx="4"') +
      rect(x - 10, 456, 56, 14, darken(marble, 0.12), 'rx="4"') +
      rect(x + 10, 256, 3, 200, darken(marble, 0.25), 'opacity=".6"') +
      rect(x + 22, 256, 3, 200, darken(marble, 0.25), 'opacity=".6"')
    );
  });
  const bank = (y: number, tint: string, opacity: number) =>
    repeat(6, (at) =>
      path(cloud(at * 118 - 60, y + (at % 2) * 20, 210), tint, `opacity="${opacity}"`),
    );
  return [
    backdrop(paint),
    rays(paint, 300, 250, 24, 0.45),
    glow(paint, 300, 260, 340, "#ffffff", 0.7),
    bank(250, "#ffffff", 0.35),
    filtered("lit", bolt(60, 90, 90), bolt(470, 70, 100)),
    filtered(
      "lit",
      volume(paint, "M84 206L300 92L516 206Z", marble, "down"),
      path("M140 194L300 112L460 194Z", darken(marble, 0.18)),
      circle(300, 164, 24, "#f4b93a"),
      rect(84, 204, 432, 34, marble, 'rx="4"'),
      repeat(14, (at) => rect(96 + at * 30, 212, 16, 18, darken(marble, 0.22))),
      rect(104, 250, 392, 210, darken(marble, 0.55), 'opacity=".55"'),
      pillars,
      repeat(3, (at) =>
        rect(84 - at * 26, 470 + at * 24, 432 + at * 52, 26, darken(marble, 0.06 * at), 'rx="3"'),
      ),
    ),
    bank(560, "#ffffff", 0.85),
    standing(paint, cast, [300, 374, 280]),
    company(paint, cast, [
      [104, 512, 140, -10],
      [498, 514, 136, 10],
    ]),
    bank(640, lighten(paint.light, 0.5), 0.95),
    sparkles(paint, 10, [90, 90, 510, 500]),
  ].join("");
};

/** A balloon of many panels over a quilt of fields. */
export const aloft: Scene = (paint, cast) => {
  const tints = [mix("#ff4d5e", paint.tone, 0.2), "#fff3d6", mix("#ffb52e", paint.tone, 0.15)];
  const gore = (at: number) => {
    const from = -170 + at * (340 / 7);
    const to = from + 340 / 7;
    const low = (x: number) => 300 + x * 0.24;
    return path(
      `M${num(300 + from * 0.2)} 52C${num(300 + from)} 60 ${num(300 + from * 1.24)} 260 ${num(low(from))} 400H${num(low(to))}C${num(300 + to * 1.24)} 260 ${num(300 + to)} 60 ${num(300 + to * 0.2)} 52Z`,
      tints[at % 3]!,
    );
  };
  const plots = repeat(5, (row) =>
    repeat(6, (at) =>
      path(
        `M${at * 120 - 60 + row * 14} ${484 + row * 26}h118l14 26h-120Z`,
        mix(["#8fbf4a", "#d8c25a", "#5fa04a", "#b0cf6a"][(at * 3 + row) % 4]!, paint.tone, 0.3),
      ),
    ),
  );
  return [
    sky(paint, 520, mix(paint.tone, paint.dark, 0.05), lighten(paint.light, 0.5)),
    circle(480, 130, 70, "#fff6cf", 'opacity=".9"'),
    clouds(paint, 210, 3, 0.85),
    path(hills(paint, 480, 50, 300), mix("#5f8f6a", paint.tone, 0.5)),
    plots,
    glow(paint, 300, 270, 280, "#ffffff", 0.6),
    filtered(
      "lit",
      repeat(7, gore),
      path("M300 46C190 46 116 130 132 230C140 180 170 110 240 74Z", "#ffffff", 'opacity=".3"'),
      path(
        "M150 214C220 250 380 250 450 214L444 262C380 292 220 292 156 262Z",
        mix("#2f5fd0", paint.tone, 0.35),
      ),
      repeat(5, (at) => circle(190 + at * 55, 262 - Math.abs(at - 2) * 6, 11, "#ffd35a")),
    ),
    stroke("M240 400L250 466M360 400L350 466", "#5a3a24", 4),
    lead(paint, cast, [300, 410, 148]),
    filtered(
      "lit",
      volume(paint, "M240 468H360L348 540H252Z", "#a8672f"),
      rect(232, 460, 136, 16, "#c98a4a", 'rx="8"'),
    ),
    company(paint, cast, [
      [102, 478, 150, -10],
      [498, 484, 144, 10],
    ]),
    clouds(paint, 590, 3, 0.9),
    sparkles(paint, 7, [90, 80, 510, 480]),
  ].join("");
};
