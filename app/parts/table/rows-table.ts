import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

/** A table that shows its rows as blocks, without a head to the eye, within a media query. */
export const tableLook = (asRows: string) =>
  ({
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "@media": { [asRows]: { display: "block" } },
  }) as const;
export const headLook = (asRows: string) => ({
  fontSize: 14,
  color: vars.color.muted,
  "@media": { [asRows]: unseen },
});
/** The cells of that head. */
export const headCellLook = {
  padding: "8px 10px",
  fontWeight: 600,
  whiteSpace: "nowrap",
} as const;
