import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { controlRing, fieldRing } from "#app/ui/layout/ring.css.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const form = style({ display: "grid", gap: 24, marginTop: 26 });
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const question = style({
  display: "block",
  padding: 0,
  marginBottom: 10,
  fontFamily: vars.display.family,
  fontSize: 18,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
});
export const types = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 10,
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const type = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 64,
  padding: "10px 14px",
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  fontWeight: 650,
  lineHeight: 1.25,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.tint },
    "&:has(input:checked)": {
      background: color.tint,
      boxShadow: `inset 0 0 0 2px ${color.link}`,
    },
    "&:has(input:focus-visible)": controlRing,
  },
  "@media": {
    [media.narrow]: { flexDirection: "column", alignItems: "flex-start", gap: 8, padding: 12 },
  },
});
export const radio = hidden;
export const typeIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: `min(${radius.control}, 12px)`,
  background: color.tint,
  color: color.link,
  selectors: {
    [`${type}:has(input:checked) &`]: { background: color.accent, color: color.onAccent },
  },
});
export const typeName = style({ minWidth: 0, overflowWrap: "break-word" });

export const textarea = style({
  display: "block",
  width: "100%",
  minHeight: 150,
  padding: "14px 18px",
  border: 0,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  fontSize: 16.5,
  lineHeight: 1.5,
  resize: "vertical",
  selectors: {
    "&::placeholder": { color: color.muted, opacity: 1 },
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    "&:focus": { ...fieldRing, boxShadow: `inset 0 0 0 2px ${color.ink}` },
    "&[aria-invalid=true]": {
      background: color.badTint,
      boxShadow: `inset 0 0 0 2px ${color.bad}`,
    },
  },
});
export const under = style({ display: "flex", justifyContent: "space-between", gap: 12 });
export const count = style({
  flex: "none",
  paddingTop: 6,
  fontSize: 13.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const countOver = style([count, { color: color.bad, fontWeight: 700 }]);
export const submit = style({ maxWidth: 320, "@media": { [media.narrow]: { maxWidth: "none" } } });
