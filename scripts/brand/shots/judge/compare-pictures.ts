import pixelmatch from "pixelmatch";
import sharp from "sharp";

export type Comparison = {
  /** Percent of all pixels that differ. */
  difference: number;
  /** A PNG: both pictures pale, with the differences in red; undefined without a difference. */
  picture: Buffer | undefined;
};

/** The distance of two colours from which a pixel counts as different, from 0 to 1. */
const THRESHOLD = 0.1;

/**
 * Compares two pictures pixel by pixel. The excess of a longer or wider one counts as different;
 * soft edges of letters do not.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { difference: 0, picture: undefined };
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    pixelsOf(before, width, height),
    pixelsOf(after, width, height),
  ]);
  const marked = new Uint8Array(width * height * 4);
  const count = pixelmatch(one, other, marked, width, height, { threshold: THRESHOLD });
  if (count === 0) return { difference: 0, picture: undefined };
  const raw = { width, height, channels: 4 } as const;
  const picture = await sharp(marked, { raw }).png({ compressionLevel: 1 }).toBuffer();
  return { difference: (100 * count) / (width * height), picture };
}

/** A colour that no page has, so the area beyond a picture's edge always differs. */
const BEYOND = "#f0f";

/** RGBA, eight bits each, in the corner of a canvas. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Uint8Array> {
  const size = await sharp(picture).metadata();
  return sharp(picture)
    .flatten({ background: "#fff" })
    .extend({ right: width - size.width, bottom: height - size.height, background: BEYOND })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
