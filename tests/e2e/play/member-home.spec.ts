import type { Locator } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { chooseMethod, gameCards, gameOn, joinAt, logIn } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

test("a member's home begins with what is theirs, and sells nothing @no-js @both", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "alba" : "noche";
  const { own } = copyOf[brand].es.home;
  const home = brandUrl(baseURL, brand);
  const main = page.getByRole("main");
  await page.goto(home);
  const heroTitle = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const name = await joinAt(page, baseURL, brand, "/rngList");

  const game = await gameOn(gameCards(page).first());
  const heart = main.getByRole("button", { name: `Guardar ${game}`, exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(brandUrl(baseURL, brand, "/member/deposit"));
  await chooseMethod(page, /^Transferencia SPEI/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("300");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/./);

  await page.goto(home);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    own.greeting.replace("{{name}}", name),
  );
  await expect(main.getByRole("heading", { name: heroTitle })).toHaveCount(0);
  const favourites = main.getByRole("region", { name: own.favourites });
  await expect(favourites.getByRole("link", { name: game })).toBeInViewport();
  await expectAccessibleAtBothWidths(page);
  const waiting = main.getByRole("region", { name: own.waits });
  await waiting.getByRole("link", { name: "Termina tu depósito de $300.00" }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/./);
});

test("the last games are one press away @both", async ({ page, baseURL }) => {
  const { own } = copyOf.alba.es.home;
  const name = await joinAt(page, baseURL, "alba", "/rngList");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /Sol Serpiente/ })
    .first()
    .click();
  await expect(page.locator("iframe")).toBeVisible();

  await page.goto(brandUrl(baseURL, "alba"));
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    own.greeting.replace("{{name}}", name),
  );
  const row = main.getByRole("region", { name: own.recent });
  const last = row.getByRole("link", { name: /Sol Serpiente/ });
  expect((await last.boundingBox())?.y).toBeLessThan(480);
  const popular = main.getByRole("region", { name: "Favoritos de la casa" });
  const other = popular.getByRole("listitem").first().getByRole("link");
  await expect(other).toBeInViewport();
  const [left, right] = [(await last.boundingBox())!, (await other.boundingBox())!];
  expect(right.y, "a few games share their line with popular ones").toBeCloseTo(left.y, 0);
  expect(right.x).toBeGreaterThan(left.x + left.width);
  const step = main.getByRole("region", { name: own.empty.title });
  await expect(step.getByRole("link", { name: "Depositar" })).toBeVisible();
  await expectAccessible(page);
  await last.click();
  await expect(page.locator("iframe")).toBeVisible();
});

test("five own games and a popular one fill their line at every width @desktop", async ({
  page,
  baseURL,
}) => {
  const { own } = copyOf.alba.es.home;
  await joinAt(page, baseURL, "alba", "/rngList");
  const main = page.getByRole("main");
  for (const place of [0, 1, 2]) {
    await page.goto(brandUrl(baseURL, "alba", "/rngList"));
    await gameCards(page).nth(place).click();
    await expect(page.locator("iframe")).toBeVisible();
  }
  await page.goto(brandUrl(baseURL, "alba", "/rngList"));
  for (const place of [3, 4]) {
    const game = await gameOn(gameCards(page).nth(place));
    const heart = main.getByRole("button", { name: `Guardar ${game}`, exact: true });
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await heart.click();
    await answered;
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto(brandUrl(baseURL, "alba"));
  const recent = main.getByRole("region", { name: own.recent }).getByRole("listitem");
  const favourites = main.getByRole("region", { name: own.favourites }).getByRole("listitem");
  await expect(recent).toHaveCount(3);
  await expect(favourites).toHaveCount(2);
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const own = [...(await recent.all()), ...(await favourites.all())];
    const boxes = await Promise.all(own.map(async (one) => (await one.boundingBox())!));
    const tops = boxes.map(({ y }) => Math.round(y));
    expect.soft(new Set(tops).size, `${width}: own games stand in one line`).toBe(1);
    const popular = main.getByRole("region", { name: "Favoritos de la casa" });
    const shown = await popular.getByRole("listitem").evaluateAll((items) => {
      const edge = items[0]!.closest("section")!.getBoundingClientRect().right;
      const whole = items.filter((one) => one.getBoundingClientRect().right <= edge + 1);
      return edge - Math.max(...whole.map((one) => one.getBoundingClientRect().right));
    });
    expect.soft(shown, `${width}: the popular games reach the edge`).toBeLessThan(2);
    const widths = boxes.map((box) => box.width);
    expect
      .soft(Math.max(...widths) - Math.min(...widths), `${width}: equal covers`)
      .toBeLessThan(2);
  }
});

test("class pages show games in the first view, and their banner below the first shelf @no-js @both", async ({
  page,
  baseURL,
}, info) => {
  await page.goto(brandUrl(baseURL, "alba", "/rng"));
  const main = page.getByRole("main");
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const covers = main.getByRole("article");
  const seen = { phone: 264, desktop: 560, "no-js": 264 }[info.project.name] ?? 0;
  expect(await topOf(covers.first())).toBeLessThan(seen);
  const banner = main.getByRole("region", { name: "Destacados" });
  expect(await topOf(banner)).toBeGreaterThan(await topOf(gameCards(page).nth(11)));
  const pot = main.getByRole("heading", { name: "El pozo de los slots" });
  const bannerBox = await banner.boundingBox();
  const below = (await topOf(pot)) - (bannerBox!.y + bannerBox!.height);
  expect(below, "the ticker is directly under the banner").toBeLessThan(80);
  expect(below).toBeGreaterThanOrEqual(0);
});

test("on a phone the filters are in a sheet", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "alba", "/rngList"));
  const order = page.getByLabel("Orden");
  await expect(order).toBeHidden();
  await page.getByRole("button", { name: "Filtros" }).click();
  await expect(order).toBeVisible();
  await expectAccessible(page);
  await order.selectOption({ label: "Por nombre" });
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole("button", { name: "Ver los juegos" }).click();
  await expect(order).toBeHidden();
  await expect(page.getByRole("button", { name: /^Filtros/ })).toContainText("1");
});

test("a guest and a trial account find the home that presents the place", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "alba"));
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  const words = (await title.textContent()) ?? "";
  expect(words).not.toContain("Hola");
  await page.goto(brandUrl(baseURL, "alba", "/login"));
  await logIn(page, "prueba");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(title).toHaveText(words);
});
