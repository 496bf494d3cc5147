import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

/**
 * Browsers drop a click whose pressed element has left the page. A picture may change during a press,
 * so the press belongs to the card around it.
 */
const passesPresses = { pointerEvents: "none" } as const;

export const picture = style(passesPresses);
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: vars.coverPosition,
});
export const waiting = style({
  ...passesPresses,
  position: "relative",
  display: "block",
  width: "100%",
  height: "100%",
});
export const instead = style([image, { position: "absolute", inset: 0 }]);
export const fallback = style({
  ...passesPresses,
  display: "grid",
  placeItems: "center",
  width: "100%",
  height: "100%",
  background: vars.color.raised,
  color: vars.color.muted,
});
export const thumb = style({
  display: "block",
  flex: "none",
  width: 40,
  height: 44,
  overflow: "hidden",
  borderRadius: vars.radius.tag,
  background: vars.color.raised,
});
globalStyle(`${thumb} img`, {
  objectPosition: "50% 0",
  transform: "scale(1.25)",
  transformOrigin: "50% 0",
});
