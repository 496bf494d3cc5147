import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "#scripts/lib/find-chromium.ts";
import { findBarriers } from "#scripts/screens/find-barriers.ts";
import { type Look, lookName } from "#scripts/screens/look.ts";
import { arrive, openWindow, wholePage } from "#scripts/screens/visit.ts";
import { countBytes } from "./count-bytes.ts";
import type { Shot } from "./shot.ts";
import { STILL_AT } from "./still-clock.ts";

/** A way of looking, and where it leads. */
export type Round = { look: Look; paths: readonly string[] };

const AT_ONCE = 2;
/**
 * What is drawn by lot, by the page's own names: the captcha, what the pot is sealed with, and the
 * reference of an answer.
 */
const DRAWN_BY_LOT = [
  "fieldset:has([name=captchaId])",
  "[aria-labelledby=commitment] code",
  "h1 ~ p > code",
];

type Options = {
  /** Where a brand answers: scheme, host and port. */
  origin(brand: string): string;
  /** Takes each shot as it comes; answers false where another look is wanted first. */
  onShot(shot: Shot, look: "first" | "second"): Promise<boolean>;
  /** Takes a line when a round is through. */
  say(text: string): void;
};

/** Visits every page of every round, two windows at a time. */
export async function takeShots(rounds: readonly Round[], options: Options): Promise<void> {
  const executablePath = findChromium(process.env.CHROMIUM);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      // A merchant's own host leads to this machine as well.
      "--host-resolver-rules=MAP * 127.0.0.1",
      // Letters have the same edges on every machine.
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
    ],
  });
  const waiting = [...rounds];
  const worker = async () => {
    for (let round = waiting.shift(); round; round = waiting.shift()) {
      await walk(browser, round, options);
      options.say(`${lookName(round.look)}: ${round.paths.length} pages`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await browser.close();
  }
}

async function walk(browser: Browser, { look, paths }: Round, { origin, onShot }: Options) {
  const page = await openWindow(browser, origin, look, {
    serviceWorkers: "block",
    locale: look.language,
    timezoneId: "America/Mexico_City",
  });
  try {
    await page.clock.setFixedTime(STILL_AT);
    const counted = await countBytes(page);
    const shoot = async (path: string): Promise<Shot> => {
      counted.take();
      const faults = await arrive(page, path);
      const bytes = counted.take();
      const covered = DRAWN_BY_LOT.map((words) => page.locator(words));
      const whole = await wholePage(page, covered);
      const picture = await sharp(whole).webp({ quality: 90, effort: 2 }).toBuffer();
      return { path, look, picture, bytes, faults, barriers: await findBarriers(page) };
    };
    for (const path of paths)
      if (!(await onShot(await shoot(path), "first"))) await onShot(await shoot(path), "second");
  } finally {
    await page.context().close();
  }
}
