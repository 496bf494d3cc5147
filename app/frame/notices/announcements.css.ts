import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const TITLES_WIDTH = 300;

/** As high as nine titles, so that neither a page nor a text resizes the window. */
export const list = style({
  position: "relative",
  "@media": {
    [media.wide]: {
      minHeight: 9 * 48,
      paddingInlineEnd: `calc(100% - ${TITLES_WIDTH}px)`,
    },
  },
});
const PANE = { position: "absolute", inset: `0 0 0 ${TITLES_WIDTH + 12}px` } as const;
/** The pane is visible also while no title is selected. */
globalStyle(`${list}::before`, {
  "@media": {
    [media.wide]: { content: "", ...PANE, borderRadius: vars.radius.card, background: color.tint },
  },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  width: "100%",
  minHeight: 48,
  padding: "4px 12px",
  borderRadius: vars.radius.control,
  textAlign: "start",
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-expanded="true"]': { background: color.selected, color: color.onSelected },
  },
});
globalStyle(`${title} > svg`, { flex: "none" });
globalStyle(`${title}[aria-expanded="true"] > svg`, {
  "@media": { [media.narrow]: { transform: "rotate(90deg)" } },
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
export const content = style({
  padding: "14px 12px 4px",
  "@media": {
    [media.wide]: {
      ...PANE,
      padding: "22px 26px",
      overflowY: "auto",
      overscrollBehavior: "contain",
      borderRadius: vars.radius.card,
    },
  },
});
/** On a phone the title is already just above. */
export const heading = style({
  marginBottom: 4,
  fontSize: 21,
  "@media": { [media.narrow]: { display: "none" } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  marginTop: 18,
});
globalStyle(`${foot} > nav`, { margin: 0 });
export const actions = style({ display: "flex", gap: 8, marginInlineStart: "auto" });
