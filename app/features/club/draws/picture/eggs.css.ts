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
  width: "min(100%, 520px)",
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
});
export const facets = style({
  fill: "none",
  stroke: "#6b4708",
  strokeWidth: 2,
  strokeLinejoin: "round",
  opacity: 0.5,
});
/** Gold at every brand: what the draw is named after. */
const GOLD = { shell: "#f3c24b", edge: "#6b4708", ink: "#3d2703" };

export const shell = style({ fill: GOLD.shell, stroke: GOLD.edge, strokeWidth: 4 });
export const shine = style({
  fill: "none",
  stroke: "#fff4d0",
  strokeWidth: 8,
  strokeLinecap: "round",
  opacity: 0.7,
});
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
export const number = style({
  fill: GOLD.ink,
  fontFamily: vars.display.family,
  fontSize: 40,
  fontWeight: 700,
  textAnchor: "middle",
});
export const shaking = style({
  animation: `${shake} 0.7s ease-in-out`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
