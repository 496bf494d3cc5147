import type { FrameLocator, Page, TestInfo } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "mareo" : "velada");
const tableOf = (page: Page) => page.getByRole("main").locator("iframe").contentFrame();
const balanceOf = (table: FrameLocator) =>
  table.locator("dl").filter({ hasText: "Saldo" }).getByRole("definition");
const movesOf = (table: FrameLocator) => table.getByRole("group", { name: "Tu decisión" });

const ENDS = /Blackjack|Ganas con|Empate|La banca se pasa|Gana la banca|La banca tiene|Te pasas/;

/** Deals until a hand waits for a decision; one in twelve is over at once. */
async function dealOpenHand(table: FrameLocator) {
  const status = table.getByRole("status");
  await expect(async () => {
    await table.getByRole("button", { name: "Tu apuesta" }).click();
    await table.getByRole("button", { name: "Repartir" }).click();
    await expect(status).toHaveText(/^(Tienes|Blackjack|La banca|Empate)/, { timeout: 6_000 });
    await expect(movesOf(table)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("a guest reads the rules and decides by the keyboard", async ({ page, baseURL }, info) => {
  const game = "/game?gameCode=veintiuno-rey&mode=demo";
  await page.goto(brandUrl(baseURL, brandOf(info), game));
  const table = tableOf(page);
  await expect(balanceOf(table)).toHaveText("★10,000.00");
  await table.getByRole("button", { name: /Reglas y pagos/ }).click();
  const rules = table.getByRole("dialog", { name: "Reglas y pagos" });
  await expect(rules).toContainText("El retorno (RTP) es 99.54% de la primera apuesta");
  await rules.getByText("Estrategia básica", { exact: true }).click();
  const chart = rules.getByRole("table", { name: "Dos cartas del mismo valor" });
  await expect(chart.getByRole("row", { name: /^8-8/ })).toContainText("Di");
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");

  await expect(movesOf(table)).toBeHidden();
  await table.getByRole("button", { name: "Tu apuesta" }).press("Enter");
  await expect(table.getByRole("status")).toHaveText("Tu apuesta: ★5.00");
  await table.getByRole("button", { name: "Quitar todo" }).click();
  await dealOpenHand(table);
  await expect(table.getByRole("status")).toHaveText(/^Tienes \d.*La banca: /);
  await expect(table.locator("#told")).toHaveText(/^Banca: .+ y una carta tapada\. Tu mano: /);
  for (const name of ["Pedir", "Plantarse"]) {
    const box = (await table.getByRole("button", { name }).boundingBox())!;
    expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(44);
    await expect(table.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessibleAtBothWidths(page);

  await movesOf(table).getByRole("button", { name: "Plantarse" }).focus();
  await page.keyboard.press("s");
  await expect(table.getByRole("status")).toHaveText(ENDS, { timeout: 15_000 });
  await expect(table.locator("#told")).not.toContainText("tapada");
  await expect(table.getByRole("button", { name: "Repartir" })).toBeFocused();
  await expect(
    table.getByRole("list", { name: "Últimos resultados" }).getByRole("listitem").first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a member finds an open hand again, and its end moves the balance and stands in the record", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/game?gameCode=veintiuno-rey";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  const table = tableOf(page);
  await expect(balanceOf(table)).toHaveText(/100\.00/);
  await dealOpenHand(table);
  const waiting = page.getByTestId("balance").first();
  await expect(waiting).toHaveText((await balanceOf(table).textContent())!.replace(/\s/g, " "));
  const before = await table.locator("#told").textContent();
  await page.reload();
  await expect(table.getByRole("status")).toHaveText(/^Sigues tu mano donde la dejaste\. Tienes/);
  await expect(table.locator("#told")).toHaveText(before!);
  await movesOf(table).getByRole("button", { name: "Plantarse" }).click();
  await expect(table.getByRole("status")).toHaveText(ENDS, { timeout: 15_000 });
  await expect(waiting).toHaveText((await balanceOf(table).textContent())!.replace(/\s/g, " "));

  await page.goto(brandUrl(baseURL, brand, "/member/bets"));
  await page
    .getByRole("link", { name: /Ver la ronda/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Veintiuno Rey" })).toBeVisible();
  const picture = page.getByRole("img", { name: /^Veintiuno Rey\. Banca \d+: / });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText("Así terminó la ronda.")).toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
});
