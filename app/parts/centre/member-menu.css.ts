import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";
import { count } from "./count-look.ts";

const { color } = vars;
const { tabs, tiles } = inside.centre;
/** A row between other buttons fades at both its ends. */
const FADES = "8px 40px";
const faded = (way: string) =>
  `linear-gradient(to ${way}, transparent, #000 8px calc(100% - 40px), transparent)`;
const row = { display: "flex", flexWrap: "wrap" } as const;

export const spoken = hidden;
/** The choice of a group stands before the pages of the open one, upright in the row above them. */
export const bar = style({
  "@media": {
    [media.handOnly]: {
      display: "flex",
      alignItems: "center",
      minWidth: 0,
      gridArea: "menu",
    },
    [media.upright]: {
      display: "grid",
      gridArea: "1 / 1 / -1 / -1",
      gridTemplateColumns: "subgrid",
      gridTemplateRows: "subgrid",
      // Service and the way out stand in its first row.
      pointerEvents: "none",
    },
  },
});
globalStyle(`${bar} > *`, { pointerEvents: "auto" });
/** Across a wide page one group is open: the one of the page, or the first. */
const across = { [tabs]: row, [tiles]: row } as const;
export const menu = style({
  selectors: across,
  "@media": {
    [media.middle]: {
      display: "flex",
      gap: 8,
      selectors: {
        [tabs]: { flexWrap: "nowrap" },
        [tiles]: { flexWrap: "nowrap" },
      },
      margin: "0 -24px",
      padding: "4px 24px",
      overflowX: "auto",
      scrollPaddingInline: "24px",
      scrollbarWidth: "none",
      // Hidden text is positioned within the row, or the page would grow as wide as the row.
      position: "relative",
    },
    [media.handOnly]: {
      flex: 1,
      minWidth: 0,
      gap: 6,
      margin: 0,
      padding: "4px 0",
      paddingInline: FADES,
      scrollPaddingInline: FADES,
      maskImage: faded("right"),
      selectors: {
        [tabs]: { flexWrap: "nowrap" },
        [tiles]: { flexWrap: "nowrap" },
        '[dir="rtl"] &': { maskImage: faded("left") },
      },
    },
    // From edge to edge: the window itself cuts what is beyond it.
    [media.upright]: {
      gridArea: "menu",
      margin: "-4px -16px",
      padding: "4px 16px",
      scrollPaddingInline: "16px",
      maskImage: "none",
      selectors: { '[dir="rtl"] &': { maskImage: "none" } },
    },
    [media.tight]: { marginTop: 2 },
  },
});
const HERE = ':has([aria-current="page"])';
export const group = style({
  marginTop: 14,
  selectors: { [tabs]: { display: "contents" }, [tiles]: { display: "contents" } },
  "@media": {
    [media.middle]: { marginTop: 0 },
    [media.handOnly]: {
      display: "none",
      selectors: {
        [tabs]: { display: "none" },
        [tiles]: { display: "none" },
        [`${menu} &${HERE}`]: { display: "contents" },
        [`${menu}:not(${HERE}) &:first-child`]: { display: "contents" },
      },
    },
  },
});
export const groupName = style({
  padding: "0 14px 4px",
  fontSize: 13.5,
  fontWeight: 600,
  color: color.muted,
  selectors: { [tabs]: { display: "none" }, [tiles]: { display: "none" } },
  "@media": { [media.middle]: { display: "none" } },
});
const open = (form: string) => [
  form.replace("&", `${group}${HERE} > &`),
  form.replace("&", `${menu}:not(${HERE}) ${group}:first-child > &`),
];
const whereOpen = <Rule>(form: string, rule: Rule) =>
  Object.fromEntries(open(form).map((selector) => [selector, rule]));
const heading = { display: "flex" } as const;
export const groupLink = style({
  display: "none",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 14px",
  fontWeight: 600,
  color: color.muted,
  "@media": {
    [media.large]: {
      selectors: {
        [tabs]: heading,
        [tiles]: { ...heading, borderRadius: 99 },
        "&:hover": { color: color.ink },
        ...whereOpen(tabs, { color: color.ink, fontWeight: 750 }),
        ...whereOpen(tiles, { color: color.ink, fontWeight: 750, background: color.tint }),
      },
    },
  },
});
export const list = style({
  "@media": {
    [media.large]: {
      selectors: {
        [tabs]: { display: "none" },
        [tiles]: { display: "none" },
        // The open group's pages have the line below the groups' names.
        ...whereOpen(tabs, { ...row, order: 1, flexBasis: "100%", gap: "0 4px" }),
        ...whereOpen(tiles, {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(102px, 1fr))",
          gap: 8,
          order: 1,
          flexBasis: "100%",
          marginTop: 8,
        }),
      },
    },
    [media.middle]: { display: "flex", gap: 8 },
  },
});
export const icon = style({
  "@media": {
    [media.narrow]: { display: "none", selectors: { [tiles]: { display: "block" } } },
    [media.tight]: { selectors: { [tiles]: { display: "none" } } },
  },
});
export const wideOnly = style({
  selectors: { [tabs]: { display: "none" }, [tiles]: { display: "none" } },
  "@media": { [media.middle]: { display: "none" } },
});
const tile = {
  position: "relative",
  flexDirection: "column",
  justifyContent: "center",
  gap: 6,
  padding: "10px 8px",
  borderRadius: vars.radius.card,
  background: color.tint,
  fontSize: 14,
  lineHeight: 1.2,
  textAlign: "center",
  whiteSpace: "normal",
} as const;
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 46,
  padding: "0 14px",
  borderRadius: vars.radius.control,
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="page"]': { background: color.raised, fontWeight: 700 },
    [tabs]: { gap: 8, minHeight: 50, borderBottom: "3px solid transparent", borderRadius: 0 },
    [`${tabs}[aria-current="page"]`]: { background: "none", borderColor: color.accent },
    [tiles]: {
      ...tile,
      height: "100%",
      minHeight: 68,
    },
    [`${tiles}[aria-current="page"]`]: { background: color.selected, color: color.onSelected },
  },
  "@media": {
    [media.middle]: {
      gap: 8,
      minHeight: 44,
      padding: "0 16px",
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      selectors: {
        '&[aria-current="page"]': {
          background: color.accent,
          color: color.onAccent,
          boxShadow: "none",
          // A row longer than the screen starts near the current page.
          scrollInitialTarget: "nearest",
          scrollMarginInline: "40vw",
        },
        [tabs]: { background: "none", boxShadow: "none" },
        [`${tabs}[aria-current="page"]`]: { color: color.ink },
        [tiles]: { ...tile, width: "max-content", minWidth: 112, maxWidth: "9em", minHeight: 70 },
        [`${tiles}[aria-current="page"]`]: { color: color.onSelected },
      },
    },
    [media.handOnly]: {
      padding: "0 12px",
      fontSize: 14.5,
      selectors: {
        [tiles]: {
          flexDirection: "row",
          gap: 8,
          minWidth: 0,
          maxWidth: "none",
          minHeight: 46,
          padding: "6px 12px",
          fontSize: 13.5,
          whiteSpace: "nowrap",
        },
      },
    },
    // In large text a tab is nearly as wide as the window.
    [media.tight]: {
      selectors: { '&[aria-current="page"]': { scrollMarginInline: 0 } },
    },
  },
});
export const badge = style({
  ...count,
  marginInlineStart: "auto",
  selectors: { [tiles]: { position: "absolute", insetInlineEnd: 6, top: 6 } },
  // A tile on a phone has its icon, its words and its count in one row.
  "@media": { [media.handOnly]: { selectors: { [tiles]: { position: "static" } } } },
});
export const groupBadge = style({
  ...count,
  selectors: {
    // An open group's pages show their own.
    [`${group}${HERE} > * > &`]: { display: "none" },
  },
});
