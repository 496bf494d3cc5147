import { style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { section } from "#app/ui/layout/section.css.ts";
import { vars } from "#themes/contract.css.ts";

const { cards: shelf, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
const pairs = { gridTemplateColumns: `repeat(2, ${one})` } as const;

export const page = style({ paddingBottom: 20 });
export const top = style({
  display: "grid",
  gap: 14,
  marginTop: 20,
  "@media": { [media.narrow]: { marginTop: 14 } },
});
/** The missions of one period; an index has its name beside them. */
export const period = style([
  section,
  {
    selectors: { [ledger]: { borderTop: `3px double ${vars.color.edge}`, paddingTop: 18 } },
    "@media": {
      [media.large]: {
        selectors: {
          [index]: { display: "grid", gridTemplateColumns: `220px ${one}`, columnGap: 32 },
        },
      },
    },
  },
]);
export const cards = style({
  display: "grid",
  gap: 20,
  marginTop: 16,
  selectors: {
    [shelf]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))" },
    [path]: {
      gap: 18,
      paddingInlineStart: 102,
      background: `linear-gradient(${vars.color.accent}, ${vars.color.accent}) 34px 0 / 4px 100% no-repeat`,
    },
    [index]: { gap: 0, marginTop: 0, borderTop: `3px solid ${vars.color.accent}` },
    [scores]: pairs,
    [stamps]: pairs,
    [ledger]: { gap: 0, marginTop: 6, counterReset: "mission" },
    '[dir="rtl"] &': { backgroundPositionX: "calc(100% - 34px)" },
  },
  "@media": {
    [media.narrow]: {
      gap: 12,
      selectors: {
        [path]: {
          gap: 12,
          paddingInlineStart: 58,
          backgroundPosition: "20px 0",
        },
        [index]: { marginTop: 10 },
        [scores]: { gridTemplateColumns: one },
        [stamps]: { gridTemplateColumns: one },
        '[dir="rtl"] &': { backgroundPositionX: "calc(100% - 20px)" },
      },
    },
  },
});
/** Of pairs the last one of an odd number has the whole line. */
export const cell = style({
  minWidth: 0,
  selectors: {
    // A container keeps counters to itself, and a ledger counts its lines.
    [shelf]: { containerType: "inline-size" },
    [scores]: { containerType: "inline-size" },
    [stamps]: { containerType: "inline-size" },
    '[data-page-body="scores"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
    '[data-page-body="stamps"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
  },
});
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginTop: 18,
  selectors: { [inside.pageHead.centre]: { justifyContent: "safe center" } },
});
export const tab = style({ ...chipLook, padding: "0 15px" });
