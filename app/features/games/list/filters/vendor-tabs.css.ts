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
/** On a phone the sheet has the studios, and this line the chosen one. */
export const studio = style([
  cell,
  {
    "@media": {
      [media.hand]: { selectors: { "&:not(:has([aria-current]))": { display: "none" } } },
    },
  },
]);
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
/** The studios in a phone's sheet. */
export const inSheet = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "@media": { [media.roomy]: { display: "none" } },
});
export const sheetTitle = style({ marginBottom: 8, color: color.muted, fontSize: 14.5 });
export const studios = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 104px), 1fr))",
  gap: 8,
});
export const studioInSheet = style([tab, { minWidth: 0, padding: "0 8px" }]);
export const logo = style({
  height: 22,
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
  filter: vars.scheme.mark,
});
