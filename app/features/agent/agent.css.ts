import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { side as centreSide } from "../../parts/centre/member.css.ts";

const { tabs, tiles } = inside.centre;
/** A menu across the page has its title and the way out in the line of its groups. */
const line = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: 14,
  paddingBlock: 0,
  boxShadow: "none",
} as const;

export const side = style([
  centreSide,
  { "@media": { [media.large]: { selectors: { [tabs]: line, [tiles]: line } } } },
]);
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInline: "14px 4px",
  "@media": {
    [media.large]: {
      selectors: { [tabs]: { display: "contents" }, [tiles]: { display: "contents" } },
    },
    [media.middle]: { paddingBlock: "0 6px", paddingInline: "2px 0" },
    [media.handOnly]: { display: "contents" },
  },
});
globalStyle(`${head} > a`, { order: 1 });
/** A phone has the page's own title alone. */
export const title = style({
  "@media": {
    [media.large]: { lineHeight: "44px" },
    [media.handOnly]: { display: "none" },
  },
  fontFamily: vars.display.family,
  fontSize: 21,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});
