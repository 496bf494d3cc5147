import { mix } from "#vendors/engines/shared/page/colour.ts";
import type { InstantSkin } from "./instant-skin.ts";

const FONTS = {
  lilita: "lilita-one",
  russo: "russo-one",
  titan: "titan-one",
  luckiest: "luckiest-guy",
} as const;

/** The file of the face that titles and buttons have. */
export const faceOf = ({ font }: Pick<InstantSkin, "font">, base: string): string =>
  `${base}/slots/fonts/${FONTS[font]}.woff2`;

/** The skin's colours and face, as the variables that the style sheets use. */
export function skinStyle(skin: InstantSkin, base: string): string {
  const { backdrop, title, titleEdge, ray } = skin.palette;
  return `@font-face{font-family:Game;src:url(${faceOf(skin, base)}) format("woff2");font-display:block}
:root{--centre:${backdrop[0]};--middle:${backdrop[1]};--edge:${backdrop[2]};--title-light:${title[0]};--title-deep:${title[1]};--title-edge:${titleEdge};--ray:${ray};--plate:${skin.plate};--plate-line:${skin.plateLine};--board:${skin.board};--board-deep:${skin.boardDeep};--board-line:${mix(mix(skin.board, backdrop[0], 0.4), "#ffffff", 0.25)};--mark:${skin.mark}}`;
}
