import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { display } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const topic = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
  gap: "12px 32px",
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const heading = style({
  fontSize: 24,
  "@media": { [media.narrow]: { fontSize: 21 } },
});
export const list = style({ display: "grid", gap: 8 });
export const question = style({
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  selectors: {
    "&[open]": { boxShadow: `inset 6px 0 ${color.accent}, inset 0 0 0 1px ${color.line}` },
  },
});
globalStyle(`[dir="rtl"] ${question}[open]`, {
  boxShadow: `inset -6px 0 ${color.accent}, inset 0 0 0 1px ${color.line}`,
});
export const summary = style([
  display,
  {
    display: "flex",
    alignItems: "center",
    gap: 16,
    minHeight: 60,
    padding: "10px 24px",
    borderRadius: radius.card,
    fontSize: 19,
    cursor: "pointer",
    "::after": {
      content: "",
      width: 11,
      height: 11,
      marginInlineStart: "auto",
      flex: "none",
      borderInlineEnd: `3px solid ${color.link}`,
      borderBottom: `3px solid ${color.link}`,
      transform: "translateY(-3px) rotate(45deg)",
    },
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { background: color.tint },
      [`${question}[open] > &::after`]: { transform: "translateY(3px) rotate(225deg)" },
      '[dir="rtl"] &::after': { transform: "translateY(-3px) rotate(-45deg)" },
    },
    "@media": { [media.narrow]: { gap: 12, padding: "10px 18px", fontSize: 17 } },
  },
]);
export const answer = style({
  display: "grid",
  gap: 12,
  paddingBlock: "2px 18px",
  paddingInline: "62px 24px",
  color: color.muted,
  "@media": { [media.narrow]: { paddingBlock: "2px 14px", paddingInline: 18 } },
});
export const sections = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const section = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "4px 14px",
  borderRadius: radius.control,
  background: color.tint,
  color: color.ink,
  fontSize: 14.5,
  fontWeight: 600,
  selectors: { "&:hover": { background: color.raised } },
});
export const whole = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: 8,
  minHeight: 44,
  color: color.link,
  fontWeight: 650,
});
