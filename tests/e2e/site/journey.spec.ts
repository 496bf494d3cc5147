import type { FrameLocator, Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { keepScreen } from "../../support/browser/screens.ts";
import {
  chooseLanguage,
  gameCards,
  gameOn,
  register,
  type Words,
  words,
} from "../../support/browser/visitor.ts";

const SPINS_AT_MOST = 60;

// The reels stop at once, so that a test can play many rounds.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const brand of ["alba", "noche", "mareo"]) {
  for (const language of ["es", "en"] as const) {
    // Spanish on a phone and English on a desktop; the kept pictures show Spanish at both widths.
    const width = language === "en" ? ["@desktop"] : process.env.KEEP_SCREENS ? ["@both"] : [];
    const isFirst = brand === (language === "es" ? "alba" : "noche");
    const tag = isFirst ? width : ["@whole", ...width];
    test(
      `${brand} in ${language}: from the brand's host to a settled bet`,
      { tag },
      async ({ page, baseURL }, info) => {
        test.setTimeout(90_000);
        const say = words[language];
        const screen = (name: string) =>
          language === "es"
            ? keepScreen(page, `${brand}-${name}-${info.project.name}`)
            : Promise.resolve();

        await page.goto(brandUrl(baseURL, brand));
        await chooseLanguage(page, language);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await screen("home");

        await register(page, say);
        await expect(page.getByTestId("balance")).toHaveText("$0.00");

        await deposit(page, say, "500", screen);
        await expect(page.getByTestId("balance")).toHaveText("$500.00");

        const game = await openFirstGame(page);
        const spins = await playUntilAWin(page, say, game);
        await screen("game");

        await page.goto(brandUrl(baseURL, brand, "/member/bets"));
        await expect(page.getByRole("main")).toContainText(game);
        expect(spins).toBeGreaterThan(0);
        await screen("bets");

        await logout(page, say);
      },
    );
  }
}

async function deposit(
  page: Page,
  say: Words,
  amount: string,
  screen: (name: string) => Promise<void>,
) {
  await page.goto(new URL("/member/deposit", page.url()).href);
  await page.getByRole("textbox", { name: /Cuánto|How much|Monto|Amount/ }).fill(amount);
  await screen("deposit");
  await page.getByRole("button", { name: /Continuar|Continue/ }).click();
  await expect(page).toHaveURL(/mockpay\.localhost/);
  await page.getByRole("button", { name: say.pay, exact: true }).click();
  await page.getByRole("link", { name: say.back }).click();
  await expect(page).toHaveURL(/\/member\/deposit\//);
}

async function openFirstGame(page: Page): Promise<string> {
  await page.goto(new URL("/", page.url()).href);
  const card = gameCards(page).first();
  const game = await gameOn(card);
  await card.click();
  await expect(page).toHaveURL(/\/game\?gameCode=/);
  return game;
}

/** Plays until a round pays, and compares the header's balance with the game's. */
async function playUntilAWin(page: Page, say: Words, game: string): Promise<number> {
  const frame = page.frameLocator(`iframe[title*="${game}"]`);
  const spin = frame.getByRole("button", { name: say.spin });
  const goOn = frame.getByRole("button", { name: say.goOn });
  for (let count = 1; count <= SPINS_AT_MOST; count += 1) {
    await expect(spin.or(goOn).first()).toBeEnabled({ timeout: 30_000 });
    if (await goOn.isVisible()) await goOn.click();
    else await spin.click();
    await expect(spin.or(goOn).first()).toBeEnabled({ timeout: 30_000 });
    if ((await paid(frame, say)) > 0 && (await spin.isEnabled())) {
      await expectSameBalance(page, frame, say);
      return count;
    }
  }
  throw new Error(`no win in ${SPINS_AT_MOST} rounds`);
}

/** The value of the game's meter of that name. */
async function meter(frame: FrameLocator, name: string) {
  const shown = frame.locator("dl").filter({ hasText: name }).getByRole("definition");
  return ((await shown.textContent()) ?? "").replace(/\s/g, " ").trim();
}

async function paid(frame: FrameLocator, say: Words): Promise<number> {
  return Number((await meter(frame, say.win)).replace(/[^\d.]/g, "") || 0);
}

async function expectSameBalance(page: Page, frame: FrameLocator, say: Words) {
  const amount = /[\d,]+\.\d\d/.exec(await meter(frame, say.balance))?.[0] ?? "no amount";
  await expect(page.getByTestId("balance").first()).toContainText(amount);
}

async function logout(page: Page, say: Words) {
  await page.getByRole("banner").getByLabel(say.account).click();
  await page.getByRole("banner").getByRole("link", { name: say.logout }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: say.logout }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: say.login })).toBeVisible();
}
