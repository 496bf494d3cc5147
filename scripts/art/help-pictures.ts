import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../lib/find-chromium.ts";

/**
 * Takes screenshots of the deposit for the help centre, per brand and language. It registers
 * players, so it needs a running server with new data: `node scripts/art/help-pictures.ts 3000`.
 * Run it again when those pages change.
 */
const port = process.argv[2] ?? "3000";
const WIDTH = 390;
const HEIGHT = 560;
const SCALE = 1.5;
const PASSWORD = "Una-frase-para-fotos-7";
const words = {
  es: { player: "lunavega", go: /^Continuar/, pay: "Pagar", back: /Volver/ },
  en: { player: "mayarivers", go: /^Continue/, pay: "Pay", back: /Back/ },
} as const;

async function photograph(browser: Browser, brand: string, language: "es" | "en") {
  const origin = `http://${brand}.localhost:${port}`;
  const context = await browser.newContext({
    // Tall, so that the bottom bar stays out of the picture.
    viewport: { width: WIDTH, height: 1500 },
    deviceScaleFactor: SCALE,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const keep = (step: number) => save(page, brand, `help-deposits-${step}-${language}.webp`);
  await page.goto(`${origin}/register?to=/member/deposit&lang=${language}`);
  await page.locator("input[name=username]").fill(words[language].player);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("input[name=confirmPassword]").fill(PASSWORD);
  for (const name of ["isAdult", "hasAgreed"]) await page.locator(`input[name=${name}]`).check();
  await page.locator("dialog button[type=submit]").click();
  await page.waitForURL(/member\/deposit/);
  await page.locator("input[name=amount]").fill("500");
  await keep(1);
  const say = words[language];
  await page.getByRole("button", { name: say.go }).click();
  await page.waitForURL(/mockpay/);
  await keep(2);
  await page.getByRole("button", { name: say.pay, exact: true }).click();
  await page.getByRole("link", { name: say.back }).click();
  await page.waitForURL(/member\/deposit\/\w/);
  await page
    .getByRole("main")
    .getByRole("status")
    .getByText(/Listo|Done|in your balance/)
    .waitFor();
  await keep(3);
  await context.close();
}

async function save(page: Page, brand: string, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const box = await page.locator("main section, main").first().boundingBox();
  const top = Math.max(0, box?.y ?? 0);
  const clip = { x: 0, y: top, width: WIDTH, height: HEIGHT };
  const picture = await page.screenshot({ clip });
  const file = `brands/${brand}/assets/${name}`;
  await sharp(picture).webp({ quality: 72 }).toFile(file);
  console.log(file);
}

const executablePath = findChromium(process.env.CHROMIUM);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
});
try {
  for (const brand of ["alba", "noche", "mareo"]) {
    for (const language of ["es", "en"] as const) await photograph(browser, brand, language);
  }
} finally {
  await browser.close();
}
