import { style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import * as filterSheet from "#app/ui/overlays/filter-sheet.css.ts";
import { lead as pageLead } from "../centre/member.css.ts";

export const head = style({
  "@media": {
    [media.hand]: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 12,
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
/** Beside a centred title, or upright beside one on its own ground, a phone has room for the icon alone. */
export const words = style({
  selectors: { [inside.pageHead.centre]: unseen },
  "@media": {
    [media.upright]: {
      selectors: { [inside.pageHead.rule]: unseen, [inside.pageHead.band]: unseen },
    },
    [media.slim]: { selectors: { [inside.pageHead.tag]: unseen } },
  },
});
export const done = style([filterSheet.done, { width: "100%", marginTop: 18 }]);
