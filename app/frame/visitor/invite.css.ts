import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const invite = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "16px 32px",
  flexWrap: "wrap",
  padding: "22px 28px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { padding: "18px 18px 20px" } },
});
export const words = style({ flex: "1 1 300px", minWidth: 0 });
export const title = style({ fontSize: 20 });
export const text = style({ marginTop: 4, color: color.muted, lineHeight: 1.5 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 10 });
