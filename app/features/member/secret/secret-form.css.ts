import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: 14,
  maxWidth: 460,
  marginTop: 20,
});
export const account = style({ marginTop: 14 });
export const accountName = style({ fontWeight: 700 });
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "6px 20px",
  alignItems: "center",
  padding: "22px 0",
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-of-type": { marginTop: 22 } },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const partHead = style({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 10 });
export const partTitle = style({ fontSize: 20 });
export const state = style({
  padding: "3px 10px",
  borderRadius: 999,
  fontSize: 13,
  fontWeight: 700,
  background: color.tint,
  color: color.ink,
});
export const stateOn = style([state, { background: color.fresh, color: color.onFresh }]);
export const partAction = style({
  gridColumn: 2,
  gridRow: "1 / span 2",
  "@media": { [media.narrow]: { gridColumn: 1, gridRow: "auto", marginTop: 8 } },
});
export const text = style({ gridColumn: 1, color: color.muted, maxWidth: "56ch" });
export const wide = style({ gridColumn: "1 / -1", maxWidth: 460, marginTop: 12 });
export const keys = style({ gridColumn: "1 / -1", display: "grid", gap: 10, marginTop: 8 });
export const key = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  padding: "10px 14px",
  borderRadius: vars.radius.control,
  background: color.tint,
  color: color.ink,
});
export const keyName = style({ display: "block", fontWeight: 700, overflowWrap: "anywhere" });
export const keyTime = style({ fontSize: 14 });
export const steps = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 28,
  marginTop: 22,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16 } },
});
/** Always dark on white: cameras do not read the inverse. */
export const qr = style({
  display: "block",
  width: 208,
  height: 208,
  padding: 10,
  borderRadius: vars.radius.control,
  background: "#fff",
});
export const secret = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  marginTop: 6,
  fontVariantNumeric: "tabular-nums",
  fontSize: 16,
  fontWeight: 700,
  overflowWrap: "anywhere",
});
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 10,
  maxWidth: 460,
  margin: "22px 0",
  padding: 18,
  listStyle: "none",
  borderRadius: vars.radius.control,
  background: color.tint,
  color: color.ink,
  fontVariantNumeric: "tabular-nums",
  fontSize: 17,
  fontWeight: 700,
});
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 });
