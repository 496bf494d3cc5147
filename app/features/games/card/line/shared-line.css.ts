import { createContainer, globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as row from "../game-row.css.ts";
import { COVERS } from "./covers-in-a-row.ts";
import { MOST_SHORT, type Share } from "./shared-line.ts";

const whole = createContainer();
/** How many covers a line has: the usual six, more on wide screens, four on narrow ones. */
const USUAL = 6;
const MIDDLE = 4;
/** On narrow screens too, the most games of short rows stand in one line. */
const middle = (taken: number) => Math.max(taken, MIDDLE);
const WIDER = { [`${whole} ${COVERS.eight}`]: 8, [`${whole} ${COVERS.nine}`]: 9 };
/** A cover's width on a phone, where the line scrolls as one. */
const PHONE_COVER = "min((100vw - 32px) * 0.43, 12rem)";

export const window = style({ containerType: "inline-size", containerName: whole });

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const within = <Value>(valueAt: (count: number) => Value) =>
  Object.fromEntries(Object.entries(WIDER).map(([query, count]) => [query, valueAt(count)]));

/** Short rows and the one that fills the line stand side by side. */
export const line = style({
  display: "grid",
  gridTemplateColumns: columns(USUAL),
  columnGap: vars.gapCard,
  "@container": within((count) => ({ gridTemplateColumns: columns(count) })),
  "@media": {
    [media.middle]: { gridTemplateColumns: columns(MIDDLE) },
    [media.narrow]: {
      display: "flex",
      gap: vars.gapCardNarrow,
      marginInline: -16,
      paddingInline: 16,
      // Room for a raised card's shadow, which the scroller would cut off.
      paddingBottom: 20,
      marginBottom: -20,
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollSnapType: "x proximity",
      scrollPaddingInline: 16,
    },
  },
});

/** On a phone a line parts the rows, whose titles would read as one. */
globalStyle(`${line} > * + *`, {
  "@media": {
    [media.narrow]: {
      marginInlineStart: 4,
      paddingInlineStart: 14,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** The line of the most short games. */
export const fullLine = style({
  "@media": { [media.middle]: { gridTemplateColumns: columns(middle(MOST_SHORT)) } },
});

/** On a phone a place is as wide as its covers, and the line scrolls. */
const onPhone = {
  flex: "none",
  width: "max-content",
  marginTop: vars.gapCardNarrow,
  containerType: "normal",
} as const;

const short = (count: number) =>
  style({
    gridColumn: `span ${count}`,
    marginTop: 16,
    "@media": { [media.narrow]: onPhone },
  });
/** Where at most one place is left, this row has a line of its own. */
const after = (count: number) =>
  style({
    gridColumn: `${count + 1} / -1`,
    marginTop: 16,
    "@media": {
      ...(count >= MIDDLE - 1 && { [media.middle]: { gridColumn: "1 / -1" } }),
      [media.narrow]: onPhone,
    },
  });
export const place: Record<Share, string> = {
  short1: short(1),
  short2: short(2),
  short3: short(3),
  short4: short(4),
  short5: short(5),
  after0: after(0),
  after1: after(1),
  after2: after(2),
  after3: after(3),
  after4: after(4),
  after5: after(5),
};

/** Beside five games one cover is left, and its title needs the width of the arrows. */
const besideFive = (rule: Record<string, string | number>) => ({
  "@media": {
    [media.large]: { "@container": { [`${whole} not ${COVERS.eight}`]: rule } },
  },
});
globalStyle(`${place.after5} ${row.arrows}`, besideFive({ display: "none" }));
globalStyle(`${place.after5} h2`, besideFive({ lineHeight: 1.04 }));

const each = (count: number) => `calc((100% - ${count - 1} * ${vars.gapCard}) / ${count})`;
const phoneList = {
  gridAutoColumns: PHONE_COVER,
  overflow: "visible",
  marginInline: 0,
  paddingInline: 0,
} as const;
const shortList = (count: number) =>
  style({
    gridAutoColumns: each(count),
    "@media": { [media.narrow]: phoneList },
  });
const afterList = (taken: number) =>
  style({
    gridAutoColumns: each(USUAL - taken),
    "@container": within((count) => ({ gridAutoColumns: each(count - taken) })),
    "@media": {
      [media.middle]: { gridAutoColumns: each(taken < MIDDLE ? MIDDLE - taken : middle(taken)) },
      [media.narrow]: phoneList,
    },
  });
export const list: Record<Share, string> = {
  short1: shortList(1),
  short2: shortList(2),
  short3: shortList(3),
  short4: shortList(4),
  short5: shortList(5),
  after0: afterList(0),
  after1: afterList(1),
  after2: afterList(2),
  after3: afterList(3),
  after4: afterList(4),
  after5: afterList(5),
};

/** Narrow enough for a row of one cover. */
export const title = style([
  row.title,
  {
    fontSize: `min(${vars.sectionSize}, 21px)`,
    lineHeight: 1.15,
    "@media": {
      [media.narrow]: {
        maxWidth: "calc(100vw - 48px)",
        fontSize: `min(${vars.sectionSizeNarrow}, 18px)`,
        overflowWrap: "anywhere",
      },
    },
  },
]);
