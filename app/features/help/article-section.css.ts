import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

const measure = "68ch";

export const section = style({ paddingTop: 30, scrollMarginTop: 70 });
export const heading = style({ fontSize: 22, marginBottom: 6 });
export const paragraph = style({
  maxWidth: measure,
  marginTop: 8,
  fontSize: 16.5,
  lineHeight: 1.6,
});
export const list = style({ display: "grid", gap: 10, maxWidth: measure, marginTop: 14 });
export const point = style({
  position: "relative",
  paddingInlineStart: 24,
  fontSize: 16.5,
  lineHeight: 1.55,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 4,
    top: "0.62em",
    width: 8,
    height: 8,
    borderRadius: "50%",
    background: color.accent,
  },
});
export const rows = style({
  maxWidth: measure,
  marginTop: 14,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 1fr)",
  gap: "2px 16px",
  padding: "12px 18px",
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const term = style({ fontWeight: 700 });

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 210px), 1fr))",
  gap: 22,
  marginTop: 18,
});
export const step = style({ display: "grid", gap: 14, alignContent: "space-between" });
export const stepText = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: 12,
  fontSize: 15.5,
  lineHeight: 1.5,
});
export const number = style({
  display: "grid",
  placeItems: "center",
  width: 30,
  height: 30,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
  fontWeight: 800,
});
export const picture = style({
  width: "100%",
  maxWidth: 320,
  height: "auto",
  aspectRatio: "390 / 560",
  objectFit: "cover",
  objectPosition: "top",
  borderRadius: radius.card,
  boxShadow: `0 0 0 1.5px ${color.line}, ${vars.atmosphere.shadowCard}`,
  // The pictures are taken in the light theme and would glare in the dark one.
  filter: vars.scheme.picture,
});
