import { globalStyle, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { badge as corner } from "../visitor/badge.css.ts";

/** The bar of phones in its six forms. Each has the same five places in the same order. */

const { color, radius } = vars;
const current = '&[aria-current="page"]';
const safe = "env(safe-area-inset-bottom)";

/** How far a dock stands from the window's edges. */
const AFLOAT = 10;
/** The radius of the notch, and of the button in it. */
const NOTCH = { gap: 36, button: 28 };

/** In the page's flow, so that the page always ends above it. */
const base = style({
  position: "sticky",
  bottom: 0,
  zIndex: 15,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  padding: `0 8px ${safe}`,
  background: color.surface,
  "@media": { [media.wide]: { display: "none" }, print: { display: "none" } },
});
const edge = `0 -1px 0 ${color.line}, 0 -10px 34px -10px rgba(0,0,0,.25)`;
export const bar = styleVariants({
  raised: [base, { borderRadius: `${radius.panel} ${radius.panel} 0 0`, boxShadow: edge }],
  pill: [base, { alignItems: "center", boxShadow: `0 -1px 0 ${color.line}` }],
  dock: [
    base,
    {
      bottom: `calc(${AFLOAT}px + ${safe})`,
      margin: `0 12px calc(${AFLOAT}px + ${safe})`,
      padding: "0 6px",
      borderRadius: `min(${radius.panel}, 34px)`,
      boxShadow: `0 0 0 1px ${color.line}, 0 14px 30px -8px rgba(0,0,0,.42)`,
    },
  ],
  words: [
    base,
    {
      alignItems: "center",
      gap: 4,
      padding: `0 4px ${safe}`,
      boxShadow: `inset 0 3px 0 ${color.line}`,
    },
  ],
  notch: [
    base,
    {
      background: "none",
      filter: `drop-shadow(0 -1px 0 ${color.line}) drop-shadow(0 -6px 14px rgba(0,0,0,.18))`,
      "::before": {
        content: "",
        position: "absolute",
        inset: 0,
        zIndex: -1,
        borderRadius: `${radius.panel} ${radius.panel} 0 0`,
        background: color.surface,
        maskImage: `radial-gradient(circle ${NOTCH.gap}px at 50% 0, transparent 97%, #000)`,
      },
    },
  ],
  cells: [
    base,
    {
      padding: `0 0 ${safe}`,
      borderTop: `1px solid ${color.accent}`,
      boxShadow: `inset 0 3px 0 ${color.surface}, inset 0 4px 0 ${color.accent}`,
    },
  ],
});

/** Five words fit one row of every phone: they grow with the text, but stop at half as large again. */
const wordSize = (size: number) => `min(${size}px, 4.5vw)`;
const placeBase = style({
  position: "relative",
  display: "flex",
  flex: "1 1 0",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 4,
  // A place is never narrower than its word; longer languages take a second row.
  minWidth: "min-content",
  minHeight: 60,
  padding: "8px 2px 10px",
  fontSize: wordSize(12),
  fontWeight: 600,
  lineHeight: "16px",
  color: color.muted,
  selectors: { [current]: { color: color.link, fontWeight: 700 } },
});
const mark = (look: StyleRule): StyleRule => ({
  selectors: { [`${current}::after`]: { content: "", position: "absolute", ...look } as object },
});
export const place = styleVariants({
  raised: [
    placeBase,
    { minHeight: 76, paddingBottom: 14 },
    mark({
      bottom: 0,
      width: 18,
      height: 9,
      borderRadius: "9px 9px 0 0",
      background: color.accent,
    }),
  ],
  pill: [
    placeBase,
    {
      selectors: {
        [current]: {
          flex: "0 1 auto",
          flexDirection: "row",
          justifyContent: "center",
          gap: 7,
          minHeight: 44,
          padding: "0 14px",
          borderRadius: radius.control,
          background: color.selected,
          color: color.onSelected,
          boxShadow: `inset 0 0 0 1.5px ${color.link}`,
        },
      },
    },
  ],
  dock: [placeBase, { minHeight: 66, gap: 2, paddingBlock: "6px 8px" }],
  words: [
    placeBase,
    { justifyContent: "center", minHeight: 56, padding: "0 6px", fontSize: wordSize(13.5) },
    mark({ top: 0, insetInline: 0, height: 3, background: color.accent }),
  ],
  notch: [placeBase, { minHeight: 68 }],
  cells: [
    placeBase,
    {
      minHeight: 66,
      selectors: {
        "& + &": { borderInlineStart: `1px solid ${color.line}` },
        [current]: { color: color.onSelected, background: color.selected },
      },
    },
    mark({
      top: -2,
      width: 9,
      height: 9,
      transform: "rotate(45deg)",
      background: color.accent,
    }),
  ],
});

export const icon = style({ position: "relative", display: "grid", placeItems: "center" });
export const badge = style([
  corner,
  { top: -8, insetInlineEnd: -12, boxShadow: `0 0 0 2px ${color.surface}` },
]);

const button = style({ display: "grid", placeItems: "center" });
/** Only a deposit button that stands out of the bar has the brand's own shape. */
const shaped = (rule: string) => `:is(${bar.raised}, ${bar.dock}, ${bar.notch}) ${rule}`;
const arch = style([button]);
globalStyle(shaped(arch), {
  borderRadius: "28px 28px 16px 16px",
  background: vars.atmosphere.heroActionGround,
  color: color.onHeroAction,
});
const square = style([button]);
globalStyle(shaped(square), {
  borderRadius: 16,
  background: color.action,
  color: color.onAction,
});
const buoy = style([button]);
globalStyle(shaped(buoy), {
  borderRadius: "50%",
  color: color.onAction,
  background: `radial-gradient(circle, ${color.action} 0 56%, transparent 57%), repeating-conic-gradient(from 10deg, ${color.action} 0 38deg, #fff 38deg 60deg)`,
});
const deposits = { arch, square, buoy };

export { deposits as deposit };

globalStyle(`${bar.raised} ${button}`, {
  width: 56,
  height: 56,
  marginTop: -28,
  boxShadow: `0 0 0 5px ${color.surface}, 0 10px 20px -6px rgba(0,0,0,.4)`,
});
globalStyle(`${bar.raised} ${arch}`, { height: 60 });
globalStyle(`${bar.dock} ${button}`, { width: 40, height: 40, marginTop: -6 });
globalStyle(`${bar.notch} ${button}`, {
  width: NOTCH.button * 2,
  height: NOTCH.button * 2,
  marginTop: -NOTCH.button - 12,
});
globalStyle(`${bar.pill} ${button}`, {
  width: 42,
  height: 28,
  borderRadius: radius.control,
  background: color.action,
  color: color.onAction,
});

/** The current place of a dock has its icon on a lozenge, that of a notched bar on a ball. */
globalStyle(`${place.dock}[aria-current="page"] ${icon}`, {
  width: 52,
  height: 32,
  borderRadius: 16,
  background: color.selected,
  color: color.onSelected,
});
globalStyle(`${place.notch}[aria-current="page"] ${icon}`, {
  width: 34,
  height: 34,
  marginTop: -8,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
});

/** The place of the deposit is itself the button where it does not stand out of the bar. */
const filled = { background: color.action, color: color.onAction };
globalStyle(`${place.cells}:has(> ${button})`, filled);
globalStyle(`${place.words}:has(> ${button})`, {
  ...filled,
  flexGrow: 0,
  minHeight: 44,
  padding: "0 12px",
  borderRadius: radius.control,
  fontWeight: 700,
});
globalStyle(`${place.words}[aria-current="page"]:has(> ${button})::after`, {
  insetInline: 8,
  top: "auto",
  bottom: 6,
  height: 2,
});
/** Words stand alone, and the count of messages follows its word. */
const wordless = `${bar.words} :is(svg, img, ${button})`;
globalStyle(wordless, { display: "none" });
globalStyle(place.words, { flexDirection: "row", gap: 4 });
globalStyle(`${place.words} > ${icon}`, { order: 1 });
globalStyle(`${place.words} > ${icon}:not(:has(${badge}))`, {
  display: "none",
});
globalStyle(`${place.words} ${badge}`, { position: "static" });

/** Over text and forms nothing stands out of the bar: only pages of covers, which are all picture. */
const besideFoot = (rule: string) => `html:has([data-foot]) ${rule}`;
const flatly = (kind: string, rule = "") =>
  `:is(html:is(:has([data-foot]), :not(:has([data-covers]))) ${kind}, ${kind}[data-flat])${rule}`;
globalStyle(flatly(`:is(${bar.raised}, ${bar.notch})`, ` ${button}`), {
  width: 44,
  height: 36,
  marginTop: 0,
  boxShadow: "none",
});
globalStyle(flatly(bar.notch, "::before"), { maskImage: "none" });
globalStyle(besideFoot(`${bar.dock}`), {
  bottom: 0,
  margin: 0,
  paddingBottom: safe,
  borderRadius: 0,
});

/** With large text every form keeps its icons and words in one row. */
const inLargeText = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@media": { [media.tight]: rule } } as object);
inLargeText(base, { columnGap: 5, paddingInline: 2 });
inLargeText(placeBase, { flexBasis: "auto", gap: 2, paddingInline: 0, lineHeight: 1.2 });
// Its button stays in the middle, where the notch is.
inLargeText(place.notch, {
  flexBasis: 0,
  fontSize: "min(12px, 4.4vw)",
  letterSpacing: "-.03em",
});
inLargeText(badge, { fontSize: "min(11px, 4vw)" });
inLargeText(place.words, { paddingInline: 2 });
inLargeText(`${place.words}:has(> ${button})`, { paddingInline: 6 });
inLargeText(`${place.pill}[aria-current="page"]`, {
  flexDirection: "column",
  gap: 2,
  padding: "4px 5px",
});
