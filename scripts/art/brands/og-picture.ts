import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

type OgPicture = {
  file: string;
  ground: string;
  art: string;
  logo: string;
  /** The width at which the art is drawn before it is scaled down. Less is faster. */
  artWidth?: number;
};

/** The picture of a shared link: the brand's ground, its first banner, its logo. */
export async function ogPicture(picture: OgPicture): Promise<void> {
  const { file, ground, art, logo, artWidth = 1460 } = picture;
  const base = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${ground}</svg>`;
  const fine = await sharp(Buffer.from(art), { unlimited: true }).resize(artWidth).png().toBuffer();
  const [banner, word] = await Promise.all([
    sharp(fine).resize({ height: 610 }).png().toBuffer(),
    sharp(Buffer.from(logo), { density: 400 }).resize({ width: 380 }).png().toBuffer(),
  ]);
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(base))
    .composite([
      { input: banner, left: 469, top: 20 },
      { input: word, left: 76, top: 250 },
    ])
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(file);
}

/** A full ground: a gradient from corner to corner with a glow at the lower right. */
export function duskGround(from: string, to: string, glow: string): string {
  return (
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="r" cx=".72" cy=".95" r=".7"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    '<rect width="1200" height="630" fill="url(#g)"/><rect width="1200" height="630" fill="url(#r)"/>'
  );
}
