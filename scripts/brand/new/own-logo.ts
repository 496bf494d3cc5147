import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { WrongUse } from "../command.ts";

/** As wide as the header has room for, twice over for fine screens. */
const WIDTH = 480;

/** A logo that the brand brings, SVG as it is and PNG within one. Refuses anything else. */
export async function ownLogo(file: string): Promise<string> {
  if (!existsSync(file)) throw new WrongUse(`There is no picture ${file}.`);
  if (/\.svg$/i.test(file)) return readFileSync(file, "utf8");
  if (!/\.png$/i.test(file)) throw new WrongUse(`${file} is neither SVG nor PNG.`);
  const { data, info } = await sharp(file)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}" ${size}><image ${size} href="data:image/png;base64,${data.toString("base64")}"/></svg>\n`;
}
