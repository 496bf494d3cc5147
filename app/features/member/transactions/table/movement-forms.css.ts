import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as s from "./movement-table.css.ts";

const { color, radius, display } = vars;
const large = {
  fontFamily: display.family,
  fontWeight: display.weight,
  fontVariationSettings: display.settings,
  letterSpacing: display.tracking,
} as const;
const phone = (look: object) => ({ "@media": { [media.narrow]: look } });
const wide = (look: object) => ({ "@media": { [media.wide]: look } });
const cell = (which = "*") => `${s.row} > ${which}`;

/** Stations of a day's way, which begins at a half sun. */
const path = styleIn("path");
const way = `linear-gradient(${color.accent}, ${color.accent}) 18px 0 / 4px 100% no-repeat`;
path(`:is(${s.row}, ${s.dayRow})`, { border: 0, background: way });
path(`:is([dir="rtl"] :is(${s.row}, ${s.dayRow}))`, { backgroundPosition: "calc(100% - 18px) 0" });
path(s.dayName, {
  position: "relative",
  paddingInlineStart: 54,
  color: color.ink,
  ...large,
  fontSize: 17,
});
path(`${s.dayName}::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  bottom: 8,
  width: 40,
  height: 20,
  borderRadius: "40px 40px 0 0",
  background: color.accent,
});
path(`:is(${s.icon}, ${s.iconIn})`, {
  border: `4px solid ${color.accent}`,
  borderRadius: "50%",
  background: color.surface,
});

/** Dense rows: each kind and what it belongs to on one line. */
const index = styleIn("index");
index(s.dayName, {
  padding: "5px 12px",
  borderInlineStart: `8px solid ${color.accent}`,
  background: color.tint,
  color: color.ink,
});
index(`${s.head} + ${s.day} ${s.dayName}`, phone({ paddingTop: 5 }));
index(cell(), wide({ paddingBlock: 7 }));
index(s.row, phone({ padding: "8px 0" }));
index(`:is(${s.icon}, ${s.iconIn})`, { width: 28, height: 28, background: "none" });
index(s.words, wide({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 12px" }));
index(cell(s.time), phone({ paddingInlineStart: 40 }));
index(`${s.dayRow} + ${s.row}`, { borderTop: 0 });

/** Results: amounts in digits, days as bands. */
const scores = styleIn("scores");
scores(s.dayName, { paddingTop: 22, ...large, fontSize: 17, color: color.ink });
scores(s.row, { borderTop: `3px solid ${color.edge}` });
scores(`${s.dayRow} ~ ${s.row} ~ ${s.row}`, { borderTop: `1px solid ${color.line}` });
scores(`:is(${s.icon}, ${s.iconIn})`, { borderRadius: radius.tag });
scores(`${s.amount} > span`, {
  display: "inline-block",
  minWidth: "8em",
  padding: "7px 12px",
  borderRadius: radius.tag,
  background: color.digit,
  color: color.digitInk,
  ...large,
});

/** Tickets: the amount on a stub behind a tear line. */
const stamps = styleIn("stamps");
const tear = `2px dashed ${color.edge}`;
stamps(s.table, { borderCollapse: "separate", borderSpacing: "0 8px" });
stamps(s.dayName, { padding: "10px 2px 0", ...large, fontSize: 18, color: color.ink });
stamps(cell(), wide({ borderBlock: tear, background: color.surface }));
stamps(cell(":first-child"), {
  ...wide({
    paddingInlineStart: 14,
    borderInlineStart: tear,
    borderStartStartRadius: radius.control,
    borderEndStartRadius: radius.control,
  }),
});
stamps(cell(":last-child"), {
  ...wide({
    paddingInlineEnd: 16,
    borderInlineEnd: tear,
    borderStartEndRadius: radius.control,
    borderEndEndRadius: radius.control,
  }),
});
stamps(cell(s.amount), wide({ borderInlineStart: `3px dashed ${color.action}` }));
stamps(s.row, {
  border: 0,
  ...phone({
    marginTop: 8,
    padding: "12px 14px",
    border: tear,
    borderRadius: radius.control,
    background: color.surface,
  }),
});
stamps(`:is(${s.icon}, ${s.iconIn})`, {
  border: `4px solid ${color.action}`,
  borderRadius: "50%",
  background: color.surface,
});

/** A ledger: dotted lines, and the balance behind a double line. */
const ledger = styleIn("ledger");
ledger(s.dayName, {
  paddingBottom: 8,
  borderBottom: `4px double ${color.link}`,
  ...large,
  fontSize: 18,
  color: color.ink,
  textAlign: "center",
});
ledger(s.row, { borderTop: `1px dotted ${color.edge}` });
ledger(`${s.dayRow} + ${s.row}`, { borderTop: 0 });
ledger(`:is(${s.icon}, ${s.iconIn})`, wide({ width: 20, background: "none" }));
ledger(`:is(${s.icon}, ${s.iconIn})`, phone({ display: "none" }));
ledger(cell(s.time), phone({ paddingInlineStart: 0 }));
ledger(s.kind, { ...large, fontSize: 17 });
ledger(cell(s.amount), { ...large, fontSize: 17 });
ledger(cell(s.balance), wide({ borderInlineStart: `4px double ${color.edge}` }));

/** Each day's head is water, and its lines lie below the wave. */
const cards = styleIn("cards");
const WAVE = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 14" preserveAspectRatio="none"><path d="M0 0H96V6C80 6 72 14 48 14S16 6 0 6Z"/></svg>',
);
const water = `color-mix(in srgb, ${color.accent} 26%, ${color.surface})`;
cards(s.dayName, {
  position: "relative",
  padding: "12px 20px 4px",
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: water,
  color: color.ink,
});
cards(`${s.head} + ${s.day} ${s.dayName}`, phone({ paddingTop: 12 }));
cards(`${s.dayName}::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  top: "calc(100% - 1px)",
  height: 14,
  background: water,
  maskImage: `url("data:image/svg+xml,${WAVE}")`,
  maskSize: "96px 14px",
});
cards(`${s.dayRow} + ${s.row}`, { borderTop: 0, ...phone({ paddingTop: 24 }) });
cards(`${s.dayRow} + ${cell()}`, wide({ paddingTop: 24 }));
cards(cell(":first-child"), wide({ paddingInlineStart: 16 }));
cards(cell(":last-child"), wide({ paddingInlineEnd: 16 }));
cards(`:is(${s.icon}, ${s.iconIn})`, { borderRadius: "50%" });
