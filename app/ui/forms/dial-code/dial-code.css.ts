import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius, atmosphere } = vars;

/** The note under the number may grow; the code next to it keeps its height. */
export const phone = style({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr)",
  alignItems: "start",
  gap: 10,
});
export const root = style({ minWidth: 0 });

const control = style({
  flex: 1,
  minWidth: 0,
  width: "100%",
  paddingBlock: "27px 9px",
  paddingInline: "18px 14px",
  border: 0,
  outline: 0,
  borderRadius: "inherit",
  background: "none",
  color: color.ink,
  fontFamily: "inherit",
  fontSize: 17,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "start",
  cursor: "pointer",
});
export const select = style([control, { selectors: { "&[hidden]": { display: "none" } } }]);
export const button = style([
  control,
  {
    display: "flex",
    alignItems: "center",
    gap: 8,
    whiteSpace: "nowrap",
  },
]);
export const flag = style({
  flex: "none",
  width: 24,
  height: 16,
  borderRadius: 3,
  objectFit: "cover",
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const popup = style({
  position: "fixed",
  inset: "auto",
  zIndex: 70,
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "hidden",
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  boxShadow: `${atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
});
export const search = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "0 16px",
  borderBottom: `1px solid ${color.line}`,
  color: color.muted,
  selectors: { "&:focus-within": { color: color.link } },
});
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  border: 0,
  outline: 0,
  background: "none",
  color: color.ink,
  fontSize: 16,
  selectors: { "&::placeholder": { color: color.muted, opacity: 1 } },
});
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: 6,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  padding: "6px 10px",
  borderRadius: radius.control,
  cursor: "pointer",
  selectors: {
    "&[data-active]": { background: color.tint },
    "&[aria-selected=true]": { fontWeight: 700 },
  },
});
export const country = style({ flex: 1, minWidth: 0 });
export const code = style({ color: color.muted, fontVariantNumeric: "tabular-nums" });
export const none = style({ padding: "0 16px 16px", color: color.muted });
export const silent = style({ display: "none" });
