import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "mareo" : "alba");
const frameOf = (page: Page) => page.getByRole("main").locator("iframe").contentFrame();
const demoOf = (code: string) => `/game?gameCode=${code}&mode=demo`;

async function open(page: Page, baseURL: string | undefined, info: TestInfo, code: string) {
  await page.goto(brandUrl(baseURL, brandOf(info), demoOf(code)));
  const game = frameOf(page);
  // The amount and the buttons depend on the same script.
  await expect(game.locator("#balance")).toHaveText("★10,000.00");
  return game;
}

test("a guest drops a ball, and reads the slots of its risk", async ({ page, baseURL }, info) => {
  const game = await open(page, baseURL, info, "lluvia-de-ambar");
  await game.getByRole("radio", { name: "Alto" }).check();
  await expect(game.getByText(/izquierda a derecha: ×160, ×24/)).toBeAttached();
  await expectAccessibleAtBothWidths(page);
  await game.getByRole("button", { name: "Soltar la bola" }).click();
  await expect(game.getByRole("status")).toHaveText(/^La bola cae en ×[\d.]+\. \S+ /);
  await expect(game.locator("[data-slot][data-hit]")).toHaveCount(1);
  await expect(game.getByRole("radio", { name: "Alto" })).toBeEnabled();
  await expect(
    game.getByRole("list", { name: "Últimos resultados" }).getByRole("listitem"),
  ).toHaveCount(1);
  await expectAccessible(page);
});

test("mines are marked and opened by the keyboard alone", async ({ page, baseURL }, info) => {
  const game = await open(page, baseURL, info, "campo-escondido");
  await page.keyboard.press("r");
  await game.getByRole("button", { name: "Abrir casillas" }).press("Enter");
  await expect(game.getByRole("status")).toHaveText("Marca al menos una casilla.");
  await game.getByRole("button", { name: "Fila 1, columna 1" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(game.getByRole("button", { name: "Fila 2, columna 2" })).toBeFocused();
  await expect(game.getByText("2 marcadas: si no hay mina cobras ×1.25")).toBeVisible();
  await game.getByRole("button", { name: "Más minas" }).press("Enter");
  await expect(game.getByText("2 marcadas: si no hay mina cobras ×1.38")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("r");
  await expect(game.getByRole("status")).toHaveText(/ninguna mina|Había una mina en la fila/);
  await expect(game.locator("[data-open]").first()).toBeVisible();
  await expectAccessible(page);
});

test("keno draws ten balls, and a press goes to the end", async ({ page, baseURL }, info) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const game = await open(page, baseURL, info, "cuarenta-luces");
  for (const number of [4, 8, 15])
    await game.getByRole("button", { name: `Número ${number}`, exact: true }).click();
  await expect(game.getByRole("list", { name: "Aciertos y lo que pagan" })).toHaveText(
    /2: ×3\.9\s*3: ×36/,
  );
  await game.getByRole("button", { name: "Sortear" }).click();
  await expect(game.getByRole("button", { name: "Desmarcar todo" })).toBeDisabled();
  await game.getByRole("button", { name: "Ver el final" }).click();
  await expect(game.getByRole("status")).toHaveText(/^Aciertas [0-3] de 3\. /);
  await expect(game.locator(".socket[data-ball]")).toHaveCount(10);
  await expect(game.locator(".number[data-drawn]")).toHaveCount(10);
  await expectAccessibleAtBothWidths(page);
});

test("a flight takes the exit that was typed, and says that it is set before", async ({
  page,
  baseURL,
}, info) => {
  const game = await open(page, baseURL, info, "papalote-alto");
  const exit = game.getByRole("textbox", { name: /Multiplicador de salida/ });
  await exit.fill("0.5");
  await exit.press("Enter");
  await expect(game.getByRole("status")).toHaveText("La salida va de 1.01 a 1,000.");
  await exit.fill("1.25");
  await expect(game.getByText("Se alcanza en 77.6% de los vuelos")).toBeVisible();
  await game.getByRole("button", { name: /Reglas y pagos/ }).click();
  const rules = game.getByRole("dialog", { name: "Reglas y pagos" });
  await expect(rules).toContainText("La salida queda fijada al despegar");
  await expect(rules.getByRole("row", { name: /^×2\.00/ })).toContainText("97.00%");
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");
  await game.getByRole("button", { name: "Despegar" }).click();
  await expect(game.getByRole("status")).toHaveText(
    /Saliste en ×1\.25\. El vuelo terminó en ×|El vuelo terminó en ×1\.\d\d, antes de tu salida/,
    { timeout: 20_000 },
  );
  await expectAccessible(page);
});

test("a member plays for money, and the round stands in the record with its picture @whole", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/game?gameCode=cae-la-perla";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  const game = frameOf(page);
  await expect(game.locator("#balance")).toHaveText("$100.00");
  await game.getByRole("radio", { name: "Alto" }).check();
  await game.getByRole("button", { name: "Soltar la bola" }).click();
  await expect(game.getByRole("status")).toHaveText(/^La bola cae en/);
  const results = game.getByRole("list", { name: "Últimos resultados" }).getByRole("listitem");
  const [paid] = await results.allTextContents();
  const left = (await game.locator("#balance").textContent()) ?? "";
  await expect(page.getByTestId("balance").first()).toHaveText(left);
  await page.reload();
  await expect(results).toHaveText([paid!]);
  await expect(game.locator("[data-slot][data-hit]")).toHaveCount(1);
  await expect(game.getByRole("radio", { name: "Alto" })).toBeChecked();
  await page.goto(brandUrl(baseURL, brand, "/member/bets"));
  await page.getByRole("link", { name: /Ver la ronda/ }).click();
  const picture = page.getByRole("img", { name: /Cae la Perla.*Riesgo: Alto \$1\.00/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessibleAtBothWidths(page);
});

test("players find the games by the words that they call them by", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const found = { plinko: "Cae la Perla", minas: "Veta Esmeralda", crash: "Papalote Alto" };
  for (const [word, name] of Object.entries(found)) {
    await page.goto(brandUrl(baseURL, brand, `/rngList?q=${word}`));
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  }
  await page.goto(brandUrl(baseURL, brand, "/rngList?class=DROP"));
  await expect(page.getByRole("main").getByText("Lluvia de Ámbar").first()).toBeVisible();
});
