import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
/** A number for the eye: the sentences are a list without it. */
const number = ["counter(rule)", 'counter(rule) / ""'];
const figure = {
  display: "grid",
  placeItems: "center",
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  lineHeight: 1,
} as const;

/** Sentences on cards, along a way, in an index, on boards, beside numbered balls, or on lines. */
export const rules = style({
  display: "grid",
  gap: 10,
  maxWidth: "72ch",
  margin: "14px 0 20px",
  counterReset: "rule",
  selectors: {
    // A last line of fewer cards is as wide as the others.
    [cards]: { display: "flex", flexWrap: "wrap", maxWidth: "none" },
    [path]: {
      gap: 18,
      background: `linear-gradient(${color.accent}, ${color.accent}) 13px 0 / 4px 100% no-repeat`,
    },
    [`[dir="rtl"] ${path}`]: { backgroundPositionX: "calc(100% - 13px)" },
    [index]: { gap: 0, maxWidth: "none", borderTop: `1px solid ${color.line}` },
    [scores]: {
      gridTemplateColumns: `repeat(2, ${one})`,
      maxWidth: "none",
    },
    [stamps]: { gap: 14 },
    [ledger]: { gap: 0, maxWidth: "none" },
  },
  "@media": {
    [media.large]: {
      selectors: { [index]: { gridTemplateColumns: `repeat(2, ${one})`, columnGap: 40 } },
    },
    [media.narrow]: { selectors: { [scores]: { gridTemplateColumns: one } } },
  },
});
export const rule = style({
  position: "relative",
  counterIncrement: "rule",
  paddingInlineStart: 24,
  fontSize: 16,
  lineHeight: 1.55,
  selectors: {
    [cards]: {
      flex: "1 1 min(100%, 340px)",
      paddingBlock: 14,
      paddingInline: "40px 18px",
      borderRadius: vars.radius.card,
      background: color.tint,
    },
    [path]: { paddingInlineStart: 46, paddingBlock: 2 },
    [index]: { paddingBlock: 11, borderBottom: `1px solid ${color.line}` },
    [scores]: {
      overflow: "hidden",
      paddingBlock: 12,
      paddingInline: "58px 16px",
      border: `1.5px solid ${color.line}`,
      borderRadius: vars.radius.card,
      background: color.surface,
    },
    [stamps]: { paddingInlineStart: 52, paddingBlock: 6 },
    [ledger]: { paddingInlineStart: 40, paddingBlock: 11 },
    '[data-page-body="ledger"] li + &': { borderTop: `1px solid ${color.line}` },
  },
});
globalStyle(`${rule}::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 2,
  background: color.accent,
  top: ".5em",
  width: 9,
  height: 9,
  borderRadius: vars.radius.tag,
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
});
const signOf = (form: keyof typeof inside.pageBody, look: GlobalStyleRule) =>
  globalStyle(`[data-page-body="${form}"] ${rule}::before`, look);
signOf("cards", { insetInlineStart: 16, top: 20, width: 12, height: 12, borderRadius: "50%" });
signOf("path", {
  insetInlineStart: 6,
  top: 5,
  width: 18,
  height: 18,
  border: `4px solid ${color.accent}`,
  borderRadius: "50%",
  background: color.surface,
});
signOf("index", { insetInlineStart: 0, top: 15, width: 4, height: 18, boxShadow: "none" });
signOf("scores", {
  ...figure,
  content: number,
  insetInlineStart: 0,
  top: 0,
  width: 44,
  height: "100%",
  borderRadius: 0,
  background: color.digit,
  boxShadow: "none",
  color: color.digitInk,
  fontSize: 20,
});
signOf("stamps", {
  ...figure,
  content: number,
  insetInlineStart: 0,
  top: 0,
  width: 38,
  height: 38,
  border: `3px solid ${color.action}`,
  borderRadius: "50%",
  background: color.surface,
  boxShadow: "none",
  color: color.ink,
  fontSize: 17,
});
signOf("ledger", {
  ...figure,
  content: number,
  insetInlineStart: 0,
  top: 14,
  width: 28,
  height: "auto",
  placeItems: "start",
  borderRadius: 0,
  background: "none",
  boxShadow: "none",
  color: color.link,
  fontSize: 20,
});
