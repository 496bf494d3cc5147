import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WrongUse } from "../command.ts";
import { ownLogo } from "./own-logo.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "logo-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a drawing stays as it is", async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9"/></svg>\n';
  writeFileSync(join(folder, "logo.svg"), text);
  expect(await ownLogo(join(folder, "logo.svg"))).toBe(text);
});

test("a PNG becomes a drawing of its own shape, as wide as a header shows and no wider", async () => {
  const create = { width: 1200, height: 300, channels: 4 as const, background: "#c8102e" };
  await sharp({ create }).png().toFile(join(folder, "Logo.PNG"));
  const svg = await ownLogo(join(folder, "Logo.PNG"));
  expect(svg).toContain('viewBox="0 0 480 120"');
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([480, 120, 200, 16, 46]);
});

test("what is no picture is refused", async () => {
  writeFileSync(join(folder, "logo.jpg"), "no");
  await expect(ownLogo(join(folder, "logo.jpg"))).rejects.toThrow("neither SVG nor PNG");
  writeFileSync(join(folder, "broken.svg"), "<svg><path d=");
  await expect(ownLogo(join(folder, "broken.svg"))).rejects.toThrow(WrongUse);
  const whole = await sharp({ create: { width: 90, height: 30, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, "half.png"), whole.subarray(0, whole.length / 2));
  await expect(ownLogo(join(folder, "half.png"))).rejects.toThrow(
    /half\.png cannot be shown \(.+\)/,
  );
  writeFileSync(join(folder, "pixels.svg"), whole);
  await expect(ownLogo(join(folder, "pixels.svg"))).rejects.toThrow("(it is png)");
  await expect(ownLogo(join(folder, "gone.svg"))).rejects.toThrow("There is no picture");
});
