import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const tabs = style({ display: "flex", gap: 8, marginTop: 18, flexWrap: "wrap" });
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 18px",
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 700,
  textDecoration: "none",
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="page"]': { background: color.tint, color: color.link },
  },
});
export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: 14,
  maxWidth: 620,
  marginTop: 20,
});
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 14,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const rates = style({ display: "grid", gap: 14, border: 0, padding: 0, margin: 0 });
export const legend = style({ padding: 0, fontWeight: 700, marginBottom: 4 });
export const quiet = style({ color: color.muted, fontSize: 14 });
export const made = style({
  marginTop: 20,
  padding: 20,
  borderRadius: radius.panel,
  background: color.tint,
});
export const madeTitle = style({ fontSize: 20 });
export const madeName = style({ display: "flex", alignItems: "center", gap: 8, fontWeight: 700 });
export const steps = style({ margin: "10px 0 0", paddingInlineStart: 20, lineHeight: 1.5 });
export const links = style({ listStyle: "none", margin: "28px 0 0", padding: 0, display: "grid" });
export const link = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 20px",
  padding: "20px 0",
  borderTop: `1px solid ${color.line}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const linkHead = style({ display: "flex", alignItems: "center", gap: 10, flexWrap: "wrap" });
export const code = style({ fontSize: 18, letterSpacing: "0.06em" });
export const state = style({
  padding: "3px 10px",
  borderRadius: 999,
  background: color.tint,
  fontSize: 13,
  fontWeight: 700,
});
export const address = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  overflowWrap: "anywhere",
  fontSize: 14,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 22px",
  margin: 0,
  fontSize: 14,
});
export const fact = style({ display: "flex", gap: 6 });
export const factName = style({ color: color.muted });
export const factValue = style({ margin: 0, fontWeight: 700 });
/** A QR code is read in dark on light, whatever the theme. */
export const qr = style({
  width: 132,
  height: 132,
  background: "#fff",
  color: "#000",
  borderRadius: radius.control,
});
