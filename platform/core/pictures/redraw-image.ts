import { FEEDBACK } from "../../contract/publishing/feedback-rules.ts";
import { Refusal } from "../../contract/wire/refusal.ts";

const PIXELS_MAX = 40_000_000;
const SIDE_MAX = 2_400;
const FORMATS = { png: "image/png", jpeg: "image/jpeg" } as const;

export type Image = {
  contentType: "image/png" | "image/jpeg";
  width: number;
  height: number;
  content: Buffer;
};

/**
 * Redraws a visitor's picture: only pixels are kept, turned upright, without the camera's place and
 * device. Refuses a file that is too large, empty or no picture, with status 400.
 */
export async function redrawImage(
  base64: string,
  position: number,
  field = "images",
): Promise<Image> {
  const refuse = (code: string) => new Refusal(code, { status: 400, field, details: { position } });
  const given = Buffer.from(base64, "base64");
  if (given.length === 0) throw refuse("image_broken");
  if (given.length > FEEDBACK.imageBytesMax) throw refuse("image_large");
  // Loaded with the first picture, because most processes never see one.
  const { default: sharp } = await import("sharp");
  const format = await sharp(given, { limitInputPixels: PIXELS_MAX })
    .metadata()
    .then(
      (data) => data.format,
      () => undefined,
    );
  if (format !== "png" && format !== "jpeg") throw refuse("image_type");
  const drawn = sharp(given, { limitInputPixels: PIXELS_MAX, failOn: "error" })
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true });
  const written = format === "png" ? drawn.png({ compressionLevel: 9 }) : drawn.jpeg();
  const made = await written.toBuffer({ resolveWithObject: true }).catch(() => {
    throw refuse("image_broken");
  });
  const { width, height } = made.info;
  return { contentType: FORMATS[format], width, height, content: made.data };
}
