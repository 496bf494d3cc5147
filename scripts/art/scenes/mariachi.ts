import { glow, rays, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, ellipse, filtered, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { lights } from "./papel.ts";
import type { Scene } from "./scene.ts";

/** A singer under a huge hat: moustache, bow, jacket with silver. */
function singer(paint: Paint, suit: string): string {
  const braid = "#f6d27a";
  return filtered(
    "lit",
    volume(paint, "M120 640C124 520 190 452 300 452C410 452 476 520 480 640Z", suit),
    path("M248 462L300 560L352 462L330 450H270Z", "#ffffff"),
    path(
      "M300 478C262 452 244 470 240 500C262 512 286 508 300 492C314 508 338 512 360 500C356 470 338 452 300 478Z",
      "#e8243c",
    ),
    circle(300, 484, 15, "#b90f2c"),
    stroke("M228 470C216 520 210 580 208 640M372 470C384 520 390 580 392 640", braid, 6),
    repeat(
      4,
      (at) =>
        circle(186 - at * 4, 520 + at * 34, 8, braid) +
        circle(414 + at * 4, 520 + at * 34, 8, braid),
    ),
    path("M224 316C224 410 256 470 300 470C344 470 376 410 376 316Z", "#c98a5c"),
    path(
      "M300 470C344 470 376 410 376 316H340C346 390 330 450 300 470Z",
      "#000000",
      'opacity=".14"',
    ),
    stroke("M246 346C256 336 272 336 282 344M318 344C328 336 344 336 354 346", "#1b1018", 8),
    stroke("M250 366C258 358 272 358 278 366M322 366C330 358 342 358 350 366", "#1b1018", 6),
    path(
      "M300 404C280 388 252 398 236 424C258 430 286 430 300 418C314 430 342 430 364 424C348 398 320 388 300 404Z",
      "#1b1018",
    ),
    path("M280 432C290 442 310 442 320 432C314 452 286 452 280 432Z", "#fff2e0"),
  );
}

function sombrero(paint: Paint, felt: string): string {
  const braid = "#f6d27a";
  return filtered(
    "lit",
    volume(
      paint,
      "M40 268C30 220 70 214 120 246C190 282 410 282 480 246C530 214 570 220 560 268C540 340 430 366 300 366C170 366 60 340 40 268Z",
      felt,
      "down",
    ),
    ellipse(300, 306, 212, 38, darken(felt, 0.45)),
    volume(
      paint,
      "M190 296C196 170 250 92 300 92C350 92 404 170 410 296C380 320 220 320 190 296Z",
      felt,
    ),
    path(
      "M190 296C192 276 194 262 197 248C240 272 360 272 403 248C406 262 408 276 410 296C380 320 220 320 190 296Z",
      "#e8243c",
    ),
    stroke("M197 250C240 274 360 274 403 250M190 296C220 320 380 320 410 296", braid, 6),
    stroke("M46 276C70 344 190 354 300 354C410 354 530 344 554 276", braid, 7),
    repeat(9, (at) =>
      path(
        `M${92 + at * 52} ${322 + Math.sin((at / 8) * Math.PI) * 16}l10 -12l10 12l-10 12Z`,
        braid,
      ),
    ),
    stroke("M300 116C276 150 262 190 260 226M300 116C324 150 338 190 340 226", braid, 5),
  );
}

/** A mariachi sings to the lamps of the square. */
export const mariachi: Scene = (paint, cast) => {
  const suit = mix("#241a3a", paint.dark, 0.5);
  return [
    sky(paint, 700, darken(paint.dark, 0.1), mix(paint.tone, paint.light, 0.4)),
    stars(paint, 40, 220),
    rays(paint, 300, 300, 18, 0.35),
    glow(paint, 300, 300, 350, paint.ray, 0.8),
    rect(0, 600, 600, 210, mix(paint.tone, paint.dark, 0.7)),
    lights(paint, 70),
    singer(paint, lighten(suit, 0.06)),
    sombrero(paint, mix(paint.tone, "#2a1830", 0.45)),
    lead(paint, cast, [432, 500, 236, 12]),
    company(paint, cast, [
      [112, 510, 150, -12],
      [540, 400, 96, 16],
    ]),
    sparkles(paint, 9, [70, 90, 530, 540]),
  ].join("");
};
