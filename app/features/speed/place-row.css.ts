import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 16px",
  alignItems: "baseline",
  padding: "14px 0 12px",
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 10 });
export const host = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontSize: 17,
  fontWeight: 700,
  overflowWrap: "anywhere",
  textDecoration: "underline",
  textDecorationColor: color.line,
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const here = style({
  padding: "3px 10px",
  borderRadius: `min(${radius.control}, 12px)`,
  background: color.tint,
  fontSize: 13,
  fontWeight: 650,
});
export const time = style({
  minHeight: 27,
  fontSize: 19,
  fontWeight: 750,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const track = style({
  display: "block",
  height: 10,
  borderRadius: 5,
  overflow: "hidden",
  background: color.tint,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const bar = style({ display: "block", width: "100%", height: "100%" });
const fillBase = style({
  "@media": { [media.motion]: { transition: "width 300ms ease-out" } },
});
export const fill = styleVariants({
  great: [fillBase, { fill: color.win }],
  good: [fillBase, { fill: color.accent }],
  slow: [fillBase, { fill: color.bad }],
  none: [fillBase, { fill: color.edge }],
});
export const grade = style({
  minWidth: 84,
  fontSize: 13.5,
  color: color.muted,
  textAlign: "end",
  "@media": { "(scripting: none)": { display: "none" } },
});
