import { type Browser, type Cookie, chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "#scripts/lib/find-chromium.ts";
import { findBarriers } from "#scripts/screens/find-barriers.ts";
import { type Look, lookName } from "#scripts/screens/look.ts";
import { arrive, logIn, openWindow, wholePage } from "#scripts/screens/visit.ts";
import { countBytes } from "./judge/count-bytes.ts";
import type { Shot } from "./shot.ts";
import { STILL_AT } from "./still-clock.ts";

/** A look, with the paths to visit in it. */
export type Round = { look: Look; paths: readonly string[]; isMember: boolean };

const AT_ONCE = 2;
/**
 * Random content, by the page's own names: the captcha, the pot's seal, and the reference of an
 * answer.
 */
const DRAWN_BY_LOT = [
  "fieldset:has([name=captchaId])",
  "[aria-labelledby=commitment] code",
  "h1 ~ p > code",
];
/** A rule, not a cover over the present elements: the page may render them anew after hydration. */
const HIDDEN = `${DRAWN_BY_LOT.join()} { visibility: hidden !important }`;

type Options = {
  /** The origin of a brand: scheme, host and port. */
  origin(brand: string): string;
  /** Receives each shot; returns false when another attempt is needed first. */
  onShot(shot: Shot, look: "first" | "second"): Promise<boolean>;
  /** Prints a line after each round. */
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
      // A merchant's own host resolves to this machine as well.
      "--host-resolver-rules=MAP * 127.0.0.1",
      // Letters get the same edges on every machine.
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
    ],
  });
  const waiting = [...rounds];
  // One login per brand for all its windows: every login adds a message to the member's inbox.
  const sessions = new Map<string, Promise<Cookie[]>>();
  const sessionAt = (look: Look) => {
    const known = sessions.get(look.brand) ?? enter(browser, look, options);
    sessions.set(look.brand, known);
    return known;
  };
  const worker = async () => {
    for (let round = waiting.shift(); round; round = waiting.shift()) {
      const { look, paths, isMember } = round;
      await walk(browser, { ...round, cookies: isMember ? await sessionAt(look) : [] }, options);
      options.say(`${lookName(look)}${isMember ? ", member" : ""}: ${paths.length} pages`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await browser.close();
  }
}

/** Logs the demonstration's member in, and returns the session's cookies. */
async function enter(browser: Browser, look: Look, { origin }: Options): Promise<Cookie[]> {
  const page = await openWindow(browser, origin, look, { serviceWorkers: "block" });
  try {
    await logIn(page);
    // The notice about the last visit shows only on the first page; a message is new only once.
    for (const path of ["/", "/member/messages"]) await page.goto(path);
    const cookies = await page.context().cookies();
    return cookies.filter(({ name }) => name !== "lang" && name !== "theme");
  } finally {
    await page.context().close();
  }
}

type Walk = Round & { cookies: Cookie[] };

async function walk(browser: Browser, round: Walk, { origin, onShot }: Options) {
  const { look, paths, isMember, cookies } = round;
  const page = await openWindow(browser, origin, look, {
    serviceWorkers: "block",
    locale: look.language,
    timezoneId: "America/Mexico_City",
  });
  try {
    await page.context().addCookies(cookies);
    await page.clock.setFixedTime(STILL_AT);
    const counted = await countBytes(page);
    const shoot = async (path: string): Promise<Shot> => {
      counted.take();
      const faults = await arrive(page, path);
      const bytes = counted.take();
      const whole = await wholePage(page, HIDDEN);
      const picture = await sharp(whole).webp({ quality: 90, effort: 2 }).toBuffer();
      return { path, look, isMember, picture, bytes, faults, barriers: await findBarriers(page) };
    };
    for (const path of paths)
      if (!(await onShot(await shoot(path), "first"))) await onShot(await shoot(path), "second");
  } finally {
    await page.context().close();
  }
}
