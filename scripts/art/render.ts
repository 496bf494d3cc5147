import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

/**
 * One file to write from a drawing: its width, its format by extension, its quality. `soft`
 * halves the colour resolution, which small lettering does not survive but banner art does.
 */
export type Output = { file: string; width: number; quality: number; soft?: boolean };

/**
 * Rasterises an SVG once and writes every output from it. The raster is finer than the widest
 * output, because librsvg leaves stairs on the edges of what is both filtered and turned.
 */
export async function render(svg: string, outputs: Output[], finer = 2): Promise<void> {
  const widest = Math.round(Math.max(...outputs.map((output) => output.width)) * finer);
  const source = sharp(Buffer.from(svg), { unlimited: true }).resize(widest);
  const { data, info } = await source.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { file, width, quality, soft } of outputs) {
    const picture = sharp(data, { raw }).resize(width);
    const chromaSubsampling = soft ? "4:2:0" : "4:4:4";
    const encoded = file.endsWith(".avif")
      ? picture.avif({ quality, effort: 4, chromaSubsampling })
      : file.endsWith(".webp")
        ? picture.webp({ quality, effort: 5, alphaQuality: soft ? 70 : 100 })
        : picture.png({ compressionLevel: 9, palette: true });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await encoded.toBuffer());
  }
}

export async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
