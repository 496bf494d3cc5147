import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Look, VIEWPORTS } from "./look.ts";

export type Seen = { picture: Buffer; faults: string[] };

/** As Remix writes a cookie that is not signed. */
const cookieValue = (value: string) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));

/** A browser window that looks this way, at any page of the brand. */
export async function openWindow(browser: Browser, origin: (brand: string) => string, look: Look) {
  const context = await browser.newContext({
    viewport: VIEWPORTS[look.width],
    ...(look.width === "phone" && { isMobile: true, hasTouch: true }),
    reducedMotion: "reduce",
    baseURL: origin(look.brand),
  });
  const url = origin(look.brand);
  await context.addCookies([
    { name: "lang", value: cookieValue(look.language), url },
    { name: "theme", value: cookieValue(look.theme), url },
  ]);
  // The announcements would open over whichever page comes first.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("announced-guest", "1");
  });
  return context.newPage();
}

/** The page from top to bottom, with what a person might overlook. */
export async function visit(page: Page, path: string): Promise<Seen> {
  const faults: string[] = [];
  const hear = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") faults.push(message.text());
  };
  const fail = (error: Error) => faults.push(String(error));
  page.on("console", hear);
  page.on("pageerror", fail);
  try {
    const answer = await page.goto(path, { waitUntil: "load" });
    if (answer && answer.status() >= 500) faults.push(`status ${answer.status()}`);
    await page.evaluate(bringEverythingIn);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wide > 0) faults.push(`${wide} px too wide`);
    const picture = await page.screenshot({ fullPage: true });
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    const most = { width, height: Math.min(height, 5 * width) };
    const cut = sharp(picture).extract({ left: 0, top: 0, ...most });
    return { picture: await cut.resize({ width: 480 }).webp({ quality: 78 }).toBuffer(), faults };
  } finally {
    page.off("console", hear);
    page.off("pageerror", fail);
  }
}

/** Pictures load when they come near: scrolls past all of them and back. */
async function bringEverythingIn() {
  const step = window.innerHeight;
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    window.scrollTo(0, top);
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  }
  window.scrollTo(0, 0);
  // A picture may stand in what is hidden and never load.
  const deadline = performance.now() + 3_000;
  const isWaiting = () =>
    [...document.images].some((image) => !image.complete && image.checkVisibility());
  while (isWaiting() && performance.now() < deadline) await new Promise(requestAnimationFrame);
}
