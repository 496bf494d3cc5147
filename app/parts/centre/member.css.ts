import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const { framed, open } = inside.surface;
const { tabs, tiles } = inside.centre;

export const centre = style({
  display: "grid",
  gridTemplateColumns: "248px minmax(0, 1fr)",
  gap: 20,
  alignItems: "start",
  margin: "20px 0 12px",
  selectors: {
    [tabs]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [tiles]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  "@media": {
    [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 },
    [media.handOnly]: { gap: 8, marginTop: 6 },
    [media.upright]: { gap: 6, marginTop: 2 },
  },
});
const card = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;
const across = { position: "static", padding: "14px 16px", minWidth: 0 } as const;
/** On a wide page the member stands beside the menu, so that the page below begins higher. */
const inOneLine = {
  display: "grid",
  gridTemplateColumns: "auto minmax(96px, 168px) minmax(0, 1fr) auto",
  gridTemplateRows: "auto",
  alignItems: "center",
  columnGap: 14,
} as const;
export const side = style({
  ...card,
  padding: "20px 12px",
  selectors: {
    [framed]: { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    [open]: { background: "none", boxShadow: "none" },
    [tabs]: { ...across, paddingBottom: 0 },
    [tiles]: across,
  },
  position: "sticky",
  top: 16,
  // A menu that opens in its head covers the page.
  zIndex: 2,
  "@media": {
    [media.large]: { selectors: { [tabs]: inOneLine, [tiles]: inOneLine } },
    // On a short window its foot would stay out of sight while it sticks.
    "screen and (max-height: 899px)": { position: "relative", top: 0 },
    [media.middle]: {
      position: "static",
      padding: 0,
      background: "none",
      boxShadow: "none",
      minWidth: 0,
      selectors: {
        [framed]: { boxShadow: "none" },
        [tabs]: { padding: 0 },
        [tiles]: { padding: 0 },
      },
    },
    // On its side a phone has one line for menu, service and the way out, upright a second one for
    // the open pages: a page's first fields are in the first view.
    [media.handOnly]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"time time time" "menu service close"',
      alignItems: "center",
      columnGap: 8,
    },
    [media.upright]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"group time service close" "menu menu menu menu"',
    },
    [media.tight]: {
      gridTemplateAreas: '"group group service close" "time time time time" "menu menu menu menu"',
    },
  },
});
export const page = style({ minWidth: 0 });
export const panel = style({
  ...card,
  padding: 32,
  minWidth: 0,
  selectors: {
    [framed]: { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    [open]: {
      paddingInline: 0,
      borderTop: `1px solid ${color.edge}`,
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
  "@media": {
    [media.handOnly]: {
      padding: "16px 18px 24px",
      selectors: { [open]: { padding: "14px 0 20px" } },
    },
    [media.lowColumns]: { paddingTop: 8, selectors: { [open]: { paddingTop: 8 } } },
  },
});
export const panelTitle = style([
  pageTitle,
  {
    fontSize: 31,
    "@media": {
      [media.handOnly]: { fontSize: "min(26px, 8.4vw)" },
      // A low window is for what the page is about.
      [media.lowColumns]: {
        fontSize: 20,
        selectors: {
          "&::before, &::after, [data-page-head] &::before, [data-page-head] &::after": {
            display: "none",
          },
          [inside.pageHead.band]: { paddingBlock: 4, paddingInline: "14px 30px" },
          [inside.pageHead.tag]: { padding: "2px 16px" },
        },
      },
    },
  },
]);
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginTop: -8,
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const lead = style({
  marginTop: 4,
  color: color.muted,
  // Below a title on its own ground, or in the middle.
  selectors: {
    [inside.pageHead.centre]: { textAlign: "center" },
    [inside.pageHead.band]: { marginTop: 12 },
    [inside.pageHead.tag]: { marginTop: 12 },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "0 10px 4px",
  // In a narrow column the two buttons stand above the name, in a row with the centre's title.
  "@media": {
    [media.large]: {
      flexWrap: "wrap",
      rowGap: 10,
      selectors: { [tabs]: { display: "contents" }, [tiles]: { display: "contents" } },
    },
    [media.middle]: { padding: "0 2px 10px" },
    [media.handOnly]: { display: "contents" },
  },
});
const wideOnly = { "@media": { [media.handOnly]: { display: "none" } } } as const;
/** A phone has the face in the frame around the page. */
export const face = style({ display: "contents", ...wideOnly });
export const who = style({ flex: 1, minWidth: 0, lineHeight: 1.35, ...wideOnly });
/** How long a sitting lasts stays in sight on every screen. */
export const playing = style({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.35,
  "@media": { [media.handOnly]: { gridArea: "time" } },
});
export const name = style({
  display: "block",
  fontFamily: vars.display.family,
  fontSize: 18,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  overflow: "hidden",
  textOverflow: "ellipsis",
  ...wideOnly,
});
export const since = style({ fontSize: 13.5, color: color.muted });

/** Leaves a centre. */
export const close = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.muted,
  selectors: { "&:hover": { background: color.tint, color: color.ink } },
  "@media": { [media.handOnly]: { gridArea: "close" } },
});
const besideMenu = {
  order: 1,
  flexBasis: "auto",
  gap: 12,
  marginInlineEnd: 0,
  paddingBottom: 0,
  borderBottom: 0,
} as const;
/** The ways to service and out, in the order in which the keyboard reaches them. */
export const ways = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  flex: "none",
  "@media": {
    [media.large]: {
      order: -1,
      flexBasis: "100%",
      gap: 2,
      marginInlineEnd: -10,
      paddingBottom: 8,
      borderBottom: `1px solid ${color.line}`,
      selectors: { [tabs]: besideMenu, [tiles]: besideMenu },
    },
    [media.handOnly]: { display: "contents" },
  },
});
/** A row above or across the page has the member's name in this place. */
export const centreName = style({
  flex: 1,
  fontFamily: vars.display.family,
  fontSize: 19,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  selectors: { [tabs]: { display: "none" }, [tiles]: { display: "none" } },
  "@media": { [media.middle]: { display: "none" }, [media.handOnly]: { display: "none" } },
});
