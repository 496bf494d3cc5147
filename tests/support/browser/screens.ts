import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./e2e.ts";

/** With KEEP_SCREENS=1 the browser tests renew the pictures in docs/screens. */
export async function keepScreen(page: Page, name: string) {
  if (!process.env.KEEP_SCREENS) return;
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
  const picture = await page.screenshot();
  const width = (page.viewportSize()?.width ?? 390) > 500 ? 960 : 390;
  await sharp(picture).resize({ width }).webp({ quality: 72 }).toFile(`docs/screens/${name}.webp`);
}

/**
 * True when every picture in sight has loaded. A cover loads only when a tenth of it is visible.
 */
function isComplete(): Promise<boolean> {
  const kept = [...document.querySelectorAll("noscript")];
  const waiting = kept
    .filter(({ textContent }) => textContent?.includes("<img"))
    .map((own) => own.parentElement!)
    .filter((place) => !place.querySelector("img"));
  const missing = [...waiting, ...[...document.images].filter(({ complete }) => !complete)];
  if (missing.length === 0) return Promise.resolve(true);
  return new Promise((tell) => {
    const look = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      observer.disconnect();
      tell(entries.every(({ intersectionRatio }) => intersectionRatio <= 0.1));
    };
    const observer = new IntersectionObserver(look, { threshold: 0.1 });
    for (const element of missing) observer.observe(element);
  });
}
