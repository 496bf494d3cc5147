import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { star } from "../draw/shapes.ts";
import { filtered, path, rect, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

function mask(paint: Paint, cloth: string, trim: string): string {
  const flame = path(
    "M300 130C270 170 214 178 176 232C214 226 234 240 228 268C254 258 286 274 300 300Z",
    trim,
  );
  const eye =
    path("M282 322C260 286 214 282 188 304C196 344 240 362 282 340Z", trim) +
    path("M274 324C256 302 224 298 204 310C212 334 244 346 274 334Z", "#140a18") +
    path("M222 316a13 13 0 1 0 26 2a13 13 0 1 0 -26 -2Z", "#ffffff") +
    path("M232 317a7 7 0 1 0 14 1a7 7 0 1 0 -14 -1Z", "#140a18");
  const cheek = path(
    "M176 380C200 372 226 380 244 410C228 424 214 446 218 470C194 450 178 420 176 380Z",
    trim,
  );
  return filtered(
    "lit",
    volume(
      paint,
      "M300 112C208 112 150 182 150 290C150 330 156 366 168 398C180 452 214 506 258 528H342C386 506 420 452 432 398C444 366 450 330 450 290C450 182 392 112 300 112Z",
      cloth,
    ),
    bothSides(flame + eye + cheek),
    path("M300 330L282 384H318Z", darken(cloth, 0.3)),
    path("M234 424C260 404 340 404 366 424C376 452 350 476 300 476C250 476 224 452 234 424Z", trim),
    path(
      "M248 430C272 416 328 416 352 430C356 448 336 462 300 462C264 462 244 448 248 430Z",
      "#d9996b",
    ),
    path("M262 434C284 424 316 424 338 434C326 448 274 448 262 434Z", "#4a0f1c"),
    path("M270 433C288 427 312 427 330 433L326 438H274Z", "#ffffff"),
    path(star(300, 206, 5, 30, 13), "#fff6cf"),
    path("M180 200C206 146 250 128 290 126C250 146 214 178 196 240Z", "#ffffff", 'opacity=".28"'),
  );
}

/** A wrestler's mask larger than life over the ropes of the ring. */
export const luchador: Scene = (paint, cast) => {
  const trim = mix("#ffd447", paint.light, 0.25);
  const rope = (y: number, tint: string) =>
    stroke(`M-20 ${y}Q300 ${y + 26} 620 ${y}`, tint, 13) +
    stroke(`M-20 ${y - 4}Q300 ${y + 22} 620 ${y - 4}`, lighten(tint, 0.55), 3);
  return [
    backdrop(paint, { y: 0.38 }),
    rays(paint, 300, 300, 26, 0.55),
    glow(paint, 300, 300, 330, "#ffffff", 0.6),
    filtered(
      "blur6",
      repeat(26, (at) =>
        path(
          `M${at * 24 - 8} 470a12 14 0 1 1 24 0v60h-24Z`,
          mix(paint.dark, paint.tone, at % 3 ? 0.2 : 0.4),
        ),
      ),
    ),
    volume(paint, "M120 640C130 560 200 500 300 500C400 500 470 560 480 640Z", "#d9996b"),
    mask(paint, mix(paint.tone, paint.dark, 0.12), trim),
    filtered("lit", rope(540, "#e8243c"), rope(584, "#ffffff"), rope(628, "#2f6bff")),
    filtered(
      "lit",
      bothSides(
        rect(-6, 470, 44, 240, darken(paint.tone, 0.4), 'rx="10"') +
          rect(-10, 500, 52, 54, "#e8243c", 'rx="12"'),
      ),
    ),
    lead(paint, cast, [474, 470, 210, 12]),
    company(paint, cast, [
      [118, 480, 168, -10],
      [66, 250, 96, -16],
    ]),
    bokeh(paint, 10),
    sparkles(paint, 9, [60, 100, 540, 520]),
  ].join("");
};
