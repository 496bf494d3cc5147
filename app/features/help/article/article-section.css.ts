import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const { path, index, scores, stamps, ledger } = inside.pageBody;

const measure = "68ch";
/** The number of a section before its heading. */
const number = (form: string) => `${form}::before`;

export const section = style({
  paddingTop: 30,
  scrollMarginTop: 70,
  counterIncrement: "section",
  selectors: {
    [path]: {
      position: "relative",
      paddingInlineStart: 58,
      // The line joins the stations; the last one has none below it.
      backgroundImage: `linear-gradient(${color.line}, ${color.line})`,
      backgroundSize: "3px 100%",
      backgroundPosition: "18px 34px",
      backgroundRepeat: "no-repeat",
    },
    '[dir="rtl"] [data-page-body="path"] &': { backgroundPosition: "calc(100% - 18px) 34px" },
    [`${path}:last-child`]: { backgroundImage: "none" },
    [index]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2.6fr)",
      columnGap: 36,
      marginTop: 26,
      paddingTop: 18,
      borderTop: `1.5px solid ${color.line}`,
    },
    [`${index}:first-child`]: { borderTop: 0 },
    [stamps]: {
      padding: "22px 26px 24px",
      border: `2px dashed ${color.action}`,
      borderRadius: radius.card,
      background: color.surface,
    },
    // Steps with pictures and tables of terms need the whole width.
    [`${stamps}:is(:has(ol, dl), :last-child:nth-child(odd))`]: { gridColumn: "1 / -1" },
    [ledger]: { width: "100%", maxWidth: 720, paddingTop: 40 },
    [`${ledger}:has(ol img)`]: { maxWidth: "none" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [path]: { paddingInlineStart: 50 },
        [index]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: 20 },
        [stamps]: { padding: "18px 18px 20px" },
        [ledger]: { paddingTop: 30 },
      },
    },
  },
});
export const heading = style({
  fontSize: 22,
  marginBottom: 6,
  selectors: {
    [number(path)]: {
      content: "counter(section)",
      position: "absolute",
      insetInlineStart: 0,
      top: 24,
      display: "grid",
      placeItems: "center",
      width: 40,
      height: 40,
      borderRadius: "20px 20px 6px 6px",
      background: color.accent,
      color: color.onAccent,
      fontSize: 18,
    },
    [scores]: {
      marginInline: -44,
      marginBottom: 12,
      padding: "9px 44px",
      background: color.tint,
      fontSize: 20,
    },
    [number(scores)]: {
      content: "counter(section, decimal-leading-zero)",
      marginInlineEnd: 14,
      color: color.link,
    },
    [ledger]: { fontSize: 28, textAlign: "center" },
    [number(ledger)]: {
      content: "counter(section, upper-roman)",
      display: "block",
      marginBottom: 4,
      fontSize: 17,
      letterSpacing: "0.12em",
      color: color.link,
    },
  },
  "@media": {
    [media.narrow]: {
      selectors: { [scores]: { marginInline: -20, paddingInline: 20 }, [ledger]: { fontSize: 24 } },
    },
  },
});
/** What stands below the heading, beside it where the section has two columns. */
export const content = style({
  minWidth: 0,
  selectors: {
    [ledger]: { maxWidth: 640, marginInline: "auto" },
    [`${section}:has(ol img) > &`]: { maxWidth: "none" },
  },
});
export const paragraph = style({
  maxWidth: measure,
  marginTop: 8,
  fontSize: 16.5,
  lineHeight: 1.6,
  selectors: {
    [`${index}:first-child`]: { marginTop: 2 },
  },
});
export const list = style({
  display: "grid",
  gap: 10,
  maxWidth: measure,
  marginTop: 14,
});
export const point = style({
  position: "relative",
  paddingInlineStart: 24,
  fontSize: 16.5,
  lineHeight: 1.55,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 4,
    top: "0.62em",
    width: 8,
    height: 8,
    borderRadius: "50%",
    background: color.accent,
  },
  selectors: {
    [number(index)]: { top: "0.7em", insetInlineStart: 0, width: 14, height: 3, borderRadius: 0 },
    [number(scores)]: { borderRadius: 0, transform: "skewX(-16deg)" },
    [number(stamps)]: {
      insetInlineStart: 0,
      width: 12,
      height: 12,
      borderRadius: 3,
      rotate: "45deg",
    },
    [number(ledger)]: { rotate: "45deg", borderRadius: 0 },
  },
});
export const rows = style({
  maxWidth: measure,
  marginTop: 14,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 1fr)",
  gap: "2px 16px",
  padding: "12px 18px",
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const term = style({ fontWeight: 700 });

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 210px), 1fr))",
  gap: 22,
  marginTop: 18,
  selectors: { [`${ledger}:not(:has(img))`]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const step = style({ display: "grid", gap: 14, alignContent: "space-between" });
export const stepText = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: 12,
  fontSize: 15.5,
  lineHeight: 1.5,
});
export const stepNumber = style({
  display: "grid",
  placeItems: "center",
  width: 30,
  height: 30,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
  fontWeight: 800,
});
export const picture = style({
  width: "100%",
  maxWidth: 320,
  height: "auto",
  aspectRatio: "390 / 560",
  objectFit: "cover",
  objectPosition: "top",
  borderRadius: radius.card,
  boxShadow: `0 0 0 1.5px ${color.line}, ${vars.atmosphere.shadowCard}`,
  // The pictures are taken in the light theme and would glare in the dark one.
  filter: vars.scheme.picture,
});
