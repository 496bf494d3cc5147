import type { Page, TestInfo } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { games } from "#platform/store/schema/catalogue.ts";
import { LETTERING } from "#scripts/art/covers/lettering-place.ts";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";
import { tapAtWaking } from "../../support/browser/tap-at-waking.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";
import { fillRegistration, gameCards, logIn } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

/** Each width has a brand of its own. */
const brandOf = ({ project }: TestInfo) => (project.name === "phone" ? "noche" : "alba");

test("finds games while one types and chooses, and the address says what was chosen", async ({
  page,
  baseURL,
}, info) => {
  await page.goto(brandUrl(baseURL, brandOf(info), "/rngList"));
  const search = page.getByRole("main").getByRole("searchbox");
  await search.pressSequentially("pinata");
  await expect(page).toHaveURL(/\?q=pinata$/);
  await expect(gameCards(page).first()).toContainText("Piñata");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("pinata");

  await page.getByRole("link", { name: "Quitar la búsqueda" }).click();
  await expect(search).toHaveValue("");
  const isPhone = info.project.name === "phone";
  if (isPhone) await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByRole("combobox", { name: "Apuesta mín." }).selectOption("Desde $0.10");
  await expect(page).toHaveURL(/\?minBet=0\.1$/);
  await page.getByRole("combobox", { name: "Orden" }).selectOption("Por nombre");
  await expect(page).toHaveURL(/\?minBet=0\.1&sort=name$/);
  const names = gameCards(page).getByRole("strong");
  await expect(names).toHaveText(Array.from({ length: 24 }, () => /^[AÁB]/));
  await page.getByRole("checkbox", { name: "25+ formas de ganar" }).check();
  await expect(page).toHaveURL(/lines=25/);
  if (isPhone) await page.getByRole("button", { name: "Ver los juegos" }).click();
  await expectAccessibleAtBothWidths(page);

  const lists = page.getByRole("navigation", { name: "Proveedores" });
  await lists.getByRole("link", { name: "Popular" }).click();
  await expect(page).toHaveURL(/\/rngList\?list=hot$/);
  await expect(page.getByLabel("Orden")).toHaveValue("popular");
  await expect(page.getByRole("link", { name: "Cargar más" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel("25+ formas de ganar")).toBeChecked();
});

test("few games of a type share their row with the way to all of them @whole", async ({
  page,
  baseURL,
}, info) => {
  await page.goto(brandUrl(baseURL, brandOf(info), "/hot"));
  const tables = page.getByRole("main").getByRole("region", { name: "Mesas" });
  const rest = tables.getByRole("link", { name: "Ver todo en Mesas" });
  const [row, tile] = [await tables.boundingBox(), await rest.boundingBox()];
  expect(tile!.x + tile!.width).toBeCloseTo(row!.x + row!.width, 0);
  await rest.click();
  await expect(page).toHaveURL(/\/liveList$/);
});

test("a choice made during hydration is kept @desktop @whole", async ({ page, baseURL }, info) => {
  await tapAtWaking(page, 'input[name="lines"]');
  await page.addInitScript(noteChoices);
  await page.goto(brandUrl(baseURL, brandOf(info), "/rngList"));
  await expect(page).toHaveURL(/lines=25/);
  await expect(page.getByRole("checkbox", { name: "25+ formas de ganar" })).toBeChecked();
  expect(await page.evaluate("choices")).toEqual([true]);
});

/** Runs in the browser: lists what the box says after each step of React, where it changes. */
function noteChoices() {
  const choices: boolean[] = [];
  Object.assign(window, { choices });
  const look = () => {
    const box = document.querySelector<HTMLInputElement>('input[name="lines"]');
    if (box && box.checked !== (choices.at(-1) ?? false)) choices.push(box.checked);
    requestAnimationFrame(look);
  };
  look();
}

test("a guest's heart is kept through signing up, and shows among the saved games @no-js", async ({
  page,
  baseURL,
}, info) => {
  const { auth, games } = copyOf[brandOf(info)].es;
  await page.goto(brandUrl(baseURL, brandOf(info), "/rngList?q=don+pulpo"));
  await heartOf(page, "Don Pulpo").click();
  await expect(page.getByRole("dialog", { name: auth.login.title })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Crear cuenta" }).click();
  const dialog = page.getByRole("dialog", { name: auth.register.title });
  await fillRegistration(dialog);
  await dialog.getByRole("button", { name: "Crear cuenta" }).click();

  await expect(page).toHaveURL(/\/rngList\?q=don\+pulpo$/);
  await expect(heartOf(page, "Don Pulpo")).toHaveAttribute("aria-pressed", "true");
  await page.goto(brandUrl(baseURL, brandOf(info), "/favorite"));
  await expect(gameCards(page)).toHaveCount(1);
  await expect(gameCards(page)).toContainText("Don Pulpo");
  await expectAccessibleAtBothWidths(page);

  await heartOf(page, "Don Pulpo").click();
  await expect(page.getByRole("heading", { name: games.fav.empty })).toBeVisible();
  await expectAccessible(page);
});

test.describe("a refused heart", () => {
  test.use({ expectedStatuses: [422] });

  test("turns back and says why @whole", async ({ page, baseURL }, info) => {
    const path = "/rngList";
    await enterAs({ page, baseURL, brand: brandOf(info), path, username: "prueba" });
    const heart = heartOf(page, "Don Pulpo");
    await page.getByRole("main").getByRole("searchbox").fill("don pulpo");
    await expect(gameCards(page)).toHaveCount(1);
    await heart.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Con la cuenta de prueba no se guardan juegos.",
    );
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expectAccessibleAtBothWidths(page);
  });
});

test("a guest tries a game with play money, and may go on to play for real", async ({
  page,
  baseURL,
}, info) => {
  await page.goto(brandUrl(baseURL, brandOf(info), "/rngList?q=don+pulpo"));
  await page.getByRole("link", { name: "Probar Don Pulpo en demo" }).click();
  await expect(page.getByText("Demo: dinero de juguete")).toBeVisible();
  const game = page.frameLocator("main iframe");
  await expect(game.getByRole("contentinfo")).toContainText("★");
  await expect(page.getByRole("status")).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Volver a los juegos" }).click();
  await expect(page).toHaveURL(/\/rngList\?q=don\+pulpo$/);
  await expect(gameCards(page)).toHaveCount(1);
  await page.goForward();
  await page.getByRole("link", { name: "Jugar de verdad" }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fgame%3FgameCode%3Ddon-pulpo/);
  await page.getByRole("dialog").getByRole("link", { name: "Prueba Don Pulpo sin cuenta" }).click();
  await expect(page.getByText("Demo: dinero de juguete")).toBeVisible();
});

test("beside a game in a low window the menu is a column, and a press into the game closes it @desktop", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=don-pulpo&mode=demo"));
  const game = page.frameLocator("main iframe");
  await expect(game.getByRole("contentinfo")).toContainText("★");
  await page.getByRole("banner").getByLabel("Menú").first().click();
  const menu = page.getByRole("navigation", { name: "Menú" });
  await expect(menu.getByRole("link", { name: "Popular" })).toBeVisible();
  expect((await menu.boundingBox())!.width).toBeLessThanOrEqual(420);
  await expectAccessible(page);
  await game.getByRole("region", { name: "Don Pulpo" }).click({ position: { x: 500, y: 250 } });
  await expect(menu).toBeHidden();
});

test("a list left before hydration is restored as it was @desktop @whole", async ({
  page,
  baseURL,
}) => {
  const scripts = "**/assets/*.js";
  await page.route(scripts, () => new Promise<never>(() => undefined));
  const list = brandUrl(baseURL, "mareo", "/rngList?q=don+pulpo");
  await page.goto(list, { waitUntil: "commit" });
  const demo = page.getByRole("link", { name: "Probar Don Pulpo en demo" });
  await expect(demo).toBeVisible();
  await page.unroute(scripts);
  await demo.click();
  await expect(page.getByText("Demo: dinero de juguete")).toBeVisible();
  await untilAwake(page);
  await page.getByRole("link", { name: "Volver a los juegos" }).click();
  await expect(page).toHaveURL(/\/rngList\?q=don\+pulpo$/);
});

test("a frame says when its game is late, and when its window was blocked @desktop @whole", async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const held = new Promise<never>(() => undefined);
  await page.route("**/play/**", () => held);
  const path = "/game?gameCode=don-pulpo&mode=demo";
  await page.goto(brandUrl(baseURL, "mareo", path), { waitUntil: "commit" });
  await expect(page.getByRole("status")).toHaveText("Abriendo Don Pulpo…");
  await untilAwake(page);
  await page.getByRole("button", { name: "Ventana nueva" }).click();
  await expect(page.getByRole("alert")).toContainText("El navegador bloqueó la ventana");
  await page.clock.runFor(21_000);
  await expect(page.getByRole("heading", { name: "El juego está tardando" })).toBeVisible();
  await page.getByRole("button", { name: "Esperar un poco más" }).click();
  await expect(page.getByRole("status")).toHaveText("Abriendo Don Pulpo…");

  await page.goto(brandUrl(baseURL, "mareo", "/cockfight"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Este juego está en mantenimiento",
  );
  await expect(gameCards(page)).toHaveCount(6);
  await expectAccessible(page);
});

test("going back before a reloaded list's scripts have loaded shows what the address says @whole @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "alba", "/rngList"));
  const themes = page.getByRole("navigation", { name: "Temas" });
  await themes.getByRole("link", { name: "Clásicos" }).click();
  await expect(page).toHaveURL(/class=CLASSIC/);
  // Twice, because the same visitor can meet it again.
  for (let round = 0; round < 2; round += 1) {
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const script = /\/assets\/entry\.client-.*\.js$/;
    await page.route(script, async (route) => {
      await asleep;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await expect(themes.getByRole("link", { name: "Clásicos" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/rngList$/);
    wake();
    await expect(themes.getByRole("link", { name: /^Todos/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.unroute(script);
    await untilAwake(page);
    await themes.getByRole("link", { name: "Clásicos" }).click();
    await expect(page).toHaveURL(/class=CLASSIC/);
  }
});

test("a lottery's heart stays in this browser, and a list that fails offers to try again @whole", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await setLottery(brand, "open");
  const asGuest = page.getByRole("main").getByRole("link", { name: /^Guardar / });
  await expect(async () => {
    await page.goto(brandUrl(baseURL, brand, "/lott"));
    await expect(asGuest.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const label = (await asGuest.first().getAttribute("aria-label")) ?? "";
  await asGuest.first().click();
  await logIn(page, "demo");
  const heart = page.getByRole("main").getByRole("button", { name: label });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("LOTTFAV") ?? "{}"));
  expect(kept).toEqual({ demo: [expect.any(String)] });

  // The loader's answer while the platform does not respond.
  const answer = await page.evaluate(() =>
    fetch("/lott.data?list=fav").then((response) => response.text()),
  );
  const failed = { contentType: "text/x-script", body: answer.replace('"local"', '"failed"') };
  await page.route("**/lott.data?list=fav*", (route) => route.fulfill(failed));
  const lists = page.getByRole("navigation", { name: "Proveedores" });
  await lists.getByRole("link", { name: "Guardados" }).click();
  await expect(page.getByRole("heading", { name: "No pudimos traer los juegos" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Intentar de nuevo" }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("main").getByRole("button", { name: /^Guardar / })).toHaveCount(1);
  await untilAwake(page);
  await heart.click();
  await expect(page.getByRole("heading", { name: copyOf[brand].es.games.fav.empty })).toBeVisible();
  await setLottery(brand, "maintenance");
});

/** Opens one lottery, because a type without an open game lists none, or closes it again. */
async function setLottery(brand: string, state: "open" | "maintenance") {
  const { store } = await openBackstage();
  await store.inMerchant(brand, async (tx) => {
    const isOne = and(eq(games.merchant, brand), eq(games.gameType, "LOTT"));
    const [one] = await tx.select().from(games).where(isOne).orderBy(games.code).limit(1);
    await tx
      .update(games)
      .set({ state })
      .where(and(isOne, eq(games.code, one!.code)));
  });
}

test("a studio's games of every type open over the page, and lead to its lists", async ({
  page,
  baseURL,
}, info) => {
  await page.goto(brandUrl(baseURL, brandOf(info), "/rngList?vassalage=LUCIERNA"));
  await page.getByRole("link", { name: /^Ver sus \d+ juegos$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Juegos de Lucierna" });
  await expect(dialog.getByRole("region", { name: "Slots" }).getByRole("listitem")).toHaveCount(6);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole("region", { name: "Mesas" }).getByRole("link", { name: /^Ver / }).click();
  await expect(page).toHaveURL(/\/liveList\?vassalage=LUCIERNA$/);
  await expect(page.getByRole("region", { name: "Lucierna" })).toBeVisible();
});

test("a card shows the whole name that is drawn in its picture", async ({ page, baseURL }) => {
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.goto(brandUrl(baseURL, brand, "/rngList"));
    const card = gameCards(page).first();
    await expect(card.locator("img").first()).toBeVisible();
    const { left, right, bottom } = await card.evaluate(shownOfPicture);
    expect(left, brand).toBeLessThanOrEqual(LETTERING.left);
    expect(right, brand).toBeGreaterThanOrEqual(LETTERING.right);
    expect(bottom, brand).toBeGreaterThanOrEqual(LETTERING.bottom - HEM);
  }
});

/** The highest point of a hem over the picture may touch the outline of the lowest letter. */
const HEM = 24;

/** The part of a picture of 600 by 800 that a card shows, above what lies over its lower edge. */
function shownOfPicture(card: Element) {
  const image = card.querySelector("img")!;
  const box = image.getBoundingClientRect();
  const over = card.querySelector("svg[preserveAspectRatio=none]")?.getBoundingClientRect().top;
  const scale = Math.max(box.width / 600, box.height / 800);
  const [across = 0, down = 0] = getComputedStyle(image)
    .objectPosition.split(" ")
    .map((part) => Number.parseFloat(part) / 100);
  const left = (600 - box.width / scale) * across;
  const top = (800 - box.height / scale) * down;
  const end = Math.min(box.bottom, over ?? box.bottom);
  return { left, right: left + box.width / scale, bottom: top + (end - box.top) / scale };
}

const heartOf = (page: Page, game: string) =>
  page.getByRole("main").getByRole("button", { name: `Guardar ${game}` });
