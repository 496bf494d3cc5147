import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "../layout/media.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });
const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** 200 by 200 pixels, shown after 100 milliseconds. */
export const wait = style({
  position: "fixed",
  zIndex: 60,
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 14,
  width: 200,
  height: 200,
  margin: "auto",
  borderRadius: vars.radius.panel,
  background: vars.color.page,
  color: vars.color.muted,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${vars.color.line}`,
  animation: `${appear} 1ms 100ms backwards`,
});
export const dots = style({
  width: 36,
  height: 36,
  borderRadius: "50%",
  border: `4px solid ${vars.color.line}`,
  borderTopColor: vars.color.link,
  "@media": { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
