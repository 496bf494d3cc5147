import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const page = style({
  maxWidth: 900,
  margin: "28px auto 20px",
  padding: "40px 56px 52px",
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { marginTop: 16, padding: "24px 20px 32px" } },
});
export const title = style({
  fontSize: 40,
  lineHeight: 1.1,
  textWrap: "balance",
  "@media": { [media.narrow]: { fontSize: 30 } },
});
export const lead = style({
  maxWidth: "60ch",
  margin: "12px 0 26px",
  fontSize: 19,
  lineHeight: 1.5,
  color: vars.color.muted,
  "@media": { [media.narrow]: { fontSize: 17 } },
});
