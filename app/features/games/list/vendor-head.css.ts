import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "10px 24px",
  marginBottom: 12,
  padding: "14px 22px",
  borderRadius: vars.radius.panel,
  background: color.tint,
  "@media": { [media.narrow]: { padding: "14px 16px" } },
});
export const logo = style({
  height: 40,
  width: "auto",
  "@media": { [media.narrow]: { height: 30 } },
  filter: vars.scheme.mark,
});
export const words = style({ flex: 1, minWidth: 180 });
/** A heading for screen readers; the wordmark already shows the name. */
export const name = style(unseen);
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 18px",
  color: color.muted,
  fontSize: 14.5,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const all = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.link,
  fontSize: 14.5,
  fontWeight: 700,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
