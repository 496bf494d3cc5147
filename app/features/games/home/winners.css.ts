import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
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

export const title = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  marginBottom: 10,
  fontSize: vars.sectionSize,
  "@media": { [media.narrow]: { fontSize: vars.sectionSizeNarrow } },
});
export const live = style({
  width: 8,
  height: 8,
  marginLeft: 4,
  borderRadius: "50%",
  background: color.live,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${color.live} 22%, transparent)`,
});
export const empty = style({ padding: "16px 0 20px", color: color.muted });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "4px 0",
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`li:first-child > ${item}`, { borderTop: 0 });
export const first = style([
  item,
  {
    minHeight: 82,
    padding: "8px 16px",
    border: 0,
    borderRadius: vars.radius.card,
    background: `linear-gradient(100deg, ${color.raised}, ${color.tint})`,
  },
]);
globalStyle(`${first} + ${item}, li:nth-child(2) > ${item}`, { borderTop: 0 });
globalStyle(`${sections.list} ${item}:not(${first})`, { paddingInline: 16 });
export const who = style({ flex: 1, minWidth: 0, lineHeight: 1.3 });
globalStyle(`${who} b`, { display: "block", fontWeight: 680 });
export const what = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: 13,
  color: color.faint,
});
export const prize = style({ flex: "none", fontWeight: 730, color: color.win });
globalStyle(`${first} ${prize}`, {
  fontFamily: vars.display.family,
  fontSize: 22,
  fontWeight: 600,
  color: color.link,
});
globalStyle(`${first} ${what}`, { color: color.muted });
