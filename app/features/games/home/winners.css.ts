import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

const base = style({ minWidth: 0 });
const sections = {
  list: style([
    base,
    {
      marginTop: vars.gapSection,
      "@media": { [media.narrow]: { marginTop: vars.gapSectionNarrow } },
    },
  ]),
  panel: style([
    base,
    {
      padding: "12px 14px",
      borderRadius: vars.radius.panel,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
    },
  ]),
  card: style([
    base,
    {
      marginTop: vars.gapSection,
      padding: "18px 24px 12px",
      borderRadius: vars.radius.panel,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
    },
  ]),
};

export { sections as section };

export const head = style({ display: "flex", alignItems: "center", marginBottom: 10 });
export const title = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  fontSize: vars.sectionSize,
  "@media": { [media.narrow]: { fontSize: vars.sectionSizeNarrow } },
});
export const panelTitle = style([title, { fontSize: `min(${vars.sectionSize}, 19px)` }]);
export const live = style({
  flex: "none",
  width: 8,
  height: 8,
  marginInlineStart: 4,
  borderRadius: "50%",
  background: color.live,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${color.live} 22%, transparent)`,
});
/** Grows with the text in it. */
const ROW_HEIGHT = "3.5625rem";
const window_ = style({
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  selectors: { "&[data-rolling]": { overflow: "hidden" } },
});
const rows = (count: number) => style([window_, { maxHeight: `calc(${count} * ${ROW_HEIGHT})` }]);
/** The number of visible entries. */
const windows = { list: rows(4), panel: rows(8), card: rows(5) };

export { windows as window };

const roll = keyframes({ to: { transform: "translateY(-50%)" } });
export const track = style({
  "@media": {
    [media.motion]: {
      selectors: {
        "[data-rolling] > &": { animation: `${roll} var(--roll, 40s) linear infinite` },
        "[data-rolling]:hover > &, [data-rolling]:focus-within > &": {
          animationPlayState: "paused",
        },
      },
    },
  },
});
export const row = style({
  height: ROW_HEIGHT,
  borderTop: `1px solid ${color.line}`,
  "@media": { [media.tight]: { height: "auto", minHeight: ROW_HEIGHT, paddingBlock: 6 } },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  height: "100%",
});
export const first = style([
  item,
  {
    // In a stretched section 100 % would be the whole section's height.
    height: "auto",
    minHeight: 82,
    padding: "8px 16px",
    borderRadius: vars.radius.card,
    background: `linear-gradient(100deg, ${color.raised}, ${color.tint})`,
  },
]);
globalStyle(`${sections.list} ${item}:not(${first})`, { paddingInline: 16 });
export const who = style({ flex: 1, minWidth: 0, lineHeight: 1.3 });
globalStyle(`${who} b`, { display: "block", fontWeight: 680 });
export const game = style({
  display: "block",
  fontSize: 13,
  color: color.faint,
});
export const prize = style({
  flex: "none",
  display: "grid",
  justifyItems: "end",
  lineHeight: 1.3,
  fontWeight: 730,
  color: color.win,
});
export const when = style({
  fontFamily: vars.text.family,
  fontSize: 13,
  fontWeight: 400,
  color: color.faint,
});
export const times = style({ "@media": { [media.tight]: { display: "none" } } });
/** In a column beside the page the room goes to the game's name. */
globalStyle(`${sections.panel} ${times}`, { "@media": { [media.large]: { display: "none" } } });
globalStyle(`${first} ${prize}`, {
  fontFamily: vars.display.family,
  fontSize: 22,
  fontWeight: 600,
  color: color.link,
});
globalStyle(`${first} :is(${game}, ${when})`, { color: color.muted });
