import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { bar } from "../header.css.ts";

const { color, radius, atmosphere } = vars;

export const inHeader = style({
  position: "relative",
  flex: "1 1 200px",
  maxWidth: 290,
  minWidth: 44,
  containerType: "inline-size",
  selectors: { "&:focus-within": { zIndex: 1 } },
  "@media": { [media.narrow]: { display: "none" } },
});
// It yields its width to menu and account, which are in its row.
globalStyle(`${bar.band} ${inHeader}`, { flexBasis: 0 });
export const inMenu = style({ display: "block", marginBottom: 10 });
export const field = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  padding: "0 16px",
  "@media": { [media.tablet]: { gap: 8, paddingInline: 12 } },
  borderRadius: radius.control,
  background: color.tint,
  color: color.muted,
  selectors: { "&:focus-within": { outline: `2px solid ${color.link}`, outlineOffset: 1 } },
});
globalStyle(`${bar.tabs} ${inHeader} ${field}`, { background: color.surface });
/** Where no word fits, the search is its icon until it has the focus. */
const NARROW = "(max-width: 170px)";
globalStyle(`${inHeader} ${field}:not(:focus-within)`, {
  "@container": { [NARROW]: { width: 44, padding: 0, justifyContent: "center" } },
});
globalStyle(`${inHeader} ${field}:focus-within`, {
  "@container": { [NARROW]: { position: "absolute", top: 0, insetInlineStart: 0, width: 290 } },
});
globalStyle(`${bar.band} ${inHeader} ${field}:not(:focus-within)`, {
  "@container": { [NARROW]: { marginInlineStart: "auto" } },
});
globalStyle(`${bar.band} ${inHeader} ${field}:focus-within`, {
  "@container": { [NARROW]: { insetInline: "auto 0" } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  border: 0,
  outline: 0,
  background: "none",
  color: color.ink,
  fontSize: 15,
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: color.muted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  // Phones zoom into a field with smaller letters.
  "@media": { [media.narrow]: { fontSize: 16 } },
});
globalStyle(`${inHeader} ${field}:not(:focus-within) ${input}`, {
  "@container": { [NARROW]: { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" } },
});
export const panel = style({
  "@media": {
    [media.wide]: {
      position: "absolute",
      insetInlineStart: 0,
      top: "calc(100% + 6px)",
      zIndex: 40,
      width: 380,
      maxHeight: "calc(100dvh - 110px)",
      overflowY: "auto",
      padding: 8,
      borderRadius: radius.card,
      background: color.surface,
      boxShadow: `${atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
    },
    [media.narrow]: { paddingTop: 6 },
  },
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "4px 8px",
  borderRadius: radius.control,
  textAlign: "start",
  selectors: { '&[aria-selected="true"]': { background: color.tint } },
});
const picture = style({ flex: "none", width: 36, height: 48, borderRadius: radius.tag });
export const cover = style([picture, { objectFit: "cover", background: color.tint }]);
export const vendor = style([
  picture,
  {
    display: "grid",
    placeItems: "center",
    background: color.tint,
    color: color.muted,
  },
]);
export const words = style({ minWidth: 0 });
const line = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const name = style([line, { color: color.ink, fontSize: 15, fontWeight: 650 }]);
export const detail = style([line, { color: color.muted, fontSize: 13 }]);
export const none = style({ margin: 0, padding: "12px 8px", color: color.muted, fontSize: 15 });
export const all = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 8px",
  borderRadius: radius.control,
  color: color.link,
  fontSize: 14,
  fontWeight: 650,
  selectors: { "&:hover": { background: color.tint } },
});
