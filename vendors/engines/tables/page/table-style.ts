import { mix } from "#vendors/engines/shared/page/colour.ts";
import type { TableSkin } from "./table-skin.ts";

const FONTS = {
  lilita: "lilita-one",
  russo: "russo-one",
  titan: "titan-one",
  luckiest: "luckiest-guy",
} as const;

/** The file of the face that titles and buttons have. */
export const faceOf = ({ font }: TableSkin, base: string): string =>
  `${base}/slots/fonts/${FONTS[font]}.woff2`;

/** The skin's colours and face, as the variables that the style sheets use. */
export function skinStyle(skin: TableSkin, base: string): string {
  const { backdrop, title, titleEdge, ray } = skin.palette;
  return `@font-face{font-family:Game;src:url(${faceOf(skin, base)}) format("woff2");font-display:block}
:root{--centre:${backdrop[0]};--middle:${backdrop[1]};--edge:${backdrop[2]};--title-light:${title[0]};--title-deep:${title[1]};--title-edge:${titleEdge};--ray:${ray};--plate:${skin.plate};--plate-line:${skin.plateLine};--felt:${skin.felt};--felt-deep:${skin.feltDeep};--felt-line:${skin.feltLine};--back-light:${mix(backdrop[1], "#ffffff", 0.12)};--back-deep:${mix(backdrop[2], backdrop[1], 0.35)};${tonesOf("scale", skin.scales)}${tonesOf("fur", skin.fur)}}`;
}

const tonesOf = (name: string, [light, middle, deep]: TableSkin["fur"]) =>
  `--${name}-light:${light};--${name}:${middle};--${name}-deep:${deep};`;
