import { expect, test } from "vitest";
import { readGround, UnknownGround } from "./paint-ground.ts";

const at = (css: string, x: number, y: number, under = "#000000") =>
  readGround(css)(x, y, { width: 100, height: 100 }, under);

test.each([
  ["a colour", "#c8102e", 5, 5, "#c8102e"],
  ["a short colour", "#abc", 5, 5, "#aabbcc"],
  ["half a colour over another", "#ffffff80", 5, 5, "#808080"],
  ["a colour by its parts", "rgba(0, 128, 255, .5)", 5, 5, "#004080"],
  ["the first layer above the last", "#0f0, #f00", 5, 5, "#00ff00"],
  [
    "a clear layer",
    "none, transparent, url(./assets/a.svg) bottom / auto 9px repeat-x",
    5,
    5,
    "#000000",
  ],
  ["downwards", "linear-gradient(#000, #fff)", 0, 25, "#404040"],
  ["to the right", "linear-gradient(90deg, #000, #fff)", 25, 90, "#404040"],
  ["to a side", "linear-gradient(to left, #000, #fff)", 25, 90, "#bfbfbf"],
  ["from corner to corner", "linear-gradient(135deg, #000, #fff)", 50, 50, "#808080"],
  ["at the last corner", "linear-gradient(135deg, #000, #fff)", 100, 100, "#ffffff"],
  ["before its first stop", "linear-gradient(90deg, #f00 20%, #00f 80%)", 10, 0, "#ff0000"],
  ["at a hard edge", "linear-gradient(90deg, #f00 50%, #00f 50%)", 51, 0, "#0000ff"],
  ["between stops without a place", "linear-gradient(90deg, #000, #fff, #000)", 50, 0, "#ffffff"],
  ["of a stop with two places", "linear-gradient(90deg, #f00 0 40%, #00f 60%)", 39, 0, "#ff0000"],
  ["towards clear without becoming dark", "linear-gradient(90deg, #fff, #0000)", 50, 0, "#808080"],
  ["around a middle", "radial-gradient(circle 50px at 50% 50%, #fff, #000)", 75, 50, "#808080"],
  ["around a flat middle", "radial-gradient(50px 20px at 50% 50%, #fff, #000)", 50, 60, "#808080"],
  ["as far as the last corner", "radial-gradient(circle, #fff, #000)", 100, 100, "#000000"],
  [
    "again and again",
    "repeating-linear-gradient(90deg, #f00 0 5px, #00f 5px 10px)",
    27,
    0,
    "#0000ff",
  ],
])("a ground is painted %s", (_how, css, x, y, color) => {
  expect(at(css, x, y)).toBe(color);
});

test.each([
  "white",
  "hsl(0 0% 0%)",
  "#12345",
  "conic-gradient(#000, #fff)",
  "linear-gradient(1turn, #000, #fff)",
  "linear-gradient(#000 2em, #fff)",
  "radial-gradient(closest-side at 5% 5%, #000, #fff)",
  "radial-gradient(at center, #000, #fff)",
  "linear-gradient(#000, #fff) 0 0 / 9px",
  "rgb(1 2)",
  "rgb(0, 0, 300)",
  "rgba(0, 0, 0, 5)",
  "radial-gradient(circle 0px at 5% 5%, #000, #fff)",
  "url(./assets/a.svg) no-repeat #fff",
  "linear-gradient()",
])("what is not understood is said: %s", (css) => {
  expect(() => at(css, 5, 5)).toThrow(UnknownGround);
});
