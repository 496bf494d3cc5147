import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInline: "14px 4px",
  "@media": {
    [media.middle]: { paddingBlock: "0 6px", paddingInline: "2px 0" },
    [media.handOnly]: { display: "contents" },
  },
});
/** A phone has the page's own title alone. */
export const title = style({
  "@media": { [media.handOnly]: { display: "none" } },
  fontFamily: vars.display.family,
  fontSize: 21,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});
