import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as amount from "../amount-field.css.ts";
import * as form from "../money-form.css.ts";

/** A scoreboard from edge to edge with its keypad, and ways to pay as numbered boards. */
const { color, radius, display } = vars;
const scores = styleIn("scores");
const BESIDE = "paying (min-width: 700px)";
const halves = "minmax(0, 1.5fr) minmax(0, 1fr)";
const board = `${form.room} > form`;
/** An amount that is refused stands on the ground of errors. */
const digits = `${amount.box}:not(:has([aria-invalid=true]))`;
const numeral = {
  fontFamily: display.family,
  fontWeight: display.weight,
  fontStretch: display.stretch,
  fontVariationSettings: display.settings,
  lineHeight: 1,
} as const;

scores(board, {
  "@media": { [media.narrow]: { gap: 12 } },
  "@container": { [BESIDE]: { gridTemplateColumns: halves, gap: 20 } },
});
scores(`${board} > *`, { "@container": { [BESIDE]: { gridColumn: "1 / -1" } } });
scores(`${board} > ${form.terms}`, {
  "@container": { [BESIDE]: { gridColumn: 1, alignSelf: "center" } },
});
scores(`${board} > ${form.terms} + ${form.submit}`, {
  "@container": { [BESIDE]: { gridColumn: 2, alignSelf: "center" } },
});

scores(`${form.room} ${amount.field}`, {
  "@container": {
    [BESIDE]: {
      display: "grid",
      gridTemplate: `auto 1fr auto auto / ${halves}`,
      columnGap: 20,
    },
  },
});
scores(`${form.room} ${amount.field} > *`, { "@container": { [BESIDE]: { gridColumn: 1 } } });
scores(amount.box, { borderRadius: radius.tag });
scores(digits, { background: color.digit, color: color.digitInk });
scores(
  `${digits} :is(${amount.symbol}, ${amount.code}, ${amount.input}, ${amount.input}::placeholder)`,
  {
    color: "inherit",
  },
);
scores(amount.box, { "@media": { [media.narrow]: { minHeight: 72 } } });
scores(amount.input, {
  textAlign: "center",
  "@media": { [media.narrow]: { height: "max(70px, 1.3em)" } },
});
scores(`${amount.input}:not([data-long])`, {
  "@media": { [media.narrow]: { fontSize: "min(46px, 13vw)" } },
});
scores(`${form.room} ${amount.box}`, {
  "@container": { [BESIDE]: { minHeight: 158, paddingInline: 28 } },
});
scores(`${form.room} ${amount.input}`, {
  "@container": { [BESIDE]: { height: 150, fontSize: "min(92px, 9vw)" } },
});
scores(`${form.room} ${amount.symbol}`, { "@container": { [BESIDE]: { fontSize: 44 } } });

/** Keys of one pad. */
scores(amount.quick, { gap: 3, padding: 3, borderRadius: radius.tag, background: color.digit });
scores(amount.chip, { borderRadius: radius.tag, background: color.tint });
scores(`${form.room} ${amount.quick}`, {
  "@container": { [BESIDE]: { gridArea: "2 / 2", marginTop: 0 } },
});
scores(`${form.room} ${amount.chip}`, {
  "@container": { [BESIDE]: { ...numeral, height: "100%", fontSize: 19 } },
});

scores(`${form.room} ${form.methods}`, {
  counterReset: "board",
  "@container": {
    [BESIDE]: { gridTemplateColumns: "repeat(auto-fit, minmax(168px, 1fr))", gap: 10 },
  },
});
scores(`${form.methods} > label`, {
  counterIncrement: "board",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridColumn: "auto",
  maxWidth: 340,
  alignContent: "start",
  padding: "0 14px 12px",
  borderRadius: radius.tag,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  overflow: "hidden",
});
scores(`${form.methods} > label:has(input:checked)`, {
  boxShadow: `inset 0 0 0 3px ${color.link}`,
});
scores(`${form.methods} > label::before`, {
  ...numeral,
  content: ["counter(board)", 'counter(board) / ""'],
  gridArea: "1 / 1",
  width: "calc(100% + 28px)",
  marginInline: -14,
  marginBottom: 10,
  padding: "10px 14px",
  background: color.digit,
  color: color.digitInk,
  fontSize: 30,
});
scores(`${form.methods} > label:has(input:checked)::before`, {
  background: color.accent,
  color: color.onAccent,
});
scores(`${form.methods} > label > ${form.methodIcon}`, {
  gridArea: "1 / 1",
  justifySelf: "end",
  alignSelf: "start",
  width: 30,
  height: 50,
  marginBottom: 0,
  background: "none",
  color: color.digitInk,
});
scores(`${form.methods} > label > input:checked ~ ${form.methodIcon}`, { color: color.onAccent });
scores(`${form.methods} > label > ${form.methodMark}`, {
  insetInlineEnd: 10,
  top: "auto",
  bottom: 10,
});
/** A phone has each board as one line. */
scores(form.methods, { "@media": { [media.hand]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
scores(`${form.methods} > label`, {
  "@media": {
    [media.hand]: {
      gridTemplateColumns: "40px minmax(0, 1fr)",
      maxWidth: "none",
      alignContent: "center",
      columnGap: 14,
      minHeight: 60,
      paddingBlock: 8,
      paddingInline: "0 52px",
    },
  },
});
scores(`${form.methods} > label::before`, {
  "@media": {
    [media.hand]: {
      display: "grid",
      placeItems: "center",
      gridArea: "1 / 1 / 4",
      alignSelf: "stretch",
      width: 40,
      marginInline: 0,
      marginBlock: -8,
      padding: 0,
      fontSize: 22,
    },
  },
});
scores(`${form.methods} > label > ${form.methodIcon}`, {
  "@media": { [media.hand]: { display: "none" } },
});
scores(`${form.methods} > label > ${form.methodMark}`, {
  "@media": { [media.hand]: { top: "calc(50% - 13px)", bottom: "auto" } },
});
scores(`${form.methods} > label > :is(${form.methodName}, ${form.methodHint})`, {
  "@media": { [media.hand]: { gridColumn: 2 } },
});
