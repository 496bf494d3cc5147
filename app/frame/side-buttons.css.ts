import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

export const stack = style({
  position: "fixed",
  right: 12,
  bottom: 24,
  zIndex: 12,
  display: "flex",
  flexDirection: "column",
  padding: 4,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${vars.color.line}`,
  "@media": {
    "screen and (max-width: 1399px)": { display: "none" },
    [media.narrow]: { display: "none" },
  },
});
export const button = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  color: vars.color.muted,
  selectors: { "&:hover": { color: vars.color.link, background: vars.color.tint } },
});
