import { createVar } from "@vanilla-extract/css";
import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as amount from "../amount-field.css.ts";
import * as form from "../money-form.css.ts";

/** A perforated ticket with the button on its stub, balls as proposals, coupons as ways to pay. */
const { color, radius } = vars;
const stamps = styleIn("stamps");
const ASIDE = "paying (min-width: 700px)";
const STUB = 300;
const HOLE = 26;
const ticket = `${form.room} > form`;
const tear = `3px dashed ${color.action}`;
const stub = createVar();
const ball = createVar();
const hole = (size: number, at: string) =>
  `radial-gradient(circle ${size}px at ${at}, transparent 97%, #000)`;

/** A ball on the stub, hardly darker than its ground. */
const mark = `radial-gradient(circle, transparent 34px, ${color.raised} 35px 56px, transparent 57px) 100% 70% / ${STUB}px 114px no-repeat`;

stamps(form.room, { filter: `drop-shadow(0 0 1px ${color.edge})` });
stamps(ticket, {
  padding: "18px 22px",
  background: color.surface,
  maskImage: `${hole(6, "0 50%")}, ${hole(6, "100% 50%")}`,
  maskSize: `100% ${HOLE}px`,
  maskComposite: "intersect",
  "@media": { [media.narrow]: { padding: 14 } },
  "@container": {
    [ASIDE]: {
      vars: { [stub]: `calc(100% - ${STUB}px)` },
      gridTemplateColumns: `minmax(0, 1fr) ${STUB - 2 * 32}px`,
      gridTemplateRows: "auto 1fr",
      columnGap: 64,
      padding: "28px 32px",
      background: `${mark}, linear-gradient(${color.tint}, ${color.tint}) 100% 0 / ${STUB}px 100% no-repeat, ${color.surface}`,
      maskImage: `${hole(6, "0 50%")}, ${hole(6, "100% 50%")}, ${hole(16, `${stub} 0`)}, ${hole(16, `${stub} 100%`)}`,
      maskSize: `100% ${HOLE}px, 100% ${HOLE}px, 100% 100%, 100% 100%`,
    },
  },
});
stamps(`:is([dir="rtl"] ${ticket})`, {
  "@container": {
    [ASIDE]: {
      vars: { [stub]: `${STUB}px` },
      backgroundPosition: "0 70%, 0 0",
    },
  },
});
stamps(`${ticket} > :is(${amount.field}, ${form.group})`, {
  "@container": { [ASIDE]: { gridColumn: 1 } },
});
stamps(`${ticket} > :is(${form.terms}, ${form.submit})`, {
  "@container": { [ASIDE]: { gridColumn: 2, alignSelf: "end" } },
});
stamps(`${ticket} > ${form.terms}`, {
  "@container": { [ASIDE]: { gridRow: 1, alignSelf: "start", flexDirection: "column" } },
});
stamps(`${ticket} > ${form.submit}`, { "@container": { [ASIDE]: { gridRow: 2 } } });
/** The tear line before the stub. */
const first = `:is(${form.terms}, :not(${form.terms}) + ${form.submit})`;
stamps(`${ticket} > ${first}`, {
  marginInline: -14,
  paddingTop: 14,
  paddingInline: 14,
  borderTop: tear,
  "@container": { [ASIDE]: { marginInline: 0, padding: 0, borderTop: 0 } },
});
stamps(`${ticket}::after`, {
  "@container": {
    [ASIDE]: {
      content: "",
      position: "absolute",
      insetBlock: 22,
      insetInlineEnd: STUB - 2,
      borderInlineStart: tear,
    },
  },
});
stamps(ticket, { position: "relative" });

stamps(amount.box, { border: tear, boxShadow: "none" });
stamps(`${form.room} ${amount.input}`, {
  "@container": { [ASIDE]: { height: 92, fontSize: 58 } },
});

/** Balls: a ring of colour around the figure; a long figure makes a ball wider. */
stamps(amount.quick, {
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 3px",
  "@media": { [media.wide]: { gap: 12 } },
});
stamps(amount.chip, {
  minWidth: 50,
  minHeight: 50,
  padding: "0 2px",
  border: `3px solid ${ball}`,
  borderRadius: 50,
  background: color.surface,
  fontSize: 13,
  "@media": { [media.wide]: { minWidth: 70, minHeight: 70, borderWidth: 7, fontSize: 16 } },
});
[color.action, color.accent, color.live, color.link, color.fresh].forEach((hue, at) => {
  stamps(`${amount.quick} > li:nth-child(5n + ${at + 1})`, { vars: { [ball]: hue } });
});

stamps(form.methods, { "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
stamps(`${form.room} ${form.methods}`, {
  "@container": { [ASIDE]: { gridTemplateColumns: "repeat(auto-fit, minmax(250px, 1fr))" } },
});
stamps(`${form.methods} > label`, {
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "center",
  columnGap: 14,
  padding: "10px 12px",
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.control,
  background: "none",
});
stamps(`${form.methods} > label:has(input:checked)`, {
  border: `2px solid ${color.action}`,
  background: color.tint,
  boxShadow: "none",
});
stamps(`${form.methods} > label > ${form.methodIcon}`, {
  gridRow: "1 / 4",
  alignSelf: "stretch",
  alignItems: "center",
  width: 46,
  height: "auto",
  minHeight: 44,
  marginBlock: -10,
  paddingInlineEnd: 10,
  borderRadius: 0,
  borderInlineEnd: `2px dashed ${color.edge}`,
  background: "none",
  color: color.link,
});
