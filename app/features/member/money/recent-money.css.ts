import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const card = {
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const column = style({
  display: "grid",
  gap: 16,
  minWidth: 0,
  "@media": { [media.narrow]: { gap: 14 } },
});
export const panel = style({ ...card, padding: "24px 24px 12px" });
export const title = style({ fontSize: 20, marginBottom: 6 });
export const none = style({ padding: "6px 0 16px", color: color.muted });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  margin: "0 -8px",
  padding: "12px 8px",
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &": { borderTop: 0 }, "&:hover": { background: color.tint } },
});
export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: 1 });
export const amount = style({ fontSize: 17, fontWeight: 720 });
export const time = style({ fontSize: 14, color: color.muted });
export const all = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 48,
  borderTop: `1px solid ${color.line}`,
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const service = style({
  ...card,
  display: "flex",
  alignItems: "center",
  gap: 14,
  padding: "16px 20px",
  selectors: { "&:hover": { background: color.tint } },
});
export const serviceIcon = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: color.tint,
  color: color.link,
});
