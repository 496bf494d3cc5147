import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { fieldRing } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

const figure = {
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontStretch: vars.display.stretch,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  fontSize: "min(38px, 13vw)",
  lineHeight: 1,
} as const;

/** Digits of a long amount in a narrow field. */
export const longFigure = { fontSize: "min(24px, 6.4vw)" } as const;

export const field = style({ minWidth: 0 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 12px",
  marginBottom: 10,
  "@media": { [media.narrow]: { marginBottom: 6 } },
});
export const question = style({
  fontFamily: vars.display.family,
  // In large text a question stays smaller than the page's title.
  fontSize: "min(18px, 7vw)",
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  "::first-letter": { fontSize: vars.display.initial, lineHeight: 1 },
});
export const fee = style({ fontSize: 14, color: color.muted });
export const box = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 76,
  paddingBlock: 0,
  paddingInline: "22px 14px",
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.edge}`,
  cursor: "text",
  "@media": {
    [media.narrow]: { gap: 8, minHeight: 64, paddingInline: "14px 10px" },
  },
  selectors: {
    "&:focus-within": { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    "&:has(input:focus)": fieldRing,
    "&:has(input[aria-invalid=true])": {
      background: color.badTint,
      boxShadow: `inset 0 0 0 2px ${color.bad}`,
    },
  },
});
export const symbol = style({
  ...figure,
  fontSize: "min(28px, 9vw)",
  color: color.muted,
  "@media": { [media.tight]: { fontSize: "min(28px, 12vw)" } },
});
export const code = style({ fontSize: 14, fontWeight: 650, color: color.muted });
export const input = style({
  ...figure,
  flex: 1,
  minWidth: 0,
  width: "100%",
  // Digits of large text are higher than the usual field.
  height: "max(72px, 1.3em)",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: color.ink,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [media.narrow]: {
      height: "max(60px, 1.3em)",
      selectors: { "&[data-long]": longFigure },
    },
  },
  selectors: { "&::placeholder": { color: color.muted, opacity: 1 } },
});
export const clear = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: color.tint,
  selectors: { "&:hover": { background: color.raised } },
});
export const quick = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, 1fr)",
  gap: 8,
  marginTop: 12,
  "@media": {
    [media.narrow]: { marginTop: 8 },
    // Text twice as large takes the width that its figures need.
    [media.tight]: { display: "flex", flexWrap: "wrap" },
  },
});
globalStyle(`${quick} > li`, { "@media": { [media.tight]: { flex: "1 1 40%" } } });
/** Rows of three, or of two where one would be left alone. */
const inRows = (which: string, columns: number) =>
  globalStyle(`${quick} > ${which}`, { gridColumn: `span ${columns}` });
inRows("li", 2);
inRows("li:first-child:nth-last-child(-n+2)", 3);
inRows("li:first-child:nth-last-child(3n+2) ~ li:nth-last-child(-n+2)", 3);
inRows("li:first-child:nth-last-child(4)", 3);
inRows("li:first-child:nth-last-child(3n+1) ~ li:nth-last-child(-n+4)", 3);
export const chip = style({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  padding: "0 8px",
  borderRadius: `min(${radius.panel}, 22px)`,
  background: color.tint,
  // Three of four figures fit one row in large text too.
  fontSize: "min(1rem, 5.6vw)",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tight]: { fontSize: "min(1rem, 8.4vw)" } },
  selectors: {
    "&:hover": { background: color.raised },
    // As strong as a brand's form, and after it.
    "a&[aria-current]": { background: color.accent, color: color.onAccent },
  },
});
export const limits = style({
  marginTop: 6,
  fontSize: 14,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
