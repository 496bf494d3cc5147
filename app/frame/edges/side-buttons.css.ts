import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
/** From this width on the page leaves room at its side. */
const BESIDE = "screen and (min-width: 1400px)";
/** Here the page leaves only its gutter of 24 px. */
const GUTTER = "screen and (min-width: 720px) and (max-width: 1399px)";

const panel = {
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
} as const;

export const stack = style({
  ...panel,
  position: "fixed",
  insetInlineEnd: 12,
  bottom: 24,
  zIndex: 12,
  display: "none",
  flexDirection: "column",
  padding: 4,
  borderRadius: vars.radius.panel,
  "@media": { [BESIDE]: { display: "flex" } },
});
export const button = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 12,
  minWidth: 44,
  minHeight: 44,
  borderRadius: 22,
  color: color.muted,
  selectors: { "&:hover": { color: color.link, background: color.tint } },
});
/** At the page's side only the icon shows; screen readers still read the name. */
export const name = style({
  "@media": {
    [BESIDE]: unseen,
  },
});

const edge = style({
  position: "fixed",
  insetInlineEnd: 0,
  bottom: 24,
  zIndex: 12,
  "@media": {
    [BESIDE]: { display: "none" },
    [media.narrow]: { position: "static", margin: "28px 16px 0" },
    print: { display: "none" },
  },
});
const head = style({ position: "relative", marginInlineStart: "auto", zIndex: 12 });
export const folded = { edge, head };
/**
 * On pages of forms and tables the buttons stand at the edge only where there is room, otherwise in
 * the page's head.
 */
export const besideOnly = style({ display: "none", "@media": { [BESIDE]: { display: "block" } } });
export const headOnly = style({
  marginInlineStart: "auto",
  "@media": {
    [BESIDE]: { display: "none" },
    [media.handOnly]: { gridArea: "service" },
    print: { display: "none" },
  },
});
export const fold = style({
  ...panel,
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: "50%",
  color: color.link,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
const open = style({
  ...panel,
  position: "absolute",
  insetInlineEnd: 0,
  width: "max-content",
  maxWidth: "80vw",
  padding: 8,
  borderRadius: vars.radius.card,
});
export const unfolded = {
  edge: style([
    open,
    {
      bottom: 0,
      insetInlineEnd: 32,
      "@media": {
        [media.narrow]: { position: "static", width: "auto", maxWidth: "none", marginTop: 8 },
      },
    },
  ]),
  // In a column at the start of the page the buttons unfold over the page and not out of the window.
  head: style([
    open,
    {
      top: 56,
      "@media": { [media.large]: { insetInlineStart: 0, insetInlineEnd: "auto" } },
    },
  ]),
};
globalStyle(`${edge} > ${fold}`, {
  "@media": {
    [media.narrow]: {
      gridAutoFlow: "column",
      justifyContent: "center",
      gap: 10,
      width: "100%",
      borderRadius: vars.radius.control,
      fontWeight: 650,
    },
  },
});
/** In the row with the way out both have one size. */
globalStyle(`${head} > ${fold}`, { width: 44, height: 44, background: "none", boxShadow: "none" });
/** In the gutter a tab at the window's edge, which covers nothing of the page. */
globalStyle(`${edge} > ${fold}`, {
  "@media": {
    [GUTTER]: {
      width: 24,
      height: 88,
      borderRadius: 0,
      borderStartStartRadius: 12,
      borderEndStartRadius: 12,
    },
  },
});
globalStyle(`${edge} > ${fold} svg`, { "@media": { [GUTTER]: { width: 18, height: 18 } } });
/** Only the row on a phone has room for the words. */
export const foldName = style({ "@media": { [media.wide]: { display: "none" } } });
/** With its name next to it, a button is aligned to the left. */
globalStyle(`${open} ${button}`, {
  justifyContent: "flex-start",
  paddingBlock: 0,
  paddingInline: "12px 16px",
  color: color.ink,
  fontWeight: 600,
});
