import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "#themes/colour/color.ts";

/** A ring and what it hides differ by 3 to 1 at least (WCAG 2.2, 1.4.11). */
const LEAST = 3;
/** A ring of 2 px, of which corners and neighbours may take a part. */
const RING = { width: 2, part: 0.7 };
const AROUND = 8;

/**
 * One control of each class: how many, and the names of those whose focus nobody
 * sees. Each is pictured with its focus and without.
 */
export async function ringsOf(page: Page, controls: Locator) {
  await page.evaluate(stillness);
  const seen = new Set<string>();
  const faint: string[] = [];
  for (const control of await controls.all()) {
    const kind = (await control.getAttribute("class")) ?? "";
    if (seen.has(kind) || !(await control.isVisible())) continue;
    await control.evaluate(focus);
    const clip = await control.evaluate(around, AROUND);
    if (!clip) continue;
    seen.add(kind);
    const lit = await page.screenshot({ clip });
    await control.blur();
    const unlit = await page.screenshot({ clip });
    const outline = 2 * (clip.width + clip.height - 4 * AROUND);
    if ((await changed(lit, unlit)) < RING.part * RING.width * outline) {
      faint.push((await control.innerText()) || kind);
    }
  }
  return { seen: seen.size, faint };
}

/** In the page: the focus of somebody who goes by keyboard, in the middle of the window. */
function focus(one: Element) {
  one.scrollIntoView({ block: "center", behavior: "instant" });
  (one as HTMLElement).focus({ focusVisible: true } as FocusOptions);
}

/** In the page: the control with its surroundings, if the window has them whole. */
function around(one: Element, by: number) {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left - by, top - by];
  const clip = { x, y, width: width + 2 * by, height: height + 2 * by };
  const { clientWidth } = document.documentElement;
  return x < 0 || y < 0 || x + clip.width > clientWidth || y + clip.height > innerHeight
    ? undefined
    : clip;
}

/** In the page: nothing moves, so that two pictures differ by the focus alone. */
function stillness() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { transition: none !important; animation: none !important; caret-color: transparent }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** How many pixels differ by the least ratio. */
async function changed(...pictures: [Buffer, Buffer]): Promise<number> {
  const [lit, unlit] = await Promise.all(
    pictures.map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  const colour = (pixels: Buffer, at: number) => `#${pixels.toString("hex", at, at + 3)}`;
  let count = 0;
  for (let at = 0; at < lit!.length; at += 3) {
    const [one, other] = [colour(lit!, at), colour(unlit!, at)];
    if (one !== other && contrast(one, other) >= LEAST) count += 1;
  }
  return count;
}
