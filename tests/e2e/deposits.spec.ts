import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/e2e.ts";
import { joinAt } from "../support/visitor.ts";

/** The chain is read every few seconds. */
const READ = { timeout: 20_000 };

/** What is chosen before the page's script has taken it over is lost. */
async function choose(page: Page, name: RegExp) {
  const way = page.getByRole("radio", { name });
  await expect(async () => way.check({ force: true, timeout: 2_000 })).toPass();
}

test("USDT is sent to an address of one's own, confirmed by blocks and credited @no-js", async ({
  page,
  baseURL,
}) => {
  await joinAt(page, baseURL, "mareo", "/member/deposit");
  await choose(page, /^USDT/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("500");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Estamos esperando tu pago");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Envía 29\.07/ })).toBeVisible();
  await expect(main).toContainText("Envía solo USDT por la red TRC20");
  await expect(main.getByRole("definition").first()).toHaveText(/^T\w{33}/);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Abrir la billetera de prueba" }).click();
  const amount = page.getByRole("textbox", { name: "Monto en USDT" });
  await expect(amount).toHaveValue("29.07");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByRole("listitem")).toContainText("de 20 confirmaciones");
  const wallet = page.url();
  await page.getByRole("link", { name: "Volver al sitio" }).click();
  await expect(heading).toHaveText("Tu pago ya está en la red", READ);
  const arrived = page.getByRole("region", { name: "Lo que llegó a tu dirección" });
  await expect(arrived).toContainText(/\d+ de 20 confirmaciones/);
  await expectAccessible(page);

  await page.goto(wallet);
  await page.getByRole("button", { name: "Adelantar los bloques" }).click();
  await page.getByRole("link", { name: "Volver al sitio" }).click();
  await expect(heading).toHaveText("Listo, ya está en tu saldo", READ);
  await expect(arrived).toContainText(/Acreditamos P\s500\.00 al cambio de P\s17\.20/);
  await expect(page.getByTestId("balance")).toHaveText("P 500.00");
});
