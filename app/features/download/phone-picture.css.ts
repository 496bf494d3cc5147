import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const phone = style({ display: "block", width: "100%", maxWidth: 190, margin: "0 auto" });
export const body = style({ fill: color.ink });
export const screen = style({ fill: color.page });
export const line = style({ fill: color.line });
export const hero = style({ fill: color.action });
export const bar = style({ fill: color.tint });
export const sheet = style({ fill: color.surface });
export const shade = style({ fill: color.ink, opacity: 0.35 });
export const chosen = style({ fill: color.accent });
export const onChosen = style({ fill: color.onAccent });
export const wall = style({ fill: color.raised });
export const app = style({ fill: color.surface, opacity: 0.75 });
export const ring = style({ fill: color.accent });
export const glyph = style({
  fill: "none",
  color: color.ink,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  selectors: {
    [`${ring} + &`]: { color: color.onAccent },
    [`${chosen} ~ &`]: { color: color.onAccent },
  },
});
