import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const search = style({
  flex: "0 0 230px",
  "@media": { [media.middle]: { flex: "none", width: "100%" } },
});
export const form = style({
  display: "flex",
  alignItems: "center",
  height: 46,
  paddingLeft: 16,
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  selectors: { "&:focus-within": { boxShadow: `inset 0 0 0 2px ${color.link}` } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: color.ink,
  fontSize: 16,
  selectors: {
    "&::placeholder": { color: color.muted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
export const button = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: color.muted,
  selectors: { "&:hover": { color: color.ink } },
});
