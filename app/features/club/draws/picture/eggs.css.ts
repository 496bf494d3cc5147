import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const shake = keyframes({
  "20%": { transform: "rotate(-7deg)" },
  "40%": { transform: "rotate(7deg)" },
  "60%": { transform: "rotate(-5deg)" },
  "80%": { transform: "rotate(5deg)" },
});

const lift = keyframes({ from: { transform: "none" } });
const flash = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(20px) scale(.6)" } });

export const eggs = style({
  display: "block",
  width: "min(100%, 560px)",
  height: "auto",
  margin: "0 auto",
  overflow: "visible",
});
export const stand = style({ fill: color.raised, stroke: color.edge, strokeWidth: 2 });
export const straw = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 4,
  strokeLinecap: "round",
});
export const painted = style({
  fill: "none",
  stroke: color.action,
  strokeWidth: 5,
  strokeLinejoin: "round",
  // The body's light and shade stay visible through the paint.
  mixBlendMode: "multiply",
  opacity: 0.85,
});
export const dot = style({ fill: color.action, mixBlendMode: "multiply", opacity: 0.85 });
export const dotLight = style({ fill: "#fff6d8", opacity: 0.8 });
export const facetLight = style({ fill: "#fff3c2", opacity: 0.45 });
export const facetDark = style({ fill: "#6b3f08", opacity: 0.28 });
export const sea = style({ fill: color.action });
export const cup = style({ fill: color.action, stroke: color.surface, strokeWidth: 2 });
export const stripe = style({ fill: color.accent });
export const shade = style({ fill: "#000", opacity: 0.3 });
export const facets = style({
  fill: "none",
  stroke: "#6b4708",
  strokeWidth: 2,
  strokeLinejoin: "round",
  opacity: 0.5,
});
/** Gold at every brand: what the draw is named after. */
const GOLD = { edge: "#6b4708", ink: "#3d2703" };

export const shell = style({ fill: "url(#egg-gold)", stroke: GOLD.edge, strokeWidth: 2.5 });
/** The stand's light on the lower edge. */
export const rebound = style({ fill: "#ffdf8a", opacity: 0.5 });
export const hollow = style({ fill: GOLD.ink });
const line = { fill: "none", strokeWidth: 2, strokeLinejoin: "round" } as const;
export const crack = style({ ...line, stroke: GOLD.edge });
export const crackLight = style({ ...line, stroke: "#fff0bd", strokeWidth: 1.5 });
/** The egg shakes first. */
const OPENS = "0.5s 0.7s ease-out both";
const STILL = { "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } } };
export const lid = style({
  transform: "translate(34px, -34px) rotate(28deg)",
  animation: `${lift} ${OPENS}`,
  ...STILL,
});
export const rays = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 6,
  strokeLinecap: "round",
  animation: `${flash} ${OPENS}`,
  ...STILL,
});
export const prize = style({
  fill: GOLD.ink,
  stroke: "#fff4d0",
  strokeWidth: 6,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontFamily: vars.display.family,
  fontWeight: 700,
  textAnchor: "middle",
  animation: `${rise} ${OPENS}`,
  ...STILL,
});
const numeral = style({
  fontFamily: vars.display.family,
  fontSize: 40,
  fontWeight: 700,
  textAnchor: "middle",
});
/** Engraved: the lower edge of each stroke catches the light. */
export const number = style([numeral, { fill: GOLD.ink }]);
export const numberLight = style([numeral, { fill: "#ffeeb4" }]);
export const shaking = style({
  animation: `${shake} 0.7s ease-in-out`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
