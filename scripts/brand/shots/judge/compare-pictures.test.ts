import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures } from "./compare-pictures.ts";

/** A white page, 100 × 50, with a square of the given colour and size in its corner. */
function page(color: string, size: number, height = 50) {
  const square = { create: { width: size, height: size, channels: 3 as const, background: color } };
  return sharp({ create: { width: 100, height, channels: 3, background: "#fff" } })
    .composite([{ input: square, left: 0, top: 0 }])
    .webp({ quality: 90 })
    .toBuffer();
}

test("the same page is the same, also where it was written otherwise", async () => {
  const [one, other] = [await page("#204080", 10), await page("#204080", 10)];
  expect(await comparePictures(one, other)).toEqual({ difference: 0, picture: undefined });
  const asPng = await sharp(one).png().toBuffer();
  expect(await comparePictures(one, asPng)).toEqual({ difference: 0, picture: undefined });
});

test("a square of another colour is a fiftieth of the page, and red in the picture", async () => {
  const { difference, picture } = await comparePictures(
    await page("#204080", 10),
    await page("#b02040", 10),
  );
  expect(difference).toBeCloseTo(2, 0);
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test("what one page has below the end of the other differs", async () => {
  const { difference } = await comparePictures(
    await page("#204080", 10),
    await page("#204080", 10, 100),
  );
  expect(difference).toBeCloseTo(50, 0);
});
