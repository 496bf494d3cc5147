import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const bar = style({
  position: "fixed",
  left: "50%",
  bottom: 84,
  zIndex: 14,
  display: "flex",
  transform: "translateX(-50%)",
  borderRadius: 99,
  background: vars.color.ink,
  color: vars.color.page,
  opacity: 0.85,
});
export const link = style({ padding: "10px 16px", fontSize: 13 });
/** Above a button at the foot of the view. */
globalStyle(`html:has([data-foot]) ${bar}`, { "@media": { [media.narrow]: { bottom: 164 } } });
