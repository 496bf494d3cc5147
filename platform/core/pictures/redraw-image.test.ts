import sharp from "sharp";
import { expect, test } from "vitest";
import { FEEDBACK } from "../../contract/publishing/feedback-rules.ts";
import { redrawImage } from "./redraw-image.ts";

const drawing = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#369" } });
const base64 = (content: Buffer) => content.toString("base64");

test("a picture keeps its pixels, turned upright, and nothing of its camera", async () => {
  const exif = { IFD0: { Model: "camera of ana", Orientation: "6" } };
  const given = await drawing().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { content, width, height, contentType } = await redrawImage(base64(given), 0);
  expect({ width, height, contentType }).toEqual({
    width: 40,
    height: 60,
    contentType: "image/jpeg",
  });
  const { exif: kept, orientation } = await sharp(content).metadata();
  expect([kept, orientation]).toEqual([undefined, undefined]);
});

const whole = await drawing().png({ compressionLevel: 0 }).toBuffer();
const broken = whole.subarray(0, whole.length / 2);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const wide = await sharp({
  create: { width: 8_000, height: 6_000, channels: 3, background: "#369" },
})
  .png()
  .toBuffer();

test.each([
  ["nothing", Buffer.alloc(0), "image_broken"],
  ["words", Buffer.from("no picture at all"), "image_type"],
  ["a drawing that may run scripts", svg, "image_type"],
  ["half a picture", broken, "image_broken"],
  ["48 million pixels", wide, "image_type"],
  ["too many bytes", Buffer.alloc(FEEDBACK.imageBytesMax + 1), "image_large"],
])("%s is refused", async (_name, content, code) => {
  await expect(redrawImage(base64(content), 2, "slip")).rejects.toMatchObject({
    code,
    field: "slip",
    status: 400,
    details: { position: 2 },
  });
});
