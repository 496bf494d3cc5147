import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as amount from "../amount-field.css.ts";
import * as form from "../money-form.css.ts";

/** Three stations of a way: down it, or side by side where there is room. Each has a sun. */
const { color, radius, display } = vars;
const path = styleIn("path");
const ASIDE = "paying (min-width: 700px)";
const SUN = 30;
const WAY = 38;
const stations = `${form.room} > form`;
/** A sum's terms are its third station; a form without terms has it at its button. */
const last = `:is(${form.terms}, :not(${form.terms}) + ${form.submit})`;

path(stations, {
  position: "relative",
  counterReset: "station",
  paddingInlineStart: WAY,
  "@media": { [media.narrow]: { gap: 11, marginInlineStart: -10 } },
  "@container": {
    [ASIDE]: {
      gridTemplateColumns: "minmax(0, 1.05fr) minmax(0, 1.1fr) minmax(0, .85fr)",
      gridTemplateRows: "auto 1fr",
      gap: "14px 32px",
      paddingInlineStart: 0,
      paddingTop: SUN + 14,
    },
  },
});
path(`${stations}::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: SUN / 2 - 2,
  top: SUN / 2,
  bottom: 30,
  width: 4,
  borderRadius: 2,
  background: color.accent,
  "@container": {
    [ASIDE]: { insetInlineStart: 0, top: SUN / 2 - 2, bottom: "auto", width: "100%", height: 4 },
  },
});
const heads = `:is(${form.group} > legend, ${amount.head}, ${last})`;
path(`${stations} ${heads}`, { position: "relative", counterIncrement: "station" });
path(`${stations} ${heads}::before`, {
  content: ["counter(station)", 'counter(station) / ""'],
  position: "absolute",
  insetInlineStart: -WAY,
  top: -4,
  display: "grid",
  placeItems: "center",
  width: SUN,
  height: SUN,
  borderRadius: "50%",
  background: `radial-gradient(circle, ${color.accent} 10.5px, ${color.surface} 11px 12px, transparent 12.5px), repeating-conic-gradient(from -8deg, ${color.accent} 0 16deg, ${color.surface} 16deg 36deg)`,
  color: color.onAccent,
  fontFamily: display.family,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: 1,
  "@container": { [ASIDE]: { insetInlineStart: 0, top: -(SUN + 14) } },
});
path(`${stations} > *`, { "@container": { [ASIDE]: { gridColumn: "1 / -1" } } });
path(`${stations} > :is(${form.group}, ${amount.field})`, {
  "@container": { [ASIDE]: { gridColumn: 1, gridRow: "span 2" } },
});
path(`${stations} > ${amount.field}`, { "@container": { [ASIDE]: { gridColumn: 2 } } });
path(`${stations} > :is(${form.terms}, ${form.submit})`, {
  "@container": { [ASIDE]: { gridColumn: 3, alignSelf: "start" } },
});
path(`${stations} > ${form.foot}`, {
  "@media": { [media.narrow]: { marginInlineStart: -6 - WAY } },
});
/** The station's sun stands for the sign. */
path(`${stations} > ${form.terms} > svg`, { display: "none" });

path(form.methods, { "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
path(`${form.methods} > label`, {
  padding: "10px 14px",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: 12,
  alignContent: "center",
  background: "none",
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
path(`${form.methods} > label:has(input:checked)`, {
  background: vars.atmosphere.warmGround,
  boxShadow: `inset 0 0 0 2px ${color.link}`,
});
path(`${form.room} ${form.methods}`, {
  "@container": { [ASIDE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 8 } },
});
path(form.methodIcon, {
  gridRow: "1 / 4",
  alignSelf: "center",
  height: 46,
  marginBottom: 0,
  borderRadius: `20px 20px ${radius.tag} ${radius.tag}`,
});

/** The amount rises in an arch. */
path(`${form.room} ${amount.box}`, {
  "@container": {
    [ASIDE]: {
      alignItems: "end",
      gap: 6,
      minHeight: 164,
      paddingInline: "24px 20px",
      paddingBottom: 10,
      borderRadius: `160px 160px ${radius.tag} ${radius.tag}`,
      background: vars.atmosphere.warmGround,
    },
  },
});
path(`${form.room} ${amount.box} > :not(input)`, {
  "@container": { [ASIDE]: { marginBottom: 20 } },
});
path(`${form.room} ${amount.input}[data-long]`, { "@container": { [ASIDE]: amount.longFigure } });
path(amount.chip, { borderRadius: "22px 22px 6px 6px" });
