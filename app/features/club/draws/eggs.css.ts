import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const shake = keyframes({
  "20%": { transform: "rotate(-7deg)" },
  "40%": { transform: "rotate(7deg)" },
  "60%": { transform: "rotate(-5deg)" },
  "80%": { transform: "rotate(5deg)" },
});

export const eggs = style({ display: "block", width: "min(100%, 520px)", margin: "0 auto" });
export const ground = style({ fill: color.line });
export const shell = style({ fill: color.action, stroke: color.ink, strokeWidth: 4 });
export const shine = style({
  fill: "none",
  stroke: color.surface,
  strokeWidth: 8,
  strokeLinecap: "round",
  opacity: 0.7,
});
export const crack = style({
  fill: "none",
  stroke: color.ink,
  strokeWidth: 5,
  strokeLinejoin: "round",
});
export const star = style({ fill: color.accent });
export const number = style({
  fill: color.onAction,
  fontFamily: vars.display.family,
  fontSize: 40,
  fontWeight: 700,
  textAnchor: "middle",
});
export const shaking = style({
  animation: `${shake} 0.7s ease-in-out`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
