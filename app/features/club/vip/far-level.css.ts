import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unfoldLook } from "#app/ui/overlays/unfold-look.ts";
import { asked, gift, level, row } from "./level-table.css.ts";

/** A path is long, so its far levels say what they ask and give, and the rest when they are opened. */
const far = `[data-page-body="path"] ${row}[data-far]`;

export const more = style({ display: "none" });
globalStyle(`${far} > ${more}`, {
  display: "block",
  position: "absolute",
  insetInlineEnd: 18,
  top: 8,
});
export const unfold = style({ ...unfoldLook, gap: 4 });
globalStyle(`${more} [open] svg`, { rotate: "180deg" });
globalStyle(far, { rowGap: 2, paddingBlock: "8px 14px" });
globalStyle(`${far} > ${level}`, { paddingInlineEnd: 96 });
globalStyle(`${far}:not(:has([open])) > td:not(${asked}, ${gift}, ${more})`, { display: "none" });
globalStyle(`${far}:has([open])`, { rowGap: 8 });
globalStyle(`${far}:not(:has([open])) > ${asked} + ${asked}`, {
  "@media": { [media.middle]: { display: "none" } },
});
/** Its sun is smaller, because the way to the next one is short. */
const SUN = 50;
globalStyle(`${far}:nth-child(n) > ${level} img`, {
  insetInlineEnd: -62 - SUN / 2,
  top: `calc(50% - ${SUN / 2}px)`,
  width: SUN,
  height: SUN,
  padding: 7,
  "@media": { [media.tablet]: { insetInline: "-66px auto" } },
});
globalStyle(`${far}:nth-child(even) > ${level} img`, {
  "@media": { [media.roomy]: { insetInline: `${-62 - SUN / 2}px auto` } },
});
globalStyle(`${far}:nth-child(n)`, { "@media": { [media.tablet]: { paddingBlock: "4px 10px" } } });
