import type { Page } from "@playwright/test";
import sharp from "sharp";

/** With KEEP_SCREENS=1 the browser tests renew the pictures in docs/screens. */
export async function keepScreen(page: Page, name: string) {
  if (!process.env.KEEP_SCREENS) return;
  const picture = await page.screenshot();
  const width = (page.viewportSize()?.width ?? 390) > 500 ? 960 : 390;
  await sharp(picture).resize({ width }).webp({ quality: 72 }).toFile(`docs/screens/${name}.webp`);
}
