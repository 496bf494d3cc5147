import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import * as amount from "../amount-field.css.ts";
import * as form from "../money-form.css.ts";

/** Buoys in a row as ways to pay; the amount above the water, and proposals as bubbles in it. */
const { color, radius } = vars;
const cards = styleIn("cards");
const WIDE = "paying (min-width: 560px)";
const CREST = 16;
const WAVE = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 ${CREST}" preserveAspectRatio="none"><path d="M0 ${CREST}V8C16 8 24 0 48 0S80 8 96 8V${CREST}Z"/></svg>`,
);
const buoy = `${form.methods} > label`;

cards(`${form.room} > form`, { "@media": { [media.narrow]: { gap: 10 } } });
cards(`${form.room} > form > :is(${form.terms}, ${form.submit})`, {
  "@container": { [WIDE]: { width: "100%", maxWidth: 560, marginInline: "auto" } },
});
cards(buoy, { borderRadius: radius.panel });
cards(`${buoy} > ${form.methodIcon}`, { borderRadius: "50%" });
cards(`${form.room} ${form.methods}`, {
  "@container": {
    [WIDE]: { gridTemplateColumns: "repeat(auto-fit, minmax(118px, 1fr))", gap: 6 },
  },
});
cards(`${form.room} ${buoy}`, {
  "@container": {
    [WIDE]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridColumn: "auto",
      maxWidth: 260,
      alignContent: "start",
      justifyItems: "center",
      padding: "12px 6px",
      background: "none",
      boxShadow: "none",
      textAlign: "center",
    },
  },
});
cards(`${form.room} ${buoy}:has(input:checked)`, {
  "@container": { [WIDE]: { background: color.tint, boxShadow: "none" } },
});
cards(`${form.room} ${buoy} > ${form.methodIcon}`, {
  "@container": {
    [WIDE]: {
      gridRow: "auto",
      width: 64,
      height: 64,
      marginBottom: 12,
      border: `5px solid ${color.surface}`,
      outline: `3px dashed ${color.edge}`,
      background: color.tint,
      color: color.link,
    },
  },
});
cards(`${form.room} ${buoy} > input:checked ~ ${form.methodIcon}`, {
  "@container": {
    [WIDE]: {
      outline: `4px dashed ${color.action}`,
      background: color.accent,
      color: color.onAccent,
    },
  },
});
cards(`${form.room} ${buoy} > ${form.methodMark}`, {
  "@container": { [WIDE]: { insetInlineEnd: "calc(50% - 44px)", top: 6 } },
});
cards(`${form.room} ${buoy} > ${form.methodName}`, {
  "@container": { [WIDE]: { paddingInlineEnd: 0, fontSize: 15, lineHeight: 1.25 } },
});

cards(amount.box, { borderRadius: radius.panel });
cards(`${form.room} ${amount.input}`, {
  "@container": { [WIDE]: { height: 92, fontSize: 54 } },
});
/** The water, with a wave as its edge. */
cards(amount.quick, {
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "8px 6px",
  padding: "16px 12px 14px",
  "@media": { [media.narrow]: { marginTop: 4, gap: 6, padding: "12px 8px 8px" } },
});
cards(`${amount.quick}::before`, {
  content: "",
  position: "absolute",
  inset: 0,
  zIndex: -1,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: `color-mix(in srgb, ${color.accent} 26%, ${color.surface})`,
  maskImage: `url("data:image/svg+xml,${WAVE}"), linear-gradient(#000, #000)`,
  maskPosition: `0 0, 0 ${CREST}px`,
  maskSize: `96px ${CREST}px, 100% 100%`,
  maskRepeat: "repeat-x, no-repeat",
});
cards(`${amount.quick} > li`, { flex: "1 1 86px" });
cards(`${amount.quick} > li:nth-child(even)`, { translate: "0 4px" });
cards(amount.chip, { borderRadius: 40, background: color.surface });
cards(`${form.room} ${amount.quick} > li`, { "@container": { [WIDE]: { flex: "0 1 auto" } } });
cards(`${form.room} ${amount.chip}`, {
  "@container": { [WIDE]: { minWidth: 82, minHeight: 82, borderRadius: 50, fontSize: 15 } },
});
