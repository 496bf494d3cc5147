import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const nav = style({
  minWidth: 0,
  marginBottom: 12,
  "@media": { [media.hand]: { marginBottom: 8 } },
});
export const cell = style({ flex: "none", scrollSnapAlign: "start" });
export const tab = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minWidth: 92,
  height: 46,
  padding: "0 16px",
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontWeight: 650,
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    "&[aria-current]": {
      background: color.raised,
      boxShadow: `inset 0 -3px 0 ${color.link}`,
    },
  },
});
export const special = style({
  display: "flex",
  alignItems: "center",
  gap: 7,
  whiteSpace: "nowrap",
});
export const logo = style({ height: 22, width: "auto", filter: vars.scheme.mark });
