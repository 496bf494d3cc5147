import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const { path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";

export const columns = style({
  display: "grid",
  gridTemplateColumns: `248px ${one}`,
  gap: 20,
  alignItems: "start",
  margin: "20px 0 12px",
  selectors: {
    [index]: { gridTemplateColumns: `${one} 248px`, gap: 48 },
    [stamps]: { gridTemplateColumns: one, gap: 34 },
    [ledger]: { gridTemplateColumns: one, gap: 44 },
  },
  "@media": {
    [media.middle]: {
      gridTemplateColumns: one,
      selectors: { [index]: { gridTemplateColumns: one } },
    },
    [media.narrow]: { marginTop: 10 },
  },
});
export const article = style({
  minWidth: 0,
  padding: "36px 44px 40px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    [index]: { padding: "12px 0 0", background: "none", boxShadow: "none" },
    [scores]: { paddingTop: 0, overflow: "hidden" },
    [stamps]: { padding: 0, background: "none", boxShadow: "none" },
    [ledger]: { padding: "12px 0 0", background: "none", boxShadow: "none" },
  },
  "@media": {
    [media.narrow]: {
      padding: "14px 20px 26px",
      selectors: {
        [index]: { padding: 0 },
        [scores]: { paddingTop: 0 },
        [stamps]: { padding: 0 },
        [ledger]: { padding: 0 },
      },
    },
  },
});
export const back = style({
  display: "none",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginInlineStart: -2,
  fontWeight: 650,
  color: color.link,
  "@media": { [media.middle]: { display: "inline-flex" } },
});
/** Title and lead. */
export const head = style({
  selectors: {
    [path]: { paddingBottom: 22, borderBottom: `3px dotted ${color.accent}` },
    [index]: { paddingBottom: 20, borderBottom: `3px solid ${color.accent}` },
    [scores]: {
      marginInline: -44,
      padding: "32px 44px 28px",
      background: vars.atmosphere.heroGround,
      color: color.heroInk,
      vars: ringOf(color.heroInk),
    },
    [stamps]: {
      padding: "30px 34px",
      border: `3px dashed ${color.action}`,
      borderRadius: radius.hero,
      background: color.surface,
      textAlign: "center",
    },
    [ledger]: { textAlign: "center" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [scores]: { marginInline: -20, padding: "22px 20px 20px" },
        [stamps]: { padding: "20px 16px" },
      },
    },
  },
});
export const title = style({
  fontSize: 36,
  selectors: { [index]: { fontSize: 46 }, [scores]: { fontSize: 42 }, [ledger]: { fontSize: 50 } },
  "@media": {
    [media.narrow]: {
      fontSize: "min(29px, 9vw)",
      selectors: {
        [index]: { fontSize: "min(31px, 9vw)" },
        [scores]: { fontSize: "min(31px, 9vw)" },
        [ledger]: { fontSize: "min(36px, 10vw)" },
      },
    },
  },
});
export const lead = style({
  margin: "8px 0 0",
  fontSize: 17,
  color: color.muted,
  selectors: {
    [index]: { fontSize: 19 },
    [scores]: { fontSize: 18, color: color.heroMuted },
    [ledger]: { fontSize: 19, fontFamily: display.family, fontWeight: 400 },
  },
});
export const onPage = style({ marginTop: 18 });
export const anchors = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  selectors: {
    [index]: { columnGap: 26 },
    [stamps]: { justifyContent: "center" },
    [ledger]: { justifyContent: "center", columnGap: 28 },
  },
});
const words = {
  paddingInline: 0,
  borderRadius: 0,
  background: "none",
  color: color.link,
} as const;
export const anchor = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 16,
  borderRadius: radius.control,
  background: color.tint,
  fontSize: 14.5,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: color.raised },
    [index]: words,
    [ledger]: words,
    [`${index}:hover`]: { background: "none", textDecoration: "underline" },
    [`${ledger}:hover`]: { background: "none", textDecoration: "underline" },
  },
});
/** The sections, and with them their numbers. */
export const sections = style({
  counterReset: "section",
  selectors: {
    [path]: { position: "relative", marginTop: 6 },
    [stamps]: {
      display: "grid",
      gridTemplateColumns: `repeat(2, ${one})`,
      gap: 16,
      marginTop: 20,
    },
    [ledger]: { display: "grid", justifyItems: "center" },
  },
  "@media": { [media.middle]: { selectors: { [stamps]: { gridTemplateColumns: one } } } },
});
export const note = style({
  maxWidth: "68ch",
  marginTop: 32,
  padding: "14px 18px",
  borderRadius: radius.control,
  background: color.notice,
  fontSize: 14.5,
  selectors: { [ledger]: { marginInline: "auto" }, [stamps]: { marginTop: 20 } },
});
