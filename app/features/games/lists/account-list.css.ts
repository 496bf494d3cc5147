import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

/** On a phone the current one of the places is the title. */
export const title = style([
  pageTitle,
  { "@media": { [media.hand]: { selectors: { "[data-page-head] &": unseen } } } },
]);
export const places = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  selectors: { [inside.pageHead.centre]: { justifyContent: "center" } },
  "@media": {
    [media.narrow]: {
      selectors: { [inside.pageHead.centre]: { justifyContent: "start" } },
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      margin: "-4px -16px",
      padding: "4px 16px",
    },
  },
});
export const place = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 7,
  minHeight: 46,
  padding: "0 16px",
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontWeight: 650,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    "&[aria-current]": { background: color.raised, boxShadow: `inset 0 -3px 0 ${color.link}` },
  },
});
