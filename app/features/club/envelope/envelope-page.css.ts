import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const rise = keyframes({
  from: { transform: "scale(0.7)", opacity: 0 },
  "60%": { transform: "scale(1.06)", opacity: 1 },
});

export const outcome = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexWrap: "wrap",
  gap: "12px 28px",
  padding: "22px 24px",
  borderRadius: vars.radius.card,
  background: color.heroBase,
  color: color.heroInk,
  vars: ringOf(color.heroInk),
  "@media": { [media.motion]: { animation: `${rise} 0.5s ease-out` } },
});
export const openedPicture = style({ flex: "none", width: 118 });
export const openedWords = style({ display: "grid", gap: 4, minWidth: 0 });
export const amount = style({
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontSize: "clamp(2.4rem, 9vw, 3.6rem)",
  fontVariantNumeric: "tabular-nums lining-nums",
  lineHeight: 1.05,
  color: color.heroKicker,
});
export const outcomeLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.heroInk,
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "10px 24px",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const tickets = style({ fontWeight: 700 });
export const quiet = style({ fontSize: 15, color: color.muted });
export const none = style({ display: "grid", gap: 12, justifyItems: "start" });
