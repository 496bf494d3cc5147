import { glow, mist, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills, ridge } from "../draw/shapes.ts";
import { circle, faded, filtered, num, path, repeat, stroke } from "../draw/svg.ts";
import type { Scene } from "./scene.ts";

/** Glowing rocks thrown up from the crater, each with its trail. */
function eruption(paint: Paint): string {
  return repeat(26, () => {
    const lean = paint.between(-1, 1);
    const far = paint.between(40, 230);
    const x = 300 + lean * far;
    const y = 190 - far * paint.between(0.2, 0.8) + Math.abs(lean) * 60;
    const trail = stroke(
      `M${num(300 + lean * far * 0.6)} ${num(y + 34)}Q${num(300 + lean * far * 0.85)} ${num(y + 4)} ${num(x)} ${num(y)}`,
      "#ffb347",
      4,
      'opacity=".55"',
    );
    return trail + circle(x, y, paint.between(3, 9), paint.pick(["#fff3b0", "#ffb347", "#ff6a2a"]));
  });
}

function lava(): string {
  const flow =
    "M252 196Q300 216 348 196Q352 260 330 320Q318 380 350 440Q372 500 356 560H300Q312 490 292 440Q268 380 284 320Q262 270 252 196Z";
  const arm = "M262 204Q250 290 222 350Q196 420 204 500H176Q168 410 196 340Q230 270 240 206Z";
  return (
    filtered("blur14", path(flow + arm, "#ff7a1a")) +
    path(flow + arm, "#ff8a1f") +
    path(
      "M284 204Q310 214 332 204Q330 270 312 322Q302 380 326 440Q336 500 330 560H318Q326 490 306 440Q288 380 300 322Q290 270 284 204Z",
      "#ffe27a",
    )
  );
}

/** A mountain on fire: smoke, lava and flying rocks over black ground. */
export const volcano: Scene = (paint, cast, staging) => {
  const rock = mix(paint.dark, paint.tone, 0.3);
  const smoke = repeat(9, () =>
    circle(paint.between(180, 420), paint.between(30, 150), paint.between(40, 90), rock),
  );
  return [
    sky(paint, 580, darken(paint.dark, 0.2), lighten(paint.light, 0.1)),
    faded(0.6, filtered("blur14", smoke)),
    glow(paint, 300, 190, 330, "#ffb347", 0.95),
    eruption(paint),
    path(ridge(paint, 560, 120, 120), mix(rock, paint.tone, 0.25), 'opacity=".7"'),
    path("M20 600Q190 420 244 196Q300 224 356 196Q410 420 580 600Z", rock),
    path("M356 196Q410 420 580 600H420Q340 400 356 196Z", "#000000", 'opacity=".25"'),
    lava(),
    mist(paint, 566, "#ff8a3a", 0.4),
    path(hills(paint, 584, 26, 300), darken(rock, 0.3)),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 16] }),
    path(hills(paint, 650, 20, 220), darken(rock, 0.55)),
    sparkles(paint, 6, [80, 160, 520, 540]),
  ].join("");
};
