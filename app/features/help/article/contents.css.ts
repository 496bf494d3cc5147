import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const { index, stamps, ledger } = inside.pageBody;

/** The help centre's articles: beside the article, or below it in three columns. */
export const contents = style({
  position: "sticky",
  top: 16,
  padding: 12,
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    [index]: { padding: 0, background: "none", boxShadow: "none" },
    [stamps]: {
      position: "static",
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: 16,
      padding: 20,
      boxShadow: `inset 0 0 0 3px ${color.action}`,
    },
    [ledger]: {
      position: "static",
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: 40,
      padding: "22px 0 0",
      borderTop: `1px solid ${color.edge}`,
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
  "@media": {
    [media.middle]: {
      display: "none",
      selectors: { [stamps]: { display: "none" }, [ledger]: { display: "none" } },
    },
  },
});
export const group = style({
  selectors: {
    "& + &": { marginTop: 10, paddingTop: 10, borderTop: `1px solid ${color.line}` },
    ':is([data-page-body="stamps"], [data-page-body="ledger"]) & + &': {
      margin: 0,
      padding: 0,
      border: 0,
    },
  },
});
export const title = style({
  padding: "6px 14px 4px",
  fontSize: 13.5,
  fontWeight: 700,
  color: color.muted,
  selectors: {
    [index]: { paddingInline: 0, color: color.ink },
    [ledger]: {
      paddingInline: 0,
      fontFamily: display.family,
      fontSize: 18,
      fontWeight: 400,
      color: color.ink,
    },
  },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 46,
  padding: "6px 14px",
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="page"]': { background: color.raised, fontWeight: 700 },
    [index]: {
      paddingInline: 0,
      borderRadius: 0,
      borderBottom: `1.5px solid ${color.line}`,
    },
    [`${index}:hover`]: { background: "none", borderColor: color.link },
    [`${index}[aria-current="page"]`]: { background: "none", color: color.link },
    [ledger]: { paddingInline: 0, fontWeight: 500 },
    [`${ledger}:hover`]: { background: "none", textDecoration: "underline" },
    [`${ledger}[aria-current="page"]`]: { background: "none", color: color.link },
  },
});
