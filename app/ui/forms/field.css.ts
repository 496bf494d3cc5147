import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { fieldRing } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const field = style({ minWidth: 0 });

export const box = style({
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  minHeight: 62,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  cursor: "text",
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    "&:focus-within": { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    // The press that opens a date's calendar is within its field.
    "&:has(:is(input, select, textarea):focus-within)": fieldRing,
    "&:has(:is(input, select, textarea)[aria-invalid=true])": {
      background: color.badTint,
      boxShadow: `inset 0 0 0 2px ${color.bad}`,
    },
  },
});

export const label = style({
  position: "absolute",
  insetInlineStart: 18,
  insetInlineEnd: 18,
  top: 10,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.3,
  color: color.muted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  "@media": { [media.tight]: { fontSize: 10 } },
  selectors: {
    [`${box}:focus-within &`]: { color: color.ink },
    [`${box}:has(:is(input, select, textarea)[aria-invalid=true]) &`]: { color: color.bad },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: "100%",
  padding: "27px 18px 9px",
  border: 0,
  outline: 0,
  borderRadius: "inherit",
  background: "none",
  color: color.ink,
  fontSize: 17,
  fontWeight: 600,
  lineHeight: 1.3,
  // Below a label of twice the size.
  "@media": { [media.tight]: { paddingTop: 37 } },
  selectors: {
    "&:autofill": {
      WebkitTextFillColor: color.ink,
      boxShadow: `inset 0 0 0 1.5px ${color.edge}, inset 0 0 0 99px ${color.surface}`,
      caretColor: color.ink,
    },
    "&:autofill:focus": {
      boxShadow: `inset 0 0 0 2px ${color.ink}, inset 0 0 0 99px ${color.surface}`,
    },
  },
});

export const select = style([
  input,
  {
    appearance: "none",
    paddingInlineEnd: 48,
    textOverflow: "ellipsis",
    cursor: "pointer",
  },
]);
/** The label stays above the text when it is scrolled. */
export const textArea = style([
  input,
  {
    marginTop: 27,
    paddingTop: 0,
    minHeight: 64,
    lineHeight: 1.5,
    resize: "vertical",
    "@media": { [media.tight]: { marginTop: 37 } },
  },
]);
// The browser's option list takes these colours and not the box's.
globalStyle(`${select} option`, { background: color.surface, color: color.ink });
export const selectMark = style({
  position: "absolute",
  insetInlineEnd: 16,
  top: 0,
  bottom: 0,
  display: "grid",
  placeItems: "center",
  color: color.muted,
  pointerEvents: "none",
});

export const reveal = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  alignSelf: "center",
  width: 44,
  height: 44,
  marginInlineEnd: 8,
  borderRadius: radius.control,
  color: color.muted,
  selectors: { "&:hover": { color: color.ink, background: color.tint } },
  "@media": { "(scripting: none)": { display: "none" } },
});

const note = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  padding: "6px 18px 0",
  fontSize: 13.5,
  lineHeight: 1.4,
});
export const hint = style([note, { color: color.muted }]);
export const error = style([note, { color: color.bad, fontWeight: 600 }]);
