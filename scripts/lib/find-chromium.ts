import { existsSync } from "node:fs";

const USUAL = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The system's browser. Undefined makes Playwright fetch its own. */
export function findChromium(chosen: string | undefined): string | undefined {
  return [chosen, ...USUAL].find((path) => path !== undefined && existsSync(path));
}

/**
 * The browser of the tests. Chromium without a window system draws the same and takes a third less time;
 * it is what Playwright installs by itself.
 */
export const findTestBrowser = (chosen: string | undefined): string | undefined =>
  findChromium(chosen ?? "/usr/bin/chromium-headless-shell");
