import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutFace, HEADLINE_LETTERS } from "./lib/fonts/cut-face.ts";

/** The weights of the pages' text; no style uses a lighter or heavier one. */
const TEXT = { wght: { min: 400, max: 800 } };

/**
 * Cuts the brands' faces to what their pages show: a variable font has every weight, a brand's
 * titles have one. The optical size is one between a heading's and the hero's. The italic is for
 * single words of a headline. `node scripts/fonts.ts` writes brands/<code>/assets/fonts; a title's
 * weight comes from the brand's tokens. The games and the payment page have a face for their text.
 */
type Face = {
  brand: string;
  font: string;
  style: string;
  pins: Record<string, number | { min: number; max: number }>;
  letters?: string;
  /** Where the face lies; with its brand's assets by default. */
  target?: string;
};
const faces: Face[] = [
  { brand: "alba", font: "fraunces", style: "opsz-normal", pins: { wght: 580, opsz: 36 } },
  {
    brand: "alba",
    font: "fraunces",
    style: "opsz-italic",
    pins: { wght: 480, opsz: 36 },
    letters: HEADLINE_LETTERS,
  },
  { brand: "alba", font: "figtree", style: "wght-normal", pins: TEXT },
  { brand: "noche", font: "archivo", style: "wght-normal", pins: TEXT },
  { brand: "mareo", font: "figtree", style: "wght-normal", pins: TEXT },
  { brand: "noche", font: "anybody", style: "wdth-normal", pins: { wght: 800, wdth: 112 } },
  { brand: "mareo", font: "parkinsans", style: "wght-normal", pins: { wght: 650 } },
  {
    ...{ brand: "games", font: "figtree", style: "wght-normal", pins: TEXT },
    target: "vendors/engines/shared/fonts",
  },
  {
    ...{ brand: "mockpay", font: "archivo", style: "wght-normal", pins: TEXT },
    target: "vendors/mockpay/fonts",
  },
];

for (const { brand, font, style, pins, letters, target: own } of faces) {
  const source = join("node_modules/@fontsource-variable", font);
  const target = own ?? join("brands", brand, "assets/fonts");
  const file = `${font}/files/${font}-latin-${style}.woff2`;
  const whole = readFileSync(join("node_modules/@fontsource-variable", file));
  const cut = await cutFace(`@fontsource-variable/${file}`, pins, "woff2", letters);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${font}-${style.split("-")[1]}.woff2`), cut);
  copyFileSync(join(source, "LICENSE"), join(target, `${font}-LICENSE`));
  console.log(`${brand} ${font} ${style}: ${whole.length} to ${cut.length} bytes`);
}
