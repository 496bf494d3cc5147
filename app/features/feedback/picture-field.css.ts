import { style } from "@vanilla-extract/css";
import { controlRing } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

export { question } from "./feedback-form.css.ts";

const { color, radius } = vars;
const SIDE = 104;

export const field = style({ minWidth: 0 });
export const pictures = style({ display: "flex", flexWrap: "wrap", gap: 12 });
export const add = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: 6,
  width: SIDE,
  height: SIDE,
  padding: 8,
  borderRadius: radius.control,
  border: `2px dashed ${color.edge}`,
  color: color.link,
  fontSize: 13.5,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: "center",
  selectors: {
    "&:hover": { background: color.tint },
    "&:focus-within": controlRing,
    "&[data-full]": { display: "none" },
  },
  "@media": {
    "(scripting: none)": { width: "100%", height: "auto", justifyItems: "start" },
  },
});
export const picture = style({ position: "relative", width: SIDE, fontSize: 13 });
export const canvas = style({
  display: "block",
  width: SIDE,
  height: SIDE,
  borderRadius: radius.control,
  background: color.tint,
});
export const name = style({
  display: "block",
  marginTop: 6,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 600,
});
export const size = style({ color: color.muted });
export const remove = style({
  position: "absolute",
  top: -8,
  insetInlineEnd: -8,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: color.surface,
  color: color.bad,
  boxShadow: vars.atmosphere.shadowRaised,
});
export const again = style({
  padding: "4px 18px 0",
  fontSize: 13.5,
  color: color.muted,
  "@media": { "(scripting: enabled)": { display: "none" } },
});
