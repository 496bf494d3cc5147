import { backdrop, clouds, glow, mist, shafts, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { ridge } from "../draw/shapes.ts";
import { circle, ellipse, filtered, num, path, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, volume } from "../draw/volume.ts";
import { leaf, undergrowth } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

/** A condor spreads its wings over the peaks. */
export const condor: Scene = (paint, cast) => {
  const plume = mix("#1c1a2a", paint.dark, 0.3);
  const wing =
    path(
      "M300 250C240 190 150 160 40 176L-10 150L6 190L-24 190L4 222L-20 236L16 254L0 276L44 284L34 308L84 304L82 330L132 318C190 330 250 330 300 330Z",
      plume,
    ) +
    path(
      "M286 262C230 222 160 206 84 214C150 226 210 262 246 306C262 310 280 312 296 312Z",
      "#f4f1ea",
    ) +
    repeat(5, (at) =>
      stroke(
        `M${110 + at * 34} ${226 + at * 8}L${76 + at * 36} ${288 + at * 6}`,
        mix(plume, "#ffffff", 0.3),
        4,
        'opacity=".6"',
      ),
    );
  return [
    sky(paint, 560, mix(paint.tone, paint.dark, 0.1), lighten(paint.light, 0.5)),
    glow(paint, 300, 250, 340, "#fff6dc", 0.95),
    circle(300, 236, 140, "#fff3cf"),
    path(ridge(paint, 500, 250, 150), mix(paint.tone, paint.light, 0.35), 'opacity=".7"'),
    path(ridge(paint, 540, 200, 190), mix(paint.tone, paint.dark, 0.35)),
    clouds(paint, 470, 3, 0.5),
    filtered(
      "lit",
      bothSides(wing),
      volume(
        paint,
        "M262 244C262 214 338 214 338 244C350 300 342 360 330 400L346 440L318 424L300 446L282 424L254 440L270 400C258 360 250 300 262 244Z",
        plume,
      ),
      ellipse(300, 226, 36, 18, "#ffffff"),
      ellipse(300, 196, 25, 27, "#d9705a"),
      path("M288 206L300 240L312 206Z", "#f2dfb0"),
      circle(290, 190, 4, "#17121c"),
      circle(310, 190, 4, "#17121c"),
      path("M286 172C290 156 310 156 314 172Z", "#a83a34"),
    ),
    mist(paint, 520, "#ffffff", 0.6),
    path(ridge(paint, 640, 110, 130), mix(paint.tone, paint.dark, 0.6)),
    lead(paint, cast, [300, 468, 214]),
    company(paint, cast, [
      [102, 518, 142, -10],
      [500, 520, 138, 10],
    ]),
    sparkles(paint, 7, [80, 90, 520, 480]),
  ].join("");
};

function jaguarFace(paint: Paint): string {
  const fur = mix("#f2a02e", paint.light, 0.18);
  const rosette = (x: number, y: number, r: number) =>
    circle(x, y, r, "#3a1f10") + circle(x + 1, y + 1, r * 0.5, darken(fur, 0.22));
  const half =
    path("M150 206C120 150 130 100 172 92C214 96 240 128 250 160Z", darken(fur, 0.3)) +
    path("M166 184C146 150 152 122 174 116C200 122 216 142 224 164Z", "#f4c9b0") +
    rosette(176, 266, 19) +
    rosette(160, 330, 17) +
    rosette(204, 218, 16) +
    rosette(250, 176, 15) +
    rosette(176, 392, 15) +
    rosette(216, 440, 13) +
    path("M196 300C216 268 260 270 282 306C258 330 218 330 196 300Z", "#17100c") +
    path("M206 300C222 280 252 280 270 304C250 320 224 318 206 300Z", "#b6f36b") +
    ellipse(240, 301, 8, 17, "#17100c") +
    circle(234, 294, 5, "#ffffff") +
    stroke("M196 290C176 280 168 270 162 256M200 318C188 330 182 344 182 356", "#3a1f10", 7) +
    repeat(3, (at) =>
      stroke(`M226 ${430 + at * 14}L120 ${424 + at * 26}`, "#ffffff", 3, 'opacity=".8"'),
    );
  return filtered(
    "lit",
    volume(
      paint,
      "M300 136C196 136 128 210 128 318C128 420 190 516 300 516C410 516 472 420 472 318C472 210 404 136 300 136Z",
      fur,
    ),
    path(
      "M300 376C240 372 206 408 214 452C226 500 262 516 300 516C338 516 374 500 386 452C394 408 360 372 300 376Z",
      "#fff3dc",
    ),
    bothSides(half),
    path(
      "M262 372C274 358 326 358 338 372C332 398 312 408 300 412C288 408 268 398 262 372Z",
      "#5a2a24",
    ),
    stroke(
      "M300 412V440M300 440C284 460 256 458 246 444M300 440C316 460 344 458 354 444",
      "#5a2a24",
      6,
    ),
    path(
      "M274 300C280 330 282 350 268 368H332C318 350 320 330 326 300C312 288 288 288 274 300Z",
      lighten(fur, 0.2),
      'opacity=".6"',
    ),
    repeat(3, (at) => ellipse(300, 186 + at * 26, 9, 12 - at * 2, "#3a1f10")),
  );
}

/** A jaguar looks out of the leaves. */
export const jaguar: Scene = (paint, cast) => {
  const green = (share: number) => mix(mix("#2f8f4a", paint.tone, 0.35), paint.dark, share);
  return [
    backdrop(paint),
    shafts(paint, 5, 0.5),
    glow(paint, 300, 300, 320, paint.ray, 0.7),
    repeat(14, (at) =>
      leaf(green(0.2 + (at % 4) * 0.12), {
        x: 300 + (at - 6.5) * 52,
        y: 260 + (at % 3) * 20,
        rotate: (at - 6.5) * 20,
        scale: 1,
      }),
    ),
    jaguarFace(paint),
    filtered(
      "lit",
      repeat(
        5,
        (at) =>
          leaf(green(at * 0.1), {
            x: 20 + at * 8,
            y: 560 - at * 80,
            rotate: 66 - at * 6,
            scale: 0.82,
          }) +
          leaf(green(at * 0.1), {
            x: 580 - at * 8,
            y: 560 - at * 80,
            rotate: -66 + at * 6,
            scale: 0.82,
          }),
      ),
    ),
    lead(paint, cast, [300, 536, 170]),
    company(paint, cast, [
      [98, 528, 138, -10],
      [504, 530, 134, 10],
    ]),
    undergrowth(paint, darken(paint.dark, 0.05)),
    sparkles(paint, 7, [90, 110, 510, 540]),
  ].join("");
};

function toucanBird(): string {
  const ink = "#17151f";
  return filtered(
    "lit",
    path(
      "M196 470C190 360 210 250 270 200C330 160 400 190 400 262C400 300 376 320 368 360C360 430 320 500 262 540L214 640H166L196 540Z",
      ink,
    ),
    path(
      "M318 210C380 214 404 262 392 312C372 340 326 336 304 312C290 280 296 236 318 210Z",
      "#fff1c8",
    ),
    path(
      "M308 322C330 344 372 344 388 320C380 348 366 362 344 364C326 356 312 342 308 322Z",
      "#e8343c",
    ),
    path(
      "M372 236C450 190 556 214 566 312C566 336 548 350 536 340C500 300 440 296 386 304C374 284 370 260 372 236Z",
      "#ff9a1f",
    ),
    path("M372 236C450 190 556 214 566 312C540 250 460 232 378 262Z", "#ffd23a"),
    path(
      "M540 256C560 280 570 320 562 340C552 352 540 348 536 340C544 312 546 284 540 256Z",
      "#17151f",
    ),
    path("M386 304C440 296 500 300 536 340C480 322 430 318 384 322Z", "#d9562a"),
    circle(346, 250, 27, "#3fb8e8"),
    circle(346, 250, 16, ink),
    circle(340, 243, 6, "#ffffff"),
    path(
      "M216 360C250 340 310 370 320 420C290 470 250 520 214 536C202 480 204 410 216 360Z",
      "#2b2836",
    ),
    repeat(4, (at) =>
      stroke(`M${232 + at * 10} ${404 + at * 26}q34 10 ${64 - at * 10} 2`, "#4a4658", 4),
    ),
  );
}

/** A toucan on a flowering branch over the river. */
export const toucan: Scene = (paint, cast) => {
  const green = (share: number) => mix(mix("#2f9a4f", paint.tone, 0.3), paint.dark, share);
  return [
    backdrop(paint, { y: 0.3 }),
    shafts(paint, 5, 0.5),
    glow(paint, 340, 280, 330, "#ffffff", 0.55),
    repeat(9, (at) =>
      leaf(green(0.25 + (at % 3) * 0.14), {
        x: at * 76 - 6,
        y: 60,
        rotate: 180 + (at - 4) * 10,
        scale: 0.82,
      }),
    ),
    filtered(
      "lit",
      stroke("M-20 560C120 520 300 560 620 500", "#5a3a24", 34),
      stroke("M-20 552C120 512 300 552 620 492", "#8a5f3c", 8),
    ),
    toucanBird(),
    repeat(3, (at) => stroke(`M${232 + at * 18} 532q4 30 -4 44`, "#7fb0d8", 9)),
    filtered(
      "lit",
      repeat(4, (at) =>
        leaf(green(at * 0.1), { x: 40 + at * 26, y: 552, rotate: -50 + at * 26, scale: 0.46 }),
      ),
    ),
    lead(paint, cast, [468, 470, 186, 6]),
    company(paint, cast, [
      [96, 452, 132, -12],
      [536, 566, 110, 10],
    ]),
    undergrowth(paint, darken(green(0.7), 0.2)),
    repeat(14, () =>
      circle(
        paint.between(40, 560),
        paint.between(110, 560),
        paint.between(2, 4.5),
        "#fff6cf",
        `opacity="${num(paint.between(0.4, 0.9))}"`,
      ),
    ),
    sparkles(paint, 6, [90, 110, 510, 520]),
  ].join("");
};
