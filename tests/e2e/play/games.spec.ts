import type { FrameLocator, Locator, Page } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember, enterAs } from "../../support/browser/member-by-call.ts";
import {
  endPayment,
  gameCards,
  gameOn,
  logIn,
  openPayment,
  PASSWORD,
} from "../../support/browser/visitor.ts";

const NOT_A_PICTURE = { status: 200, contentType: "image/avif", body: "not a picture" };

test.describe("the list of games", () => {
  test("filters by studio and theme, and the address keeps it @no-js", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "noche", "/rngList"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slots");
    await expectAccessibleAtBothWidths(page);

    // On a phone the studios are in the sheet, and the chosen one stands in the line of lists.
    await page.getByRole("button", { name: "Filtros" }).click();
    const inSheet = page.getByRole("group", { name: "Proveedores" }).getByRole("link").nth(2);
    const name = (await inSheet.getByRole("img").getAttribute("alt")) ?? "";
    await inSheet.click();
    const lists = page.getByRole("navigation", { name: "Proveedores" });
    const studio = lists.getByRole("link", { name, exact: true });
    await expect(page).toHaveURL(/vassalage=/);
    await expect(studio).toHaveAttribute("aria-current", "true");
    await expect(gameCards(page).first()).toContainText(name);
    const ofStudio = await gamesFound(page);
    for (const card of await gameCards(page).all()) await expect(card).toContainText(name);

    const themes = page.getByRole("navigation", { name: "Temas" });
    await themes.getByRole("link", { name: "Clásicos" }).click();
    await expect(page).toHaveURL(/vassalage=.*class=CLASSIC/);
    await expect(themes.getByRole("link", { name: "Clásicos" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    expect(await gamesFound(page)).toBeLessThanOrEqual(ofStudio);
    const address = page.url();
    // Hydrated: before that, the browser alone would handle the step back.
    await page.reload({ waitUntil: "networkidle" });
    await expect(page).toHaveURL(address);
    await expect(studio).toHaveAttribute("aria-current", "true");

    await page.goBack();
    await expect(themes.getByRole("link", { name: "Clásicos" })).not.toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page.getByRole("status").first()).toHaveText(`${ofStudio} juegos`);
  });

  test("finds a game by its name, and says so when there is none @no-js", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "mareo", "/rngList"));
    const search = page.getByRole("main").getByRole("searchbox", { name: "Buscar en Slots" });
    const submit = page.getByRole("main").getByRole("button", { name: "Buscar" });
    await search.fill("don pulpo");
    await submit.click();
    await expect(page).toHaveURL(/q=don(\+|%20)pulpo/);
    await expect(page.getByRole("status").first()).toHaveText("1 juego con «don pulpo»");
    await expect(gameCards(page)).toHaveCount(1);
    await expect(gameCards(page)).toContainText("Don Pulpo");

    await search.fill("zzzz");
    await submit.click();
    await expect(page.getByRole("heading", { name: "Nada por aquí" })).toBeVisible();
    await expect(gameCards(page)).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    await page.getByRole("link", { name: "Ver todos los juegos" }).click();
    await expect(page).toHaveURL(brandUrl(baseURL, "mareo", "/rngList"));
    await expect(gameCards(page)).toHaveCount(24);
    await expect(search).toHaveValue("");
  });

  test("loads more below, and a reload or the way back keeps them @no-js", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "alba", "/rngList"));
    await expect(gameCards(page)).toHaveCount(24);
    const names = await gamesOn(page);
    await page.getByRole("link", { name: "Cargar más" }).click();
    await expect(gameCards(page)).toHaveCount(48);
    const more = await gamesOn(page);
    expect(more.slice(0, 24)).toEqual(names);
    expect(new Set(more).size).toBe(48);
    await page.reload();
    await expect(gameCards(page)).toHaveCount(48);
    await page.getByRole("contentinfo").getByRole("link", { name: "Términos" }).click();
    await expect(page).toHaveURL(/\/help\/terms/);
    await page.goBack();
    await expect(gameCards(page)).toHaveCount(48);
  });

  test("shows what is played most @no-js @whole", async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, "noche", "/hot"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lo más jugado");
    await expect(gameCards(page).first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test("shows covers from the brand's CDN, and from the site when the CDN fails", async ({
    page,
    baseURL,
  }) => {
    const hostsOf = () =>
      gameCards(page)
        .locator("picture img")
        .evaluateAll((all: HTMLImageElement[]) =>
          all
            .filter(({ complete, naturalWidth }) => complete && naturalWidth > 1)
            .map(({ currentSrc }) => new URL(currentSrc).hostname),
        );
    await page.goto(brandUrl(baseURL, "alba", "/rngList"));
    await expect.poll(hostsOf).toContain("img.alba.localhost");
    await page.route("http://img.alba.localhost:*/**", (route) => route.fulfill(NOT_A_PICTURE));
    await page.goto(brandUrl(baseURL, "alba", "/rngList?sort=name"));
    await expect.poll(hostsOf).toContain("alba.localhost");
    expect(await hostsOf()).not.toContain("img.alba.localhost");
  });

  test("opens a game even if its picture changes during the press", async ({ page, baseURL }) => {
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route("**/media/games/**", async (route) => {
      await isPressed;
      await route.fulfill(NOT_A_PICTURE);
    });
    const list = brandUrl(baseURL, "mareo", "/rngList");
    await page.goto(list, { waitUntil: "domcontentloaded" });
    await page.mouse.move(1, 1);
    await untilAwake(page);
    const first = gameCards(page).first();
    await expect(first.locator("picture")).toBeAttached();
    await first.hover();
    await page.mouse.down();
    press();
    await expect(first.locator("picture")).toHaveCount(0);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/login\?to=%2Fgame/);
  });

  test("puts an icon where a picture does not come @whole", async ({ page, baseURL }) => {
    await page.route("**/media/games/**", (route) => route.fulfill(NOT_A_PICTURE));
    await page.goto(brandUrl(baseURL, "mareo", "/rngList"));
    const first = gameCards(page).first();
    await expect(first.getByRole("presentation")).toHaveCount(0);
    await expect(first.getByRole("strong")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});

test.describe("the banners", () => {
  test("lead on from anywhere on them", async ({ page, baseURL }) => {
    // On a slow machine five seconds pass before the press, and the next slide lies under it.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(brandUrl(baseURL, "alba"));
    const first = slide(page, 1);
    const to = (await first.getByRole("link").getAttribute("href")) ?? "";
    await first.click({ position: { x: 300, y: 40 } });
    await expect(page).toHaveURL(brandUrl(baseURL, "alba", to));
  });

  test("turn by arrow key and by their dots @both", async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, "noche"));
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.6 });
    await untilAwake(page);
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.6, timeout: 1500 });
    }).toPass();
    await page.getByRole("button", { name: "Destacado 3 de 3" }).click();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.6 });
    await expect(slide(page, 2)).not.toBeInViewport({ ratio: 0.2 });
    await expectAccessible(page);
  });

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`turn by themselves only where motion is welcome: ${reducedMotion} @whole`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await page.goto(brandUrl(baseURL, "mareo"));
      const dot = page.getByRole("button", { name: "Destacado 2 de 3" });
      await expect(async () => {
        await page.keyboard.press("Shift");
        await expect(dot).toBeVisible({ timeout: 1500 });
      }).toPass();
      await page.clock.runFor(6_000);
      const shown = reducedMotion === "reduce" ? 1 : 2;
      await expect(slide(page, shown)).toBeInViewport({ ratio: 0.6 });
    });
  }
});

test.describe("a game", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("asks a guest to log in, and opens afterwards", async ({ page, baseURL }) => {
    // A class of slots: other games of that page are played by other buttons.
    const list = { brand: "mareo", path: "/rngList?class=OCEAN" };
    // The fourth game may move its player's money to a purse, so the player is the test's own.
    const username = await becomeMember({ page, baseURL, ...list, deposit: 100 });
    await page.context().clearCookies();
    await page.goto(brandUrl(baseURL, list.brand, list.path));
    const game = await gameOn(gameCards(page).nth(3));
    await gameCards(page).nth(3).click();
    await expect(page).toHaveURL(/\/login\?to=%2Fgame/);
    await logIn(page, username, PASSWORD);
    await expect(page).toHaveURL(/\/game\?gameCode=/);
    await expect(page.getByRole("heading", { level: 1, name: game })).toBeVisible();
    await expect(spinOf(frameOf(page))).toBeEnabled();
  });

  test("opens with play money for a trial account @whole", async ({ page, baseURL }) => {
    const path = "/game?gameCode=don-pulpo";
    await enterAs({ page, baseURL, brand: "noche", path, username: "prueba" });
    const game = frameOf(page);
    await expect(balanceOf(game)).toHaveText(/^★\d/);
    await expect(game.getByText("Demo", { exact: true })).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    const before = await balanceOf(game).textContent();
    await spinOf(game).click();
    await expect(balanceOf(game)).not.toHaveText(before ?? "");
    await expect(spinOf(game)).toBeEnabled();
    await expect(async () => {
      const shown = await page.getByTestId("balance").textContent();
      expect(shown).toBe(await balanceOf(game).textContent());
    }).toPass();
  });

  test("spins by Space and goes on after a reload where it stood", async ({ page, baseURL }) => {
    const path = "/game?gameCode=tres-cerezas";
    await becomeMember({ page, baseURL, brand: "alba", path, deposit: 100 });
    const game = frameOf(page);
    await expect(spinOf(game)).toBeEnabled();
    await expectAccessibleAtBothWidths(page);

    await game.getByRole("region", { name: "Tres Cerezas" }).click();
    const stake = game
      .getByRole("group", { name: "Apuesta" })
      .getByRole("button", { name: /^Apuesta/ });
    const stakeBefore = await stake.textContent();
    await page.keyboard.press("ArrowUp");
    await expect(stake).not.toHaveText(stakeBefore ?? "");
    const spin = page.waitForRequest((request) => request.url().endsWith("/spin"));
    await page.keyboard.press("Space");
    await spin;
    await page.reload();

    await expect(spinOf(game)).toBeEnabled();
    const balance = await amountIn(balanceOf(game));
    await expect(page.getByTestId("balance")).toHaveText(`$${balance.toFixed(2)}`);
    await page.reload();
    await expect(spinOf(game)).toBeEnabled();
    expect(await amountIn(balanceOf(game))).toBe(balance);

    await page.goto(brandUrl(baseURL, "alba", "/member/bets"));
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(1);
    const totals = page.getByRole("main").getByRole("definition");
    const [staked, won] = [await amountIn(totals.nth(0)), await amountIn(totals.nth(1))];
    expect(staked).toBeGreaterThan(0);
    expect(balance).toBeCloseTo(100 - staked + won, 2);
  });

  test("shows money that is credited while it is open @whole", async ({
    page,
    context,
    baseURL,
  }) => {
    const path = "/game?gameCode=tres-cerezas";
    await becomeMember({ page, baseURL, brand: "alba", path, deposit: 100 });
    const game = frameOf(page);
    await expect(balanceOf(game)).toHaveText("$100.00");
    const paying = await context.newPage();
    await paying.goto(brandUrl(baseURL, "alba", "/member/deposit"));
    await openPayment(paying, "250");
    await endPayment(paying, "Pagar");
    await expect(balanceOf(game)).toHaveText("$350.00");
  });

  test("plays by itself until it is stopped, and lists its rounds", async ({ page, baseURL }) => {
    const path = "/game?gameCode=tres-cerezas";
    await becomeMember({ page, baseURL, brand: "alba", path, deposit: 100 });
    const game = frameOf(page);
    const auto = game.getByRole("button", { name: "Juego automático" });
    await expect(auto).toHaveAttribute("aria-disabled", "false");
    await game.getByRole("button", { name: /^Apuesta/ }).click();
    await expectAccessibleAtBothWidths(page);
    await game.getByRole("button", { name: "$0.20", exact: true }).click();
    await expect(game.getByRole("button", { name: /^Apuesta/ })).toContainText("$0.20");

    const turbo = game.getByRole("button", { name: "Turbo" });
    await turbo.click();
    await expect(turbo).toHaveAttribute("aria-pressed", "true");
    await auto.click();
    const limits = game.getByRole("dialog", { name: "Juego automático" });
    await expect(limits.getByRole("radio", { name: "$10.00" }).first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await limits.getByRole("radio", { name: "100", exact: true }).check();
    await limits.getByRole("radio", { name: "$10.00" }).first().check();
    await limits.getByRole("button", { name: "Empezar" }).click();
    const later = game.getByRole("button", { name: /^Parar · 9[0-8]$/ });
    const freeGames = game.getByRole("button", { name: "Empezar" });
    await expect(later.or(freeGames)).toBeVisible();
    // Free games, one round in some hundred, stop autoplay and wait for a press.
    const hasWon = await freeGames.isVisible();
    await (hasWon ? freeGames : later).click();
    await expect(game.getByRole("status").first()).toHaveText(/^(Detuviste|Se detuvo)/);
    await expect(auto).toHaveAttribute("aria-disabled", /true|false/);

    await game.getByRole("button", { name: "Tus últimas 50 rondas" }).click();
    const rounds = game.getByRole("dialog", { name: "Tus últimas 50 rondas" });
    await expect(rounds.getByRole("row").nth(hasWon ? 1 : 2)).toContainText("$0.20");
    await expectAccessibleAtBothWidths(page);
  });

  test("shows its rules and its RTP in one step", async ({ page, baseURL }) => {
    const path = "/game?gameCode=don-pulpo";
    await enterAs({ page, baseURL, brand: "noche", path, username: "demo" });
    const game = frameOf(page);
    await expect(spinOf(game)).toBeEnabled();
    await game.getByRole("button", { name: /RTP 95\.99/ }).click();
    const rules = game.getByRole("dialog", { name: "Reglas y tabla de pagos" });
    await expect(rules).toContainText("RTP 95.99%");
    await expect(rules.getByRole("img", { name: /^Línea \d+$/ })).toHaveCount(20);
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press("Escape");
    await expect(rules).toBeHidden();
  });
});

const slide = (page: Page, n: number) =>
  page.getByRole("article", { name: `Destacado ${n} de 3`, includeHidden: true });

/** The names of the games on the page, in page order. */
const gamesOn = (page: Page) => gameCards(page).getByRole("strong").allTextContents();

const frameOf = (page: Page) => page.frameLocator("main iframe");
const spinOf = (game: FrameLocator) => game.getByRole("button", { name: /Girar|Juego gratis/ });

const balanceOf = (game: FrameLocator) =>
  game.getByRole("contentinfo").getByRole("definition").first();

const amountIn = async (place: Locator) =>
  Number((await place.textContent())?.replace(/[^\d.]/g, ""));

/** The number of games found, as the page shows it. */
async function gamesFound(page: Page): Promise<number> {
  return Number.parseInt((await page.getByRole("status").first().textContent()) ?? "", 10);
}
