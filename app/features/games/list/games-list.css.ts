import { globalStyle, style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";
import { COVERS } from "../card/line/covers-in-a-row.ts";

const { color } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
  margin: "20px 0 12px",
  selectors: {
    // A column that may wrap gives each row the width that its content asks for.
    [inside.pageHead.centre]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      alignItems: "stretch",
    },
  },
  "@media": { [media.narrow]: { marginTop: 8 } },
});
export const title = style([pageTitle, { flex: "none", maxWidth: "100%" }]);
/** The title with the name field and the filters; on a phone they share one line if they fit. */
export const headWithFields = style([
  head,
  {
    "@media": {
      [media.hand]: {
        gap: "8px 12px",
        marginBottom: 8,
        selectors: {
          [inside.pageHead.centre]: {
            flexDirection: "row",
            flexWrap: "wrap",
            alignItems: "center",
          },
        },
      },
    },
  },
]);
/** Beside the fields a phone has no height for a head's ornament. */
export const titleBesideFields = style([
  title,
  {
    "@media": {
      [media.hand]: {
        fontSize: 24,
        selectors: {
          [inside.pageHead.centre]: { width: "auto" },
          [`${inside.pageHead.centre}::after`]: { display: "none" },
          [`${inside.pageHead.rule}::after`]: { width: 36, height: 3, marginTop: 3 },
          [`${inside.pageHead.crest}::before`]: { display: "none" },
        },
      },
    },
  },
]);
/** A phone on its side has height for one line above its games. */
export const top = style({
  "@media": { [media.low]: { display: "flex", alignItems: "center", gap: 12, margin: "8px 0" } },
});
globalStyle(`${top} > ${headWithFields}`, {
  "@media": { [media.low]: { flex: "0 1 auto", flexWrap: "nowrap", minWidth: 0, margin: 0 } },
});
/** The lists and the classes share one line where both fit; a phone's studios are in the sheet. */
export const rows = style({
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
      gap: 20,
      selectors: { "&:not(:has(> :nth-child(2)))": { display: "block" } },
    },
    [media.hand]: {
      display: "flex",
      gap: 8,
      margin: "0 -16px 4px",
      padding: "4px 16px",
      overflowX: "auto",
      scrollbarWidth: "none",
    },
    [media.low]: { flex: "1 1 0", minWidth: 0, margin: 0, padding: 4 },
  },
});
globalStyle(`${rows} nav`, { "@media": { [media.hand]: { flex: "none", marginBottom: 0 } } });
globalStyle(`${rows} ul`, {
  "@media": {
    [media.hand]: { gap: 8, flexWrap: "nowrap", margin: 0, padding: 0, overflow: "visible" },
  },
});
globalStyle(`${rows} ul > li`, { "@media": { [media.hand]: { minWidth: 0 } } });
export const result = style({
  minHeight: "50vh",
  paddingTop: 8,
  "@media": { [media.narrow]: { paddingTop: 2 } },
});
export const resultBusy = style([
  result,
  { opacity: 0.5, "@media": { [media.motion]: { transition: "opacity 200ms 120ms" } } },
]);
export const found = style({ margin: "2px 0 10px", color: color.muted, fontSize: 14.5 });
export const everywhere = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  marginBottom: 10,
  color: color.link,
  fontSize: 14.5,
});
export const foundHidden = style(unseen);
export const below = style({ paddingTop: `calc(${vars.gapCard} * 1.2)` });
export const before = style({ display: "grid", placeItems: "center", paddingBottom: 16 });
/** Its width decides how many covers stand in a row. */
export const shelf = style({ containerType: "inline-size" });
/** The width of a lobby of rows from which two or three stand beside each other. */
const ROWS = { two: "(min-width: 1000px)", three: COVERS.nine } as const;
const POSTERS_ON_PHONE = 3;
const MOSAIC_MIDDLE = 3;
const SHELVES = ':is([data-lobby="shelf"], [data-lobby="posters"], [data-lobby="reef"])';
const COVER_ROWS = `:is(${SHELVES}, [data-lobby="mosaic"])`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: `calc(${vars.gapCard} * 1.2) ${vars.gapCard}`,
  // Later cards fill the row above what stands between.
  gridAutoFlow: "row dense",
  "@container": {
    [COVERS.eight]: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))" },
    [COVERS.nine]: { gridTemplateColumns: "repeat(9, minmax(0, 1fr))" },
  },
  "@media": {
    [media.middle]: { gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" },
    [media.narrow]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(8.75rem, 42%), 1fr))",
      gap: `calc(${vars.gapCardNarrow} * 1.3) ${vars.gapCardNarrow}`,
    },
    // A phone on its side shows the first names below their covers.
    [media.low]: columns(6),
  },
});
/** The other forms of a lobby arrange the same cells. */
globalStyle(inside.lobby.rows.replace("&", grid), {
  ...columns(1),
  gap: 0,
  "@media": { [media.low]: columns(1) },
  "@container": {
    [ROWS.two]: { ...columns(2), columnGap: `calc(${vars.gapCard} * 2)` },
    [ROWS.three]: columns(3),
  },
});
globalStyle(`[data-lobby="board"] ${grid}`, {
  gap: 6,
  // A row of three would break its names.
  "@container": { [ROWS.two]: { gap: 8 }, [ROWS.three]: columns(2) },
});
globalStyle(`[data-lobby="mosaic"] ${grid}`, {
  "@container": { [COVERS.eight]: columns(6), [COVERS.nine]: columns(9) },
  "@media": {
    [media.middle]: columns(MOSAIC_MIDDLE),
    [media.narrow]: { ...columns(2), gap: vars.gapCardNarrow },
    [media.low]: columns(6),
  },
});
globalStyle(`[data-lobby="reef"] ${grid}`, { rowGap: 10 });
globalStyle(`[data-lobby="posters"] ${grid}`, {
  gap: "16px 2px",
  "@media": {
    [media.narrow]: { ...columns(POSTERS_ON_PHONE), gap: "12px 2px", marginInline: -16 },
    [media.tight]: columns(2),
  },
});
/**
 * After one to five covers the rest of their row, after rows the rest of the last one; on a phone the
 * place beside the last one, or a row.
 */
const restAfter = (games: number) =>
  style({
    minWidth: 0,
    selectors: { [inside.lobby.rows]: { gridColumn: "auto", paddingBlock: 8 } },
    "@container": {
      [ROWS.two]: {
        selectors: { [inside.lobby.rows]: { gridColumn: games % 2 === 0 ? "1 / -1" : "2 / -1" } },
      },
      [ROWS.three]: {
        selectors: { [inside.lobby.rows]: { gridColumn: `${(games % 3) + 1} / -1` } },
      },
    },
    "@media": {
      [media.large]: { selectors: { [`${COVER_ROWS} &`]: { gridColumn: `${games + 1} / -1` } } },
      [media.middle]: {
        selectors: { [inside.lobby.mosaic]: { gridColumn: `${(games % MOSAIC_MIDDLE) + 1} / -1` } },
      },
      [media.narrow]: {
        gridColumn: games % 2 === 0 ? "1 / -1" : "auto",
        selectors: {
          // Posters reach a phone's edges. Words and buttons keep the page's margin.
          [inside.lobby.mosaic]: { gridColumn: games % 2 === 0 ? "1 / -1" : "auto" },
          [inside.lobby.posters]: {
            gridColumn: `${(games % POSTERS_ON_PHONE) + 1} / -1`,
            marginInline: games % POSTERS_ON_PHONE === 0 ? 16 : "8px 16px",
          },
        },
      },
      [media.low]: { selectors: { [inside.lobby.mosaic]: { gridColumn: `${games + 1} / -1` } } },
      [media.tight]: {
        selectors: { [inside.lobby.posters]: { gridColumn: "1 / -1", marginInline: 16 } },
      },
    },
  });
export const rest = [1, 2, 3, 4, 5].map(restAfter);
export const restLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  height: "100%",
  minHeight: 64,
  padding: 16,
  borderRadius: vars.radius.card,
  background: color.tint,
  color: color.link,
  fontFamily: vars.display.family,
  fontSize: 19,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  lineHeight: 1.2,
  textAlign: "center",
  textWrap: "balance",
  "@media": { [media.narrow]: { fontSize: 17 } },
  selectors: { "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.link}` } },
});
export const between = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  selectors: {
    "&:empty": { display: "none" },
    // Where wide pages have the notices in their header, nothing is left of them here.
    "&:not(:has(> :not([data-phones])))": { "@media": { [media.wide]: { display: "none" } } },
    [inside.lobby.posters]: { "@media": { [media.narrow]: { marginInline: 16 } } },
  },
});
const beside = (columns: string) => ({ gridColumn: columns, marginTop: 0 });
/** After a shelf of twelve covers the banner fills the rest of the last row of eight or nine. */
export const besideTwelve = style([
  between,
  {
    "@container": {
      [COVERS.eight]: { selectors: { [`${SHELVES} &`]: { display: "contents" } } },
    },
  },
]);
globalStyle(`${besideTwelve} > *`, { gridColumn: "1 / -1", minWidth: 0 });
globalStyle(`${SHELVES} ${besideTwelve} > .swiper`, {
  "@container": { [COVERS.eight]: beside("5 / -1"), [COVERS.nine]: beside("4 / -1") },
});
/**
 * Without a banner twenty-four covers come first, and the notices and the notes of boards fill the
 * rest of the last row of nine, one below the other.
 */
export const besidePage = style([between]);
globalStyle(`${besidePage} > *`, { minWidth: 0 });
globalStyle(`${SHELVES} ${besidePage}`, {
  "@container": {
    [COVERS.nine]: { display: "grid", gap: 16, alignContent: "center", ...beside("7 / -1") },
  },
});
export const more = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 12,
  padding: "36px 0 16px",
  color: color.muted,
  fontSize: 14.5,
  fontVariantNumeric: "tabular-nums",
});
export const progress = style(progressLook({ height: 5, width: 220 }));
export const groups = style({ minHeight: "50vh", paddingBottom: 16 });
export const group = style({
  marginTop: vars.gapSection,
  "@media": {
    [media.narrow]: { marginTop: vars.gapSectionNarrow },
    [media.low]: { marginTop: 4 },
  },
});
export const groupTitle = style({
  marginBottom: 14,
  fontSize: vars.sectionSize,
  "@media": {
    [media.narrow]: { fontSize: vars.sectionSizeNarrow },
    [media.low]: { marginBottom: 6, fontSize: 20 },
  },
});
