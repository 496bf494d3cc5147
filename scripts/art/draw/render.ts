import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp, { type Raw } from "sharp";

/**
 * One output file of a drawing: its width, its format by extension, its quality. `soft` halves the
 * colour resolution: good for banners, bad for small lettering. Above `bytesMax` the quality falls
 * until the file fits. `slow` encodes ten times as long for a smaller file of the same quality.
 */
export type Output = {
  file: string;
  width: number;
  quality: number;
  soft?: boolean;
  bytesMax?: number;
  slow?: boolean;
};

/** Below this quality a picture is spoilt, so the file may stay too large. */
const QUALITY_MIN = 26;

function encode(picture: Buffer, raw: Raw, output: Output, quality: number): Promise<Buffer> {
  const { file, width, soft, slow } = output;
  const resized = sharp(picture, { raw }).resize(width);
  if (file.endsWith(".avif")) {
    const chromaSubsampling = soft ? "4:2:0" : "4:4:4";
    return resized.avif({ quality, effort: slow ? 8 : 2, chromaSubsampling }).toBuffer();
  }
  if (file.endsWith(".webp")) {
    return resized.webp({ quality, effort: 5, alphaQuality: soft ? 70 : 100 }).toBuffer();
  }
  return resized.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Rasterises an SVG once and writes every output from it. The raster is finer than the widest
 * output: librsvg leaves stairs on edges that are both filtered and turned.
 */
export async function render(svg: string, outputs: Output[], finer = 2): Promise<void> {
  const widest = Math.round(Math.max(...outputs.map((output) => output.width)) * finer);
  const source = sharp(Buffer.from(svg), { unlimited: true }).resize(widest);
  const { data, info } = await source.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  for (const output of outputs) {
    let quality = output.quality;
    let bytes = await encode(data, raw, output, quality);
    while (bytes.length > (output.bytesMax ?? Number.POSITIVE_INFINITY) && quality > QUALITY_MIN) {
      quality -= 6;
      bytes = await encode(data, raw, output, quality);
    }
    await mkdir(dirname(output.file), { recursive: true });
    await writeFile(output.file, bytes);
  }
}

export async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
