import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { artLook } from "#app/ui/layout/story-card-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const { cards, path, index, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
const panel = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const topics = style({
  display: "grid",
  gap: 32,
  minWidth: 0,
  selectors: { [path]: { gridTemplateColumns: `repeat(3, ${one})`, gap: 20 } },
  "@media": {
    [media.tablet]: { gap: 26, selectors: { [path]: { gridTemplateColumns: one } } },
  },
});
export const topic = style({
  minWidth: 0,
  scrollMarginTop: 20,
  selectors: {
    [path]: { ...panel, padding: "16px 16px 10px" },
    [stamps]: {
      ...panel,
      padding: "0 0 18px",
      boxShadow: `inset 0 0 0 3px ${color.action}`,
      overflow: "hidden",
    },
    [ledger]: {
      display: "grid",
      gridTemplateColumns: `${one} minmax(0, 3fr)`,
      gap: "4px 40px",
      paddingTop: 18,
      borderTop: `1px solid ${color.edge}`,
    },
  },
  "@media": { [media.narrow]: { selectors: { [ledger]: { gridTemplateColumns: one } } } },
});
/** The subject's drawing, under an arch. */
export const stage = style({
  position: "relative",
  display: "none",
  height: 168,
  borderRadius: "999px 999px 0 0",
  background: vars.atmosphere.heroGround,
  overflow: "hidden",
  selectors: { [path]: { display: "block" } },
  "@media": { [media.tablet]: { width: "min(100%, 340px)", marginInline: "auto" } },
});
export const art = style(artLook("150px", "-6px"));
export const heading = style({
  fontSize: 23,
  selectors: {
    [path]: { margin: "14px 0 6px", textAlign: "center" },
    [index]: { fontSize: 26, scrollMarginTop: 20 },
    [stamps]: {
      padding: "10px 20px",
      background: color.action,
      color: color.onAction,
      textAlign: "center",
    },
    [ledger]: { fontSize: 26, paddingTop: 14 },
  },
  "@media": { [media.narrow]: { fontSize: 21 } },
});
/** On a phone cards and stamps stand in pairs, and the last one of an odd number in the middle. */
const inPairs = {
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
} as const;

export const articles = style({
  display: "grid",
  "@media": {
    [media.narrow]: { selectors: { [cards]: inPairs, [stamps]: inPairs } },
  },
  selectors: {
    [cards]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))",
      gap: 14,
      marginTop: 14,
    },
    [index]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 21rem), 1fr))",
      columnGap: 32,
      marginTop: 6,
    },
    [stamps]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
      padding: "6px 12px 0",
    },
  },
});
export const cell = style({
  "@media": {
    [media.narrow]: {
      selectors: {
        '[data-page-body="cards"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
        '[data-page-body="stamps"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
      },
    },
  },
});
const line = { padding: "12px 4px", borderTop: `1px solid ${color.line}` } as const;
export const article = style({
  display: "flex",
  gap: 16,
  height: "100%",
  selectors: {
    [cards]: {
      ...panel,
      flexDirection: "column",
      alignItems: "center",
      gap: 10,
      padding: "20px 16px",
      textAlign: "center",
    },
    [path]: { ...line, gap: 12 },
    [index]: line,
    [stamps]: {
      flexDirection: "column",
      alignItems: "center",
      gap: 8,
      padding: "14px 8px 8px",
      borderRadius: radius.card,
      textAlign: "center",
    },
    [ledger]: { ...line, gap: 22, padding: "16px 0", alignItems: "baseline" },
    '[data-page-body="ledger"] li:first-child > &': { borderTop: 0 },
    "&:hover": { color: color.link },
  },
});
/** The article's drawing or its number. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius.control,
  background: color.tint,
  color: color.link,
  selectors: {
    [cards]: { width: 60, height: 60, borderRadius: "50%" },
    [path]: { borderRadius: "22px 22px 6px 6px" },
    [index]: { width: 28, background: "none" },
    [stamps]: {
      width: 64,
      height: 64,
      borderRadius: "50%",
      border: `5px solid ${color.action}`,
      background: color.surface,
      color: color.ink,
      fontFamily: display.family,
      fontSize: 25,
      fontWeight: display.weight,
    },
    '[data-page-body="stamps"] li:nth-child(even) &': { borderColor: color.accent },
    [ledger]: {
      display: "block",
      width: "1.5em",
      height: "auto",
      background: "none",
      fontFamily: display.family,
      fontSize: 34,
      fontWeight: display.weight,
      lineHeight: 1,
      textAlign: "end",
    },
  },
});
export const words = style({ display: "grid", gap: 2, minWidth: 0, alignContent: "start" });
export const name = style({
  fontSize: 17,
  fontWeight: 700,
  overflowWrap: "anywhere",
  selectors: {
    [ledger]: { fontFamily: display.family, fontSize: 22, fontWeight: display.weight },
  },
});
export const about = style({ fontSize: 14.5, lineHeight: 1.4, color: color.muted });
