import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

/** Hides the scroll bar of a row of titles that cannot move by itself. */
export const window = style({
  display: "flex",
  flex: 1,
  minWidth: 0,
  height: "100%",
  overflowX: "auto",
  overflowY: "hidden",
  scrollbarWidth: "none",
  scrollPaddingInline: 24,
  maskImage: "linear-gradient(90deg, transparent, #000 24px, #000 calc(100% - 24px), transparent)",
});
const drift = keyframes({ to: { transform: "translateX(-100%)" } });
const stopped = [
  `${window}[data-paused="true"] > &`,
  `${window}:hover > &`,
  `${window}:focus-within > &`,
].join(", ");
/**
 * The row starts at rest: visitors read the first title, and a busy young page has no frames to
 * spare.
 */
export const titles = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  minWidth: "100%",
  // At rest the first title begins where the fade ends.
  paddingInlineStart: 12,
  "@media": { [media.scriptedMotion]: { animation: `${drift} 60s linear 3s infinite` } },
  selectors: { [stopped]: { animationPlayState: "paused" } },
});
/** Follows the row, so that its end leads into its beginning. */
export const copy = style([
  titles,
  { display: "none", "@media": { [media.scriptedMotion]: { display: "flex" } } },
]);
/** A focused title must be visible, so the row then returns to its start and scrolls by itself. */
globalStyle(`${window}:has(:focus-visible) > ul`, { animation: "none" });
globalStyle(`${window}:has(:focus-visible)`, { maskImage: "none" });
export const title = style({
  display: "block",
  paddingBlock: 11,
  paddingInline: "12px 28px",
  fontSize: 14.5,
  fontWeight: 600,
  lineHeight: "22px",
  whiteSpace: "nowrap",
  color: color.ink,
  selectors: {
    "&:hover": { color: color.noticeInk, textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": { outlineOffset: -4 },
  },
});
