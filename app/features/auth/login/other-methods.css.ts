import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const methods = style({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  marginTop: 12,
  "@media": { [media.lowWindow]: { gap: 6, marginTop: 8 } },
});
export const play = style({ display: "grid", gap: 4 });
export const hint = style({ color: vars.color.muted, fontSize: 13.5, textAlign: "center" });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: 18,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 700,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
/** A low window has room for the ways in; its header leads to the app as well. */
export const app = style([link, { "@media": { [media.lowWindow]: { display: "none" } } }]);
