import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { fieldRing } from "#app/ui/layout/ring.css.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import * as filterSheet from "#app/ui/overlays/filter-sheet.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  marginBottom: 10,
});
/** Beside the title of a list; the name field takes what the title leaves. */
export const besideTitle = style([
  filters,
  {
    marginBottom: 0,
    selectors: { [inside.pageHead.centre]: { justifyContent: "center" } },
    "@media": {
      [media.large]: {
        flex: "1 1 0",
        justifyContent: "flex-end",
        selectors: { [inside.pageHead.centre]: { justifyContent: "center" } },
      },
      [media.hand]: { flex: "1 1 164px", flexWrap: "nowrap", minWidth: 0, gap: 8 },
      [media.low]: { flexBasis: 230 },
      [media.tight]: { flexBasis: "100%" },
    },
  },
]);

const box = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: 46,
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  selectors: { "&:has(:is(input, select):focus)": fieldRing },
} as const;

export const search = style({
  ...box,
  flex: "1 1 260px",
  maxWidth: 420,
  paddingInlineStart: 16,
  "@media": { [media.hand]: { flex: "1 1 0", minWidth: 0, maxWidth: "none" } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: color.ink,
  fontSize: 16,
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: color.muted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
export const button = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: color.muted,
  selectors: { "&:hover": { color: color.ink } },
});

export const choice = style({
  ...box,
  flex: "0 1 auto",
  minWidth: 0,
  paddingInlineStart: 14,
  fontSize: 14.5,
  "@media": { [media.hand]: { flex: "1 1 44%" } },
});
export const choiceLabel = style({
  flex: "none",
  color: color.muted,
  "@media": {
    [media.hand]: unseen,
  },
});
export const select = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  paddingBlock: 0,
  paddingInline: "8px 34px",
  border: 0,
  outline: 0,
  appearance: "none",
  borderRadius: "inherit",
  background: "none",
  color: color.ink,
  fontSize: 14.5,
  fontWeight: 680,
  textOverflow: "ellipsis",
  cursor: "pointer",
  "@media": { [media.hand]: { paddingInlineStart: 0, fontSize: 16 } },
});
export const arrow = style({
  position: "absolute",
  insetInlineEnd: 12,
  color: color.muted,
  pointerEvents: "none",
});
export const lines = style({
  display: "flex",
  alignItems: "center",
  gap: 9,
  minHeight: 44,
  padding: "0 6px",
  fontSize: 14.5,
  fontWeight: 640,
  cursor: "pointer",
});
/** Opens the sheet on phones. */
export const opener = style({
  ...box,
  gap: 8,
  flex: "none",
  padding: "0 12px",
  minWidth: 46,
  justifyContent: "center",
  fontSize: 14.5,
  fontWeight: 680,
  "@media": { [media.roomy]: { display: "none" } },
});
export const openerName = style({ "@media": { [media.phone]: unseen } });
export const sheet = style([
  filterSheet.sheet,
  {
    "@media": {
      [media.hand]: { selectors: { "&:popover-open": { display: "grid", gap: 12 } } },
    },
  },
]);
/** With scripts a choice applies at once. */
export const apply = style({
  display: "none",
  "@media": {
    "(scripting: none)": {
      display: "block",
      minHeight: 46,
      padding: "0 18px",
      borderRadius: vars.radius.control,
      background: color.raised,
      color: color.ink,
      fontWeight: 700,
    },
  },
});
