import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px 24px",
  marginBottom: 20,
});
export const vendor = style({ color: color.muted });
export const outcome = style({ display: "flex", alignItems: "center", gap: 14 });
export const result = style({ fontSize: 24, fontWeight: 760 });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: 28,
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 20 } },
});
export const pictures = style({ display: "grid", gap: 18, minWidth: 0 });
export const figure = style({ margin: 0, display: "grid", gap: 8, minWidth: 0 });
export const picture = style({
  display: "block",
  width: "100%",
  maxWidth: 572,
  height: "auto",
  minHeight: 120,
  borderRadius: radius.card,
  background: color.raised,
});
export const caption = style({ fontSize: 14.5, color: color.muted });
export const noPicture = style({
  display: "grid",
  placeContent: "center",
  alignSelf: "stretch",
  padding: "28px 20px",
  borderRadius: radius.card,
  background: color.tint,
  color: color.muted,
  textAlign: "center",
});
export const outside = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.link,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
export const side = style({ display: "grid", gap: 22, minWidth: 0 });
export const facts = style({
  padding: "6px 20px",
  borderRadius: radius.card,
  background: color.tint,
});
export const movementsTitle = style({ fontSize: 19 });
export const movements = style({ margin: "8px 0 0", padding: 0, listStyle: "none" });
export const movement = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 56,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
export const what = style({ display: "grid" });
export const when = style({ fontSize: 14, color: color.muted });
export const note = style({ marginTop: 8, fontSize: 14.5, color: color.muted });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 26 });
