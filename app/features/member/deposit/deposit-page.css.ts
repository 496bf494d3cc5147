import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 332px",
  gap: 20,
  alignItems: "start",
  "@media": {
    "screen and (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.narrow]: { gap: 14 },
  },
});
export const limits = style({ marginTop: 10 });
export const limitsLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
