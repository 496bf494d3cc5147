import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  marginTop: 24,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
});
export const step = style({ display: "flex", gap: 12 });
export const stepNumber = style({
  fontFamily: vars.display.family,
  fontSize: 24,
  fontWeight: vars.display.weight,
  lineHeight: 1,
  color: color.link,
  // The form above counts its own stations.
  selectors: {
    [inside.pageBody.path]: {
      flex: "none",
      width: 22,
      height: 11,
      marginTop: 7,
      borderRadius: "22px 22px 0 0",
      background: color.accent,
      fontSize: 0,
    },
  },
});
export const stepTitle = style({ display: "block", fontWeight: 700 });
export const stepText = style({ fontSize: 14.5, lineHeight: 1.4, color: color.muted });
export const tutorial = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginTop: 12,
  color: color.link,
  fontSize: 14.5,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const hours = style({ display: "grid", gap: 8, margin: 0, padding: 0, listStyle: "none" });
