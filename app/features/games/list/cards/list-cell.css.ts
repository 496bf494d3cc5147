import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";
import * as card from "../../card/game-card.css.ts";
import { atOnce, demo, demoLabel, overPicture } from "../../card/game-tools.css.ts";

const { color, display, radius } = vars;
const anyOf = (variants: Record<string, string>) => `:is(${Object.values(variants).join()})`;
const [article, cover, meta, name] = [card.card, card.cover, card.meta, card.name].map(anyOf);

/** One game of a list, in the form that the brand chose. */
export const cell = style({
  minWidth: 0,
  // A row arranges itself by its own width.
  selectors: { [inside.lobby.rows]: { containerType: "inline-size" } },
});
/** A place that is twice as large where the form has such places. */
export const largeCell = style([
  cell,
  {
    selectors: { [inside.lobby.mosaic]: { gridColumn: "span 2", gridRow: "span 2" } },
    "@media": {
      [media.narrow]: { selectors: { [inside.lobby.mosaic]: { gridRow: "auto" } } },
    },
  },
]);

const tile = `[data-lobby="mosaic"] ${cell}`;
globalStyle(`${tile} > ${article}`, {
  display: "flex",
  height: "100%",
  overflow: "hidden",
  borderRadius: radius.card,
  background: color.selected,
  color: color.onSelected,
  boxShadow: vars.atmosphere.shadowCard,
});
globalStyle(`${tile}:nth-child(3n + 2) > ${article}`, {
  background: color.accent,
  color: color.onAccent,
});
globalStyle(`${tile}:nth-child(3n) > ${article}`, {
  background: color.action,
  color: color.onAction,
});
globalStyle(`${tile} ${card.link}`, {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  outlineOffset: -3,
});
globalStyle(`${tile} ${cover}`, { flex: "none", borderRadius: 0, boxShadow: "none" });
globalStyle(`${tile} ${meta}`, { padding: "9px 12px 12px", textAlign: "center" });
globalStyle(`${tile} > ${article}:has(${demo}) ${meta}`, {
  "@media": { [atOnce]: { textAlign: "start" } },
});
globalStyle(`${tile} ${name}`, {
  fontFamily: display.family,
  fontSize: 18,
  fontWeight: display.weight,
  letterSpacing: display.tracking,
  lineHeight: 1.1,
  "@media": { [media.narrow]: { fontSize: "min(18px, 6.2vw)" } },
});
globalStyle(`${tile} ${card.line}, ${tile} ${card.rtp}`, { color: "inherit" });
globalStyle(`${tile} ${card.line}`, { justifyContent: "center", marginTop: 4 });

const large = `[data-lobby="mosaic"] ${largeCell}`;
globalStyle(`${large} ${cover}`, {
  "@media": {
    // As tall as the two tiles beside it, which give the rows their height.
    [media.wide]: { flex: "1 1 0", minHeight: 0, aspectRatio: "auto" },
    [media.narrow]: { aspectRatio: "3 / 2" },
  },
});
globalStyle(`${large} ${cover} img`, {
  position: "absolute",
  inset: 0,
  // The whole lettering, with the scene above it.
  "@media": { [media.narrow]: { objectPosition: "50% 96%" } },
});
// Its foot may be below a low window's edge.
globalStyle(`${large} ${meta}`, { "@media": { [media.lowWindow]: { order: -1 } } });
globalStyle(`${large} ${name}`, {
  fontSize: 30,
  "@media": { [media.narrow]: { fontSize: "min(26px, 11vw)" } },
});

const poster = `[data-lobby="posters"] ${cell}`;
globalStyle(`${poster} ${cover}`, { borderRadius: 0 });
globalStyle(`${poster} ${meta}`, { paddingInline: 8 });
globalStyle(`${poster} ${meta}`, {
  "@media": { [media.narrow]: { paddingInline: 6, paddingTop: 6 } },
});
globalStyle(`${poster} ${name}`, {
  "@media": { [media.narrow]: { fontSize: "min(13px, 6.2vw)" } },
});
// A third of a phone holds the figure or the demo in one line, not both.
globalStyle(`${poster} > ${article}:has(${overPicture} > ${demo}) ${card.line}`, {
  "@media": { [media.narrow]: { minHeight: 0, paddingBottom: 38 } },
});
globalStyle(`${poster} ${overPicture} > ${demo}`, {
  "@media": { [media.narrow]: { alignSelf: "stretch", marginInline: 4 } },
});
globalStyle(`${poster} ${demoLabel}`, {
  "@media": {
    [media.narrow]: {
      justifyContent: "center",
      width: "100%",
      minHeight: 28,
      padding: "0 6px",
      fontSize: 12,
    },
  },
});
globalStyle(`${poster} :is(${card.hot}, ${card.fresh})`, {
  "@media": { [media.narrow]: { insetInlineStart: 5, paddingInline: 6, fontSize: 11 } },
});
globalStyle(`${poster} ${meta}`, { "@media": { [media.low]: { paddingInline: 4 } } });
// A poster has width for the word alone.
globalStyle(`${poster} ${demoLabel} svg`, { "@media": { [media.narrow]: { display: "none" } } });
// Three posters beside each other leave a phone no width for it.
globalStyle(`${poster} ${card.vendor}`, { "@media": { [media.narrow]: unseen } });

// Like buoys on a swell: every second one lies lower, and the rows stay as high.
const SWELL = "clamp(14px, 2vw, 26px)";
globalStyle(`[data-lobby="reef"] ${cell}`, { paddingBottom: SWELL });
globalStyle(`[data-lobby="reef"] ${cell}:nth-child(even)`, { paddingBlock: `${SWELL} 0` });
