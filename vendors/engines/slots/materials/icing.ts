import { times } from "../../shared/page/draw.ts";
import { hasRibbon, type MaterialKit } from "./material.ts";
import { coats, fade, filter, flat, letterPath, merge, outline, picture, worked } from "./work.ts";

const SUGARS = ["#ff5ca8", "#28b8c8", "#f59b23", "#9a6cf0"] as const;
const SPRINKLES = ["#fff3a0", "#8ff1ff", "#ffffff", "#b6ff8f"] as const;
const [DOUGH, CRUST] = ["#e2a45c", "#6b3410"];

/** Biscuits with icing: baked edges, white piping, pastel sugar. */
export const icing: MaterialKit = {
  edges: () => ["#ffffff", CRUST],
  defs: () =>
    `${filter("icing", `<feGaussianBlur in="SourceGraphic" stdDeviation=".8" result="soft"/>`, flat(6, "soft"), `<feComponentTransfer in="flat" result="pastel"><feFuncR type="linear" slope=".72" intercept=".26"/><feFuncG type="linear" slope=".72" intercept=".24"/><feFuncB type="linear" slope=".72" intercept=".25"/></feComponentTransfer><feComposite in="pastel" in2="SourceAlpha" operator="in" result="sugar"/>`, `<feOffset in="SourceAlpha" dx="-1.400" dy="-2" result="up"/><feComposite in="SourceAlpha" in2="up" operator="out" result="under"/><feFlood flood-color="#7a2a5a" flood-opacity=".28"/><feComposite in2="under" operator="in" result="shade"/>`, outline(7, CRUST, "crust"), outline(6, DOUGH, "dough"), outline(2.6, "#ffffff", "piping"), merge("crust", "dough", "piping", "sugar", "shade"))}${fade("icing-dough", ["#f3c489", DOUGH, "#b9722e"])}`,
  icon: (name, symbol) => {
    const isNamed = hasRibbon(symbol);
    return worked("icing", picture(name, isNamed ? 15 : 10, isNamed ? 7 : 10));
  },
  letter: (letter, rank) => {
    const place = { high: 58 };
    const sugar = SUGARS[rank]!;
    const sprinkles = times(14, (at) => {
      const [x, y] = [22 + ((at * 37) % 58), 20 + ((at * 53) % 60)];
      return `<rect x="${x}" y="${y}" width="6" height="2.200" rx="1.100" transform="rotate(${(at * 71) % 180} ${x} ${y})" fill="${SPRINKLES[at % 4]}"/>`;
    });
    return [
      coats("plain", letter, place, [
        [CRUST, 35],
        ["url(#icing-dough)", 30],
        ["#ffffff", 16],
        [sugar, 7],
      ]),
      `<clipPath id="icing-${letter}">${letterPath("plain", letter, "", place)}</clipPath>`,
      `<g clip-path="url(#icing-${letter})">${sprinkles}</g>`,
    ].join("");
  },
  figure: (drawn) => worked("icing", drawn),
};
