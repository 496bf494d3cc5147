import sharp from "sharp";
import { expect, test } from "vitest";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { vendorLogo } from "./vendor-logos.ts";

/** The rows and columns of a logo that carry ink, counted on a raster twice its size. */
async function inked(svg: string): Promise<{ height: number; left: number; right: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ height: 80 })
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [top, low, left, right] = [80, 0, info.width, 0];
  for (let at = 0; at < data.length; at++) {
    if (data[at]! < 40) continue;
    const x = at % info.width;
    const y = Math.floor(at / info.width);
    [top, low] = [Math.min(top, y), Math.max(low, y)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  return { height: (low - top + 1) / 2, left: left / 2, right: (info.width - 1 - right) / 2 };
}

test("every logo fills its height and its width alike, so a row of them looks even", async () => {
  for (const { code } of catalogueVendors) {
    const ink = await inked(vendorLogo(code));
    expect(ink.height, code).toBeGreaterThan(13);
    expect(ink.left, code).toBeLessThan(6);
    expect(ink.right, code).toBeLessThan(8);
  }
});

test("logos are black only, for a mask gives them their colour", () => {
  for (const { code } of catalogueVendors) {
    const visible = vendorLogo(code).replace(/<mask.*?<\/mask>/g, "");
    const colors = [...visible.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map((match) => match[1]);
    expect(new Set(colors), code).toEqual(new Set(["#000"]));
  }
});
