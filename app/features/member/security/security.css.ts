import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { controlRing } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";
import { rowForms } from "../../../parts/centre/row-forms.ts";

const { color, radius } = vars;

export const page = style({ display: "grid", gap: 16, minWidth: 0 });
export const done = style({ selectors: { "&:not(:empty)": { marginTop: 16 } } });
export const heading = style({
  padding: 0,
  marginBottom: 10,
  fontFamily: vars.display.family,
  fontSize: 20,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
});
export const quiet = style({ fontSize: 14.5, color: color.muted, overflowWrap: "anywhere" });
export const words = style({ display: "grid", gap: 1, flex: 1, minWidth: 0 });

export const who = style({
  display: "flex",
  alignItems: "center",
  gap: 18,
  marginTop: 16,
  "@media": { [media.narrow]: { flexWrap: "wrap", gap: 14 } },
});
export const nickname = style({
  fontFamily: vars.display.family,
  fontSize: 22,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  overflowWrap: "anywhere",
});
export const edit = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 16px",
  borderRadius: radius.control,
  background: color.tint,
  color: color.link,
  fontWeight: 700,
  selectors: { "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.link}` } },
  "@media": { [media.narrow]: { flexBasis: "100%", justifyContent: "center" } },
});

export const rows = style({ display: "grid" });
const rowLook = {
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 72,
  padding: "12px 8px",
  margin: "0 -8px",
  borderTop: `1px solid ${color.line}`,
  // Without a panel around them the rows end where the page's lines do.
  selectors: { [inside.surface.open]: { marginInline: 0, paddingInline: 0 } },
} as const;
export const row = style({
  ...rowLook,
  "@media": { [media.narrow]: { flexWrap: "wrap" } },
  selectors: {
    ...rowLook.selectors,
    "li:first-child > &": { borderTop: 0 },
    "&:hover": { background: color.tint },
  },
});
export const languageRow = style({ ...rowLook, flexWrap: "wrap" });
export const rowIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 46,
  height: 46,
  borderRadius: "50%",
  background: color.tint,
  color: color.link,
});
export const state = style({
  flex: "none",
  "@media": { [media.narrow]: { order: 1, flexBasis: "100%", paddingInlineStart: 60 } },
});
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": { [media.narrow]: { flexBasis: "100%", paddingInlineStart: 60 } },
});
rowForms({
  rows,
  row: `:is(${row}, ${languageRow})`,
  rowIcon,
  words,
  below: `:is(${state}, ${choices})`,
});
export const choice = style({
  minHeight: 44,
  padding: "0 16px",
  borderRadius: radius.control,
  background: color.tint,
  color: color.ink,
  fontWeight: 650,
  selectors: {
    "&[aria-current=true]": { background: color.accent, color: color.onAccent },
  },
});

export const form = style({ display: "grid", gap: 14, maxWidth: 560, marginTop: 20 });
/** Another method, below a form's button. */
export const otherMethod = style({ display: "grid", justifyItems: "start", marginTop: 14 });
export const submit = style({ display: "grid", justifyItems: "start", marginTop: 4 });
export const next = style([submit, { marginTop: 14 }]);
export const nextWords = style({ marginTop: 10, fontSize: 16.5, maxWidth: "62ch" });
export const group = style({ marginTop: 34 });
export const fact = style({
  padding: "12px 18px",
  borderRadius: radius.control,
  background: color.tint,
});

export const faces = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(76px, 1fr))",
  gap: 10,
  maxWidth: 560,
});
export const face = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  padding: 6,
  borderRadius: "50%",
  aspectRatio: "1",
  cursor: "pointer",
  selectors: {
    "&:has(input:checked)": { boxShadow: `inset 0 0 0 3px ${color.link}` },
    "&:has(input:focus-visible)": controlRing,
  },
});
export const radio = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
export const bare = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const list = style({ display: "grid", marginTop: 16 });
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 14,
  padding: "14px 0",
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &": { borderTop: 0 } },
});
/** On a phone the words have the row, and what follows stands below them. */
export const itemWords = style([
  words,
  { "@media": { [media.narrow]: { flexBasis: "calc(100% - 60px)" } } },
]);
export const itemState = style({
  "@media": { [media.narrow]: { marginInlineStart: 60 } },
});
export const remove = style({ marginInlineStart: "auto" });
export const removeSummary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 12px",
  borderRadius: radius.control,
  color: color.link,
  fontWeight: 700,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: color.tint },
  },
});
export const ask = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  padding: "8px 0 4px",
});
