import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const meter = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  paddingInline: 18,
  fontSize: 13.5,
  fontWeight: 600,
  lineHeight: 1.4,
  color: color.ink,
  selectors: { "&:not(:empty)": { paddingTop: 6 } },
});

export const bar = style({ display: "flex", gap: 4, flex: "none", width: 96 });

export const step = style({
  flex: 1,
  height: 6,
  borderRadius: 3,
  background: color.edge,
  selectors: {
    [`${bar} &[data-on]`]: { background: color.good },
    [`${bar}[data-strength="1"] &[data-on]`]: { background: color.bad },
    [`${bar}[data-strength="2"] &[data-on]`]: { background: color.muted },
  },
});
