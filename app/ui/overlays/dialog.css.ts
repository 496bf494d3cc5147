import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "../layout/media.ts";

const { color, radius } = vars;

// Words appear at once: only the backdrop fades in.
const cover = keyframes({ from: { backgroundColor: "transparent" } });
const rise = keyframes({
  from: { transform: "translateY(48px)", opacity: 0 },
  "30%": { opacity: 1 },
});

export const dialogPadding = "clamp(8px, 2dvh, 24px)";
/** Fills the screen and scrolls by itself, so that it works without a script. */
export const dialog = style({
  position: "fixed",
  inset: 0,
  zIndex: 60,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  width: "100%",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: `${dialogPadding} 16px`,
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: "none",
  color: color.ink,
  selectors: { "&::backdrop": { background: "none" } },
  "@media": {
    [media.motion]: { selectors: { "&[data-comes]": { animation: `${cover} 200ms ease-out` } } },
    [media.narrow]: { padding: 0 },
  },
});
export const covering = style([dialog, { background: "rgba(4, 8, 16, .62)" }]);
globalStyle(":root:has(dialog:modal)", { overflow: "hidden", scrollbarGutter: "stable" });
globalStyle(`:root:has(${covering}:modal)`, {
  // The scroll bar's empty gutter shows the root's background, so it is darkened like the rest.
  background: `color-mix(in srgb, ${color.page} 38%, #040810)`,
});

export const basicPanel = style({
  position: "relative",
  outline: "none",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  margin: "auto",
  borderRadius: radius.panel,
  background: color.page,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
  "@media": {
    [media.motion]: {
      selectors: {
        "[data-comes] > &": { animation: `${rise} 320ms cubic-bezier(.2, .8, .2, 1)` },
      },
    },
    [media.narrow]: {
      maxWidth: "none",
      margin: "auto 0 0",
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
});
export const panel = styleVariants({
  small: [basicPanel, { "@media": { [media.wide]: { maxWidth: 400 } } }],
  medium: [basicPanel, { "@media": { [media.wide]: { maxWidth: 600, minHeight: 300 } } }],
  large: [basicPanel, { "@media": { [media.wide]: { maxWidth: 1040, minHeight: 300 } } }],
});

export const body = style({
  position: "relative",
  flex: 1,
  padding: "28px 32px 32px",
  background: color.page,
  borderRadius: "inherit",
  "@media": {
    [media.narrow]: {
      flex: 1,
      padding: "20px 20px calc(28px + env(safe-area-inset-bottom))",
      borderRadius: `${radius.panel} ${radius.panel} 0 0`,
    },
  },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  marginBottom: 18,
});
/** A finger on the head moves the dialog, not the page. */
export const movingHead = style([
  head,
  { "@media": { [media.wide]: { cursor: "move", touchAction: "none", userSelect: "none" } } },
]);
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({
  fontSize: 31,
  outline: "none",
  "@media": {
    [media.narrow]: { fontSize: 29 },
    // No word is broken where text is twice as large.
    [media.tight]: { fontSize: "min(29px, 9.6vw)" },
  },
});
export const lead = style({ marginTop: 4, color: color.muted });
const button = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  marginTop: -4,
  borderRadius: "50%",
  background: color.tint,
  color: color.ink,
  selectors: { "&:hover": { background: color.raised } },
});
export const close = style([button, { marginInlineEnd: -8 }]);
/** A sheet as wide as the phone cannot be moved. */
export const handle = style([
  button,
  { cursor: "move", "@media": { [media.narrow]: { display: "none" } } },
]);
