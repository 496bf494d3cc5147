import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as amount from "../amount-field.css.ts";
import * as form from "../money-form.css.ts";

/** A terminal: questions in a column, ways to pay as dense rows, proposals as one strip. */
const { color } = vars;
const index = styleIn("index");
const BESIDE = "paying (min-width: 600px)";
const QUESTIONS = 116;
const GAP = 24;
const rows = `${form.room} > form`;
const edge = `1.5px solid ${color.edge}`;

index(`${rows} > :is(${form.group}, ${amount.field})`, {
  "@container": {
    [BESIDE]: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: `${QUESTIONS}px minmax(0, 1fr)`,
      columnGap: GAP,
      paddingTop: 18,
      borderTop: edge,
    },
  },
});
// A legend joins no grid, so it stands on the column that is left free.
index(`${rows} > fieldset > legend`, {
  "@container": {
    [BESIDE]: { position: "absolute", insetInlineStart: 0, top: 18, width: QUESTIONS },
  },
});
index(`${rows} > :is(${form.group}, ${amount.field}) > :not(:first-child)`, {
  "@container": { [BESIDE]: { gridColumn: 2 } },
});
index(`${rows} ${amount.head}`, {
  "@container": { [BESIDE]: { display: "block", gridRow: "1 / 5" } },
});
index(`${rows} ${amount.head} > output`, { "@container": { [BESIDE]: { display: "block" } } });
index(`${rows} > :is(${form.terms}, ${form.submit})`, {
  "@container": { [BESIDE]: { marginInlineStart: QUESTIONS + GAP } },
});

index(form.methods, { gridTemplateColumns: "minmax(0, 1fr)", gap: 0, border: edge });
index(`${form.methods} > label`, {
  gridTemplateColumns: "18px 24px minmax(0, 1fr)",
  alignItems: "center",
  alignContent: "center",
  columnGap: 12,
  minHeight: 52,
  padding: "8px 14px",
  borderRadius: 0,
  background: "none",
});
index(`${form.room} ${form.methods} > label`, {
  "@container": {
    [BESIDE]: {
      gridTemplateColumns: "18px 24px minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, max-content)",
    },
  },
});
index(`${form.methods} > label + label`, { borderTop: `1px solid ${color.line}` });
index(`${form.methods} > label:has(input:checked)`, {
  background: color.tint,
  boxShadow: `inset 6px 0 ${color.accent}`,
});
index(`:is([dir="rtl"] ${form.methods} > label:has(input:checked))`, {
  boxShadow: `inset -6px 0 ${color.accent}`,
});
index(`${form.methods} > label::before`, {
  content: "",
  gridRow: "1 / 4",
  width: 18,
  height: 18,
  border: edge,
  borderRadius: "50%",
});
index(`${form.methods} > label:has(input:checked)::before`, {
  borderColor: color.link,
  background: `radial-gradient(${color.link} 4.5px, transparent 5px)`,
});
index(`${form.methods} > label > ${form.methodMark}`, { display: "none" });
index(`${form.methods} > label > ${form.methodIcon}`, {
  gridRow: "1 / 4",
  width: 24,
  height: 24,
  marginBottom: 0,
  background: "none",
  color: color.muted,
});
index(form.methodName, { paddingInlineEnd: 0, lineHeight: 1.25 });
index(`${form.methods} > label > :is(${form.methodName}, ${form.methodHint})`, {
  gridColumn: 3,
});
index(`${form.room} ${form.methods} > label > ${form.methodHint}`, {
  "@container": { [BESIDE]: { gridColumn: 4 } },
});
index(`${form.room} ${form.methods} > label > ${form.methodLimits}`, {
  "@container": { [BESIDE]: { gridArea: "1 / 5", textAlign: "end", color: color.ink } },
});

index(amount.box, { borderRadius: 0, borderInlineStart: `8px solid ${color.accent}` });
index(`${form.room} ${amount.input}`, {
  "@container": { [BESIDE]: { height: 84, fontSize: 52 } },
});
index(amount.quick, { gap: 0, border: edge });
index(`${amount.quick} > li`, {
  boxShadow: `1px 0 ${color.line}, 0 1px ${color.line}`,
  overflow: "hidden",
});
index(`${form.room} ${amount.quick}`, { "@container": { [BESIDE]: { display: "flex" } } });
index(`${form.room} ${amount.quick} > li`, { "@container": { [BESIDE]: { flex: "1 1 0" } } });
index(amount.chip, { borderRadius: 0, background: "none" });
index(`${form.room} ${amount.chip}`, { "@media": { [media.wide]: { padding: 4, fontSize: 15 } } });
