import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { WrongUse } from "../command.ts";

/** The header's widest space, doubled for fine screens. */
const WIDTH = 480;

/** The brand's own logo: an SVG unchanged, a PNG within an SVG. Refuses anything else. */
export async function ownLogo(file: string): Promise<string> {
  if (!existsSync(file)) throw new WrongUse(`There is no picture ${file}.`);
  const [, kind] = /\.(svg|png)$/i.exec(file) ?? [];
  if (!kind) throw new WrongUse(`${file} is neither SVG nor PNG.`);
  try {
    return kind.toLowerCase() === "svg" ? await drawing(file) : await pixels(file);
  } catch (error) {
    const [why] = (error as Error).message.split("\n");
    throw new WrongUse(`${file} cannot be shown (${why}): save it anew as SVG or PNG.`);
  }
}

/** Drawn once, to detect now a drawing that no browser would show. */
async function drawing(file: string): Promise<string> {
  const { format } = await sharp(file).metadata();
  if (format !== "svg") throw new Error(`it is ${format}`);
  await sharp(file).raw().toBuffer();
  return readFileSync(file, "utf8");
}

async function pixels(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}" ${size}><image ${size} href="data:image/png;base64,${data.toString("base64")}"/></svg>\n`;
}
