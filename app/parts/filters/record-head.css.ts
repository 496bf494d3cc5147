import { globalStyle, style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";
import { lead as pageLead } from "../centre/member.css.ts";

const { color, radius } = vars;

export const head = style({
  "@media": {
    [media.hand]: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4px 12px",
      selectors: { [inside.pageHead.centre]: { justifyContent: "center" } },
    },
  },
});
/** A phone's list comes first, and its title says enough. */
export const lead = style([pageLead, { "@media": { [media.hand]: unseen } }]);
export const opener = style({
  ...chipLook,
  flex: "none",
  gap: 8,
  padding: "0 14px",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.roomy]: { display: "none" } },
});
/** Without days the button of a centred title is its icon, in the corner beside it. */
export const openerAlone = style([
  opener,
  {
    "@media": {
      [media.hand]: {
        selectors: {
          [inside.pageHead.centre]: { position: "absolute", insetInlineEnd: 0, top: 0 },
        },
      },
      [media.tight]: { selectors: { [inside.pageHead.centre]: { position: "static" } } },
    },
  },
]);
export const spoken = style(unseen);
export const words = style({ selectors: { [inside.pageHead.centre]: unseen } });
export const count = style({
  minWidth: 20,
  borderRadius: 10,
  background: color.selected,
  color: color.onSelected,
  fontSize: 12.5,
  lineHeight: "20px",
  textAlign: "center",
});
/** On the page of wide screens; on phones a sheet at the lower edge. */
export const sheet = style({
  "@media": {
    [media.roomy]: { display: "contents" },
    [media.hand]: {
      position: "fixed",
      inset: "auto 0 0",
      width: "100%",
      maxHeight: "80dvh",
      padding: "12px 16px max(20px, env(safe-area-inset-bottom))",
      border: 0,
      borderRadius: `${radius.panel} ${radius.panel} 0 0`,
      background: color.surface,
      color: color.ink,
      boxShadow: vars.atmosphere.shadowRaised,
      overflowY: "auto",
    },
  },
});
globalStyle(`${sheet}::backdrop`, { background: "rgb(0 0 0 / .5)" });
export const done = style({
  width: "100%",
  minHeight: 48,
  marginTop: 18,
  borderRadius: radius.control,
  background: color.selected,
  color: color.onSelected,
  fontWeight: 700,
  "@media": { [media.roomy]: { display: "none" } },
});
