import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "./media.ts";

const { color, radius } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: "translateY(48px)", opacity: 0 } });

/** Fills the screen and scrolls by itself, so that it needs no script to be usable. */
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
  padding: "24px 16px",
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: "rgba(4, 8, 16, .62)",
  color: color.ink,
  selectors: { "&::backdrop": { background: "none" } },
  "@media": {
    [media.motion]: { animation: `${fadeIn} 200ms ease-out` },
    [media.narrow]: { padding: 0 },
  },
});
globalStyle(":root:has(dialog:modal)", {
  overflow: "hidden",
  scrollbarGutter: "stable",
  // The gutter where the scroll bar was shows the root's ground: covered like the rest.
  background: `color-mix(in srgb, ${color.page} 38%, #040810)`,
});

export const panel = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: 480,
  margin: "auto",
  borderRadius: radius.panel,
  background: color.page,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
  "@media": {
    [media.motion]: { animation: `${rise} 320ms cubic-bezier(.2, .8, .2, 1)` },
    [media.narrow]: {
      maxWidth: "none",
      margin: "auto 0 0",
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
});
export const withArt = style([
  panel,
  {
    "@media": {
      [media.wide]: {
        display: "grid",
        gridTemplateColumns: "minmax(300px, 5fr) minmax(0, 6fr)",
        maxWidth: 940,
        minHeight: 560,
        overflow: "hidden",
      },
      [media.narrow]: { flex: 1 },
    },
  },
]);

export const body = style({
  position: "relative",
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
globalStyle(`${withArt} > ${body}`, {
  "@media": {
    [media.wide]: { display: "flex", flexDirection: "column", justifyContent: "center" },
    [media.narrow]: { marginTop: `calc(-1 * ${radius.panel})` },
  },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  marginBottom: 18,
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({
  fontSize: 31,
  outline: "none",
  "@media": { [media.narrow]: { fontSize: 29 } },
});
export const lead = style({ marginTop: 4, color: color.muted });
export const close = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  margin: "-4px -8px 0 0",
  borderRadius: "50%",
  background: color.tint,
  color: color.ink,
  selectors: { "&:hover": { background: color.raised } },
});
