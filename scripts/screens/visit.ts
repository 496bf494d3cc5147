import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from "@playwright/test";
import sharp from "sharp";
import { PASSWORD } from "#platform/demo/demo-accounts.ts";
import { type Look, VIEWPORTS } from "./look.ts";

export type Seen = { picture: Buffer; faults: string[] };

/** The format of Remix's unsigned cookies. */
const cookieValue = (value: string) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));

/** A browser window with this look, at any page of the brand. */
export async function openWindow(
  browser: Browser,
  origin: (brand: string) => string,
  look: Look,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    ...options,
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
  // The announcements would open over the first page.
  await context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    for (const visitor of ["guest", "member"]) sessionStorage.setItem(`announced-${visitor}`, "1");
  });
  return context.newPage();
}

/** Logs in to the demonstration's account in this window. */
export async function logIn(page: Page, username = "demo") {
  await page.goto("/login");
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="password"]').press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
}

/** The page from top to bottom, with the faults a person might overlook. */
export async function visit(page: Page, path: string): Promise<Seen> {
  const faults = await arrive(page, path);
  const shown = sharp(await wholePage(page)).resize({ width: 800, withoutEnlargement: true });
  return { picture: await shown.webp({ quality: 78 }).toBuffer(), faults };
}

/** Opens a page and loads everything in it; returns the faults a person might overlook. */
export async function arrive(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const hear = (message: ConsoleMessage) => {
    // A missing address is reported by its page and is not a fault.
    if (message.type() === "error" && message.location().url !== page.url())
      faults.push(message.text());
  };
  const fail = (error: Error) => faults.push(String(error));
  page.on("console", hear);
  page.on("pageerror", fail);
  try {
    const answer = await page.goto(path, { waitUntil: "load" });
    if (answer && answer.status() >= 500) faults.push(`status ${answer.status()}`);
    await page.evaluate(openCarousels);
    await page.evaluate(bringEverythingIn);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wide > 0) faults.push(`${wide} px too wide`);
    return faults;
  } finally {
    page.off("console", hear);
    page.off("pageerror", fail);
  }
}

/** A PNG of the page from its top, at most five times as long as wide, with `style` added. */
export async function wholePage(page: Page, style = ""): Promise<Buffer> {
  await page.evaluate(dress, style);
  const picture = await page.screenshot({ fullPage: true });
  await page.evaluate(dress, "");
  const { width, height } = await sharp(picture).metadata();
  if (height <= 5 * width) return picture;
  const most = { left: 0, top: 0, width, height: 5 * width };
  return sharp(picture).extract(most).png({ compressionLevel: 1 }).toBuffer();
}

/** Playwright's own `style` is an element, which the site's content security policy blocks. */
function dress(style: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}

/**
 * A carousel shows its dots after the visitor's first move, or after some seconds: this moves until
 * all have them.
 */
async function openCarousels() {
  const isWaiting = () =>
    [...document.querySelectorAll<HTMLElement>(".swiper:has([data-dots])")].some(
      ({ dataset }) => dataset.ready === undefined,
    );
  const deadline = performance.now() + 5_000;
  while (isWaiting() && performance.now() < deadline) {
    document.dispatchEvent(new Event("pointermove", { bubbles: true }));
    await new Promise((next) => requestAnimationFrame(next));
  }
}

/**
 * Pictures load when they come near: this scrolls past all of them and back, waiting at each place
 * for its pictures. A cover that still waits for the page's scripts shows the picture for browsers
 * without scripts.
 */
async function bringEverythingIn() {
  const hopeless = new Set<Element>();
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const missing = () => {
    const pictures = [...document.images].filter((image) => !image.complete);
    const covers = [...document.querySelectorAll("noscript")].map((own) => own.parentElement!);
    return [...pictures, ...covers].filter(
      (element) => element.checkVisibility() && !hopeless.has(element),
    );
  };
  // The same rule as the covers': a sliver at the edge of a row is not in view.
  const inView = (elements: Element[]) =>
    new Promise<Element[]>((tell) => {
      if (elements.length === 0) return tell([]);
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        tell(entries.flatMap((one) => (one.intersectionRatio > 0.1 ? [one.target] : [])));
      });
      for (const element of elements) observer.observe(element);
    });
  async function settle() {
    for (const _ of [1, 2]) await frame();
    const deadline = performance.now() + 5_000;
    let waited = await inView(missing());
    while (waited.length > 0 && performance.now() < deadline) {
      await frame();
      waited = await inView(missing());
    }
    for (const element of waited) hopeless.add(element);
  }
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await settle();
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  await settle();
  await document.fonts.ready;
}
