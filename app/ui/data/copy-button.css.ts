import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginBlock: -10,
  marginInline: "0 -12px",
  borderRadius: vars.radius.control,
  color: vars.color.link,
  selectors: { "&:hover": { background: vars.color.tint } },
  "@media": { "(scripting: none)": { display: "none" } },
});
