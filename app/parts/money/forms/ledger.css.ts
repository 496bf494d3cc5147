import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as amount from "../amount-field.css.ts";
import * as form from "../money-form.css.ts";

/** A card of set lines in the middle: dots between a name and its limits, a sum over double lines. */
const { color, display } = vars;
const ledger = styleIn("ledger");

ledger(`${form.group} > legend`, { marginInline: "auto", textAlign: "center" });
ledger(form.methods, {
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 0,
  borderBlock: `1px solid ${color.line}`,
});
ledger(`${form.methods} > label`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "center",
  gap: "0 10px",
  minHeight: 60,
  padding: "8px 2px",
  borderRadius: 0,
  background: "none",
  boxShadow: "none",
});
ledger(`${form.methods} > label:has(input:checked)`, { background: "none", boxShadow: "none" });
/** A diamond before the chosen line, an empty one before the others. */
ledger(`${form.methods} > label::before`, {
  content: "",
  flex: "none",
  width: 9,
  height: 9,
  marginInline: 3,
  border: `1.5px solid ${color.link}`,
  rotate: "45deg",
});
ledger(`${form.methods} > label:has(input:checked)::before`, { background: color.link });
ledger(`${form.methods} > label::after`, {
  content: "",
  order: 1,
  flex: "1 1 20px",
  borderBottom: `2px dotted ${color.edge}`,
});
ledger(`${form.methods} > label > :is(${form.methodIcon}, ${form.methodMark})`, {
  display: "none",
});
ledger(`${form.methods} > label > ${form.methodName}`, {
  paddingInlineEnd: 0,
  fontFamily: display.family,
  fontSize: 17.5,
  fontWeight: display.weight,
  letterSpacing: display.tracking,
});
ledger(`${form.methods} > label > input:checked ~ ${form.methodName}`, { color: color.link });
ledger(`${form.methods} > label > ${form.methodLimits}`, {
  display: "block",
  order: 2,
  marginInlineStart: "auto",
  color: color.ink,
  fontVariantNumeric: "tabular-nums",
});
ledger(`${form.methods} > label > ${form.methodHint}:not(${form.methodLimits})`, {
  order: 3,
  flexBasis: "100%",
  paddingInlineStart: 25,
});
/** Without limits its words end the line. */
ledger(
  `${form.methods} > label:not(:has(${form.methodLimits})) > ${form.methodMark} ~ ${form.methodHint}`,
  {
    flexBasis: "auto",
    paddingInlineStart: 0,
    marginInlineStart: "auto",
  },
);

ledger(amount.head, { justifyContent: "center", textAlign: "center", columnGap: 18 });
ledger(amount.box, {
  borderRadius: 0,
  borderBottom: `4px double ${color.link}`,
  background: "none",
  boxShadow: "none",
  paddingInline: 4,
});
ledger(amount.input, { textAlign: "center" });
ledger(`${form.room} ${amount.input}`, { "@media": { [media.wide]: { fontSize: 54 } } });
ledger(amount.limits, { textAlign: "center" });
/** Words of one line, with dots between them. */
ledger(amount.quick, {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 0,
  marginTop: 4,
});
ledger(`${amount.quick} > li`, {
  position: "relative",
  display: "flex",
  alignItems: "center",
  "@media": {
    [media.narrow]: { flex: "0 0 33%", justifyContent: "center" },
    [media.tight]: { flex: "0 0 50%" },
  },
});
ledger(`${amount.quick} > li:not(:last-child)::after`, {
  content: "",
  width: 4,
  height: 4,
  borderRadius: "50%",
  background: color.link,
  "@media": {
    [media.narrow]: { position: "absolute", insetInlineEnd: -2 },
    [media.tight]: { display: "none" },
  },
});
ledger(`${amount.quick} > li:nth-child(3n)::after`, {
  "@media": { [media.narrow]: { display: "none" } },
});
ledger(amount.chip, {
  minWidth: 44,
  padding: "0 13px",
  borderRadius: 0,
  background: "none",
  fontFamily: display.family,
  fontSize: "min(16.5px, 5.4vw)",
  fontWeight: display.weight,
  "@media": { [media.tight]: { fontSize: "min(16.5px, 8.4vw)" } },
});
ledger(`a${amount.chip}:hover`, { textDecoration: "underline", textUnderlineOffset: 5 });
ledger(`a${amount.chip}[aria-current]`, { background: color.accent, color: color.onAccent });
