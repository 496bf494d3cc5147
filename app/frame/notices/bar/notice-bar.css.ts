import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";
import { wrap } from "../../frame.css.ts";

const { color } = vars;

/** The bar has the same height before and after its script starts. */
const base = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  "@media": {
    [media.narrow]: { gap: 8 },
    // A phone on its side has no height for it; the bell leads to the notices.
    [media.low]: { display: "none" },
  },
});
const air = style({
  margin: "14px 0",
  "@media": { [media.narrow]: { margin: "10px 0 6px" } },
});
/** How deep the ends of a ticket are cut. */
const BITE = 7;
export const bar = styleVariants({
  strip: [
    base,
    air,
    {
      paddingInline: "16px 6px",
      borderRadius: `min(${vars.radius.control}, 22px)`,
      background: color.notice,
      color: color.noticeInk,
      "@media": { [media.narrow]: { paddingInlineStart: 12 } },
    },
  ],
  line: [
    base,
    {
      marginBottom: 12,
      color: color.noticeInk,
      borderBottom: `1px solid ${color.line}`,
      "@media": { [media.narrow]: { marginBottom: 0 } },
    },
  ],
  above: [base, wrap, { color: color.footerInk }],
  ticket: [
    base,
    {
      paddingInline: "20px 12px",
      background: color.accent,
      color: color.onAccent,
      // Both short ends have the row of bites of a torn ticket.
      mask: `radial-gradient(circle at 0 50%, transparent ${BITE - 2.5}px, #000 ${BITE - 2}px) 0 0 / 51% ${2 * BITE}px, radial-gradient(circle at 100% 50%, transparent ${BITE - 2.5}px, #000 ${BITE - 2}px) 100% 0 / 51% ${2 * BITE}px`,
      maskRepeat: "repeat-y",
    },
  ],
});
/** A list of games begins with games, and the bar has its place below the first shelf. */
export const below = style({ margin: "0 0 10px" });
export const belowRow = style({ margin: `${vars.gapSectionNarrow} 0 0` });
/** Above the header or inside it the bar takes no height from a wide page's games. */
export const notOnPhones = style({ "@media": { [media.narrow]: { display: "none" } } });
export const phonesOnly = style({ "@media": { [media.wide]: { display: "none" } } });
/** Behind the line above the header, from edge to edge. */
export const ground = style({
  // With text twice as large the menu alone leads to the notices.
  "@media": { [media.tight]: { display: "none" } },
  background: color.footer,
  color: color.footerInk,
});
export const mark = style({
  display: "flex",
  flex: "none",
  "@media": { [media.narrow]: { display: "none" } },
});
/** A phone's header has no room for the bell. */
export const bell = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  width: 44,
  height: 44,
  marginInlineStart: -12,
  marginInlineEnd: -8,
  "@media": { [media.wide]: { display: "none" } },
});
export const button = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: "50%",
  selectors: { "&:focus-visible": { outlineOffset: -4 } },
});
export const all = style({
  flex: "none",
  padding: "11px 10px",
  fontSize: 14.5,
  fontWeight: 700,
  lineHeight: "22px",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    [`${bar.ticket} &`]: { display: "none" },
  },
  "@media": { [media.narrow]: { display: "none" } },
});

/** The rings of what is in the bar, but not of the windows that open from it. */
const ringIn = (form: string, ink: string) =>
  globalStyle(`${form} > :is(a, ul, span)`, { vars: ringOf(ink) });
ringIn(bar.ticket, color.onAccent);
ringIn(bar.above, color.footerInk);
