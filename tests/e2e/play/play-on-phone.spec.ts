import type { Page } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const ON_ITS_SIDE = { width: 844, height: 390 };
const SLOT = "/game?gameCode=don-pulpo";

for (const [kind, path] of [
  ["slot", SLOT],
  ["live table", "/game?gameCode=bacara-dorado"],
  ["roulette", "/game?gameCode=ruleta-jacinta"],
] as const) {
  test(`a phone on its side gives a ${kind} the whole view below a thin bar`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    await becomeMember({ page, baseURL, brand: "alba", deposit: 50_000, path });
    const main = page.getByRole("main");
    const game = (await main.locator("iframe").boundingBox())!;
    expect(game.y).toBeLessThanOrEqual(44);
    expect(game.y + game.height).toBeCloseTo(ON_ITS_SIDE.height, 0);
    expect(game.width).toBe(ON_ITS_SIDE.width);
    await expect(page.getByRole("banner")).toBeHidden();
    const board = main.locator("iframe").contentFrame().getByRole("main");
    expect(await board.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    const buttons = main.locator("iframe").contentFrame().getByRole("button");
    const ends = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(ON_ITS_SIDE.width);
    await expect(main.getByText("$50,000.00")).toBeVisible();
    for (const control of [
      main.getByRole("link", { name: "Volver a los juegos" }),
      main.getByRole("link", { name: "Depositar" }),
      main.getByRole("button", { name: "Pantalla completa" }),
    ]) {
      const box = (await control.boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(43);
      expect(box.y + box.height).toBeLessThanOrEqual(44);
    }
    await expectAccessible(page);
  });
}

test("a phone held upright gives a table its whole height, with the balance in the bar", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = "/game?gameCode=bacara-dorado";
  await becomeMember({ page, baseURL, brand: "alba", deposit: 50_000, path });
  const main = page.getByRole("main");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(main.getByText("$50,000.00").first()).toBeVisible();
  const table = page.getByRole("main").locator("iframe").contentFrame();
  await expect(table.getByText("Elige una ficha y toca dónde apostar.")).toBeInViewport({
    ratio: 1,
  });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const full = main.getByRole("button", { name: "Pantalla completa" });
    await expect(full).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: "Depositar" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(overhang), `at ${width}`).toBe(0);
  }
});

test("a phone held upright shows a guest's whole table below the demo's bar", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=bacara-dorado&mode=demo"));
  const table = page.getByRole("main").locator("iframe").contentFrame();
  const message = table.locator("#message-text");
  await expect(message).toHaveText(/^Juegas con dinero de juguete/);
  await expect(message).toBeInViewport({ ratio: 1 });
  const board = table.getByRole("main");
  expect(await board.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
});

test.describe("the deposit over a game", () => {
  test.use({ expectedStatuses: [400] });
  test("tells a wrong amount, is paid in another window and leaves the game running @both", async ({
    page,
    baseURL,
  }, info) => {
    const brand = info.project.name === "phone" ? "alba" : "noche";
    if (info.project.name === "phone") await page.setViewportSize(ON_ITS_SIDE);
    await becomeMember({ page, baseURL, brand, deposit: 500, path: SLOT });
    await untilAwake(page);
    const address = page.url();
    const frame = await markGame(page);
    const open = page.getByRole("main").getByRole("link", { name: "Depositar" });
    await open.click();
    const sheet = page.getByRole("dialog", { name: "Depositar" });
    const amount = sheet.getByRole("textbox", { name: "¿Cuánto?" });
    await amount.fill("5");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Continuar con $5.00" }).click();
    await expect(amount).toHaveAccessibleDescription(/Elige un monto entre/);

    await amount.fill("200");
    await sheet.getByRole("button", { name: "Continuar con $200.00" }).click();
    await expect(sheet.getByRole("heading", { name: "Tu depósito está listo" })).toBeVisible();
    await expectAccessible(page);
    const [payment] = await Promise.all([
      page.waitForEvent("popup"),
      sheet.getByRole("link", { name: "Pagar en otra ventana" }).click(),
    ]);
    await payment.getByRole("button", { name: "Pagar", exact: true }).click();
    await payment.getByRole("link", { name: "Volver al sitio" }).click();
    await expect(payment.getByRole("heading", { level: 1 })).toHaveText(
      "Listo, ya está en tu saldo",
    );
    await sheet.getByRole("button", { name: "Volver al juego" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(page.getByText("$700.00").filter({ visible: true }).first()).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await frame()).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });
  test("the deposit is a page that leads back to the game", async ({ page, baseURL }) => {
    await becomeMember({ page, baseURL, brand: "alba", path: SLOT });
    await page.getByRole("main").getByRole("link", { name: "Depositar" }).click();
    const back = page.getByRole("link", { name: "Volver al juego" });
    const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
    await amount.fill("5");
    await page.getByRole("button", { name: /^Continuar/ }).click();
    await expect(amount).toHaveAccessibleDescription(/Elige un monto entre/);
    await back.click();
    await expect(page).toHaveURL(brandUrl(baseURL, "alba", SLOT));
  });
});

const overhang = () => document.documentElement.scrollWidth - window.innerWidth;

/** Writes a mark into the game's window, and returns whether the window still has it. */
async function markGame(page: Page) {
  const running = () => page.frames().find((frame) => frame.parentFrame() !== null)!;
  await expect(page.locator("iframe")).toBeVisible();
  await running().waitForLoadState();
  await running().evaluate(() => document.documentElement.setAttribute("data-mark", "1"));
  return () => running().evaluate(() => document.documentElement.getAttribute("data-mark") === "1");
}
