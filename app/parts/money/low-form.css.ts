import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import type { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import * as amount from "./amount-field.css.ts";
import * as form from "./money-form.css.ts";

/**
 * A phone on its side: way, amount and button beside each other in the first view. Each brand's
 * form keeps its shapes, and its own arrangement is stronger without the root.
 */
const low = (part: string, look: GlobalStyleRule, body = "[data-page-body]") =>
  globalStyle(`html ${body} ${form.room} ${part}`, { "@media": { [media.lowColumns]: look } });
const lowIn = (body: keyof typeof inside.pageBody, part: string, look: GlobalStyleRule) =>
  low(part, look, `[data-page-body="${body}"]`);
const { group, terms, submit } = form;

low("> form", {
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gridTemplateRows: "auto auto 1fr",
  gap: "0 20px",
  marginTop: 10,
  marginInline: 0,
});
low("> form > *", { gridColumn: "1 / -1" });
low(`> form > :is(${group}, ${amount.field})`, { gridColumn: "auto", gridRow: "2 / span 2" });
low(`> form > ${terms}`, {
  gridArea: "2 / 3",
  margin: "0 0 10px",
  padding: 0,
  border: 0,
  fontSize: 13,
  lineHeight: 1.35,
});
low(`> form > ${submit}`, {
  position: "static",
  gridArea: "3 / 3",
  alignSelf: "start",
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  boxShadow: "none",
});
low(`${group} > legend`, { marginBottom: 6 });
low(form.methods, { gridTemplateColumns: "minmax(0, 1fr)" });
low(form.methodLimits, { display: "none" }, '[data-page-body]:not([data-page-body="ledger"])');
low(amount.head, { marginBottom: 6 });
low(amount.box, { minHeight: 54, paddingInline: "14px 6px" });
low(amount.input, { minWidth: "2.6em", height: "max(50px, 1.3em)", fontSize: 30 });
// A column has no width for the currency and the button that clears the amount.
low(`${amount.box}:has(${amount.clear}) ${amount.code}`, { display: "none" });
low(`${amount.input}[data-long]`, { fontSize: 22 });
low(amount.symbol, { fontSize: 22 });
low(amount.limits, { marginTop: 4, fontSize: 13 });
low(amount.quick, { marginTop: 6 });
low(amount.chip, { padding: "0 2px", fontSize: 15 });

/** The way's suns stand before the three questions, in the gaps. */
const SUN = 38;
lowIn("path", "> form", { columnGap: SUN + 8, paddingInlineStart: SUN });
lowIn("path", "> form::before", { display: "none" });
lowIn("cards", form.methodName, { paddingInlineEnd: 30 });
lowIn("cards", amount.quick, { gap: 6, padding: "12px 8px 8px" });
lowIn("stamps", "> form", { padding: "12px 22px" });
lowIn("stamps", `> form > :is(${terms}, :not(${terms}) + ${submit})`, {
  marginInline: 0,
  padding: 0,
  borderTop: 0,
});
lowIn("stamps", amount.chip, { minWidth: 46, minHeight: 46, borderWidth: 4, fontSize: 13 });
lowIn("ledger", amount.chip, { padding: "0 9px" });
