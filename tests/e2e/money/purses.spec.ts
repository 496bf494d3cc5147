import { expectAccessibleInEachLook } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

test.use({ expectedStatuses: [400] });

test("a player moves money to a game's wallet and takes all of it back @no-js-always @desktop", async ({
  page,
  baseURL,
}) => {
  const path = "/member/deposit";
  await becomeMember({ page, baseURL, brand: "mareo", path, deposit: 300 });
  await expect(page.getByRole("main")).toContainText("Acreditado");
  const menu = page.getByRole("navigation", { name: "Mi cuenta" });
  await menu.getByRole("link", { name: "Carteras" }).click();
  await page.getByLabel("Del saldo a Farolillo").check();
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("100.50");
  await page.getByRole("button", { name: /^Mover/ }).click();
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "Listo" })).toContainText(/\$100\.50 están en Farolillo/);
  const header = page.getByRole("banner");
  await expect(header.getByTestId("balance")).toHaveText("$300.00");
  await expect(header.getByRole("link", { name: /\$100\.50\s*en carteras/ })).toBeVisible();
  const purses = page.getByRole("region", { name: "Carteras de juego" });
  await expect(purses.getByRole("listitem")).toContainText(/Farolillo.*\$100\.50/);
  await expectAccessibleInEachLook(page);
  const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
  await amount.fill("mil");
  await page.getByRole("button", { name: /^Mover/ }).click();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(status.filter({ hasText: "Listo" }), "an error stands alone").toHaveCount(0);
  await purses.getByRole("button", { name: "Traer todo al saldo" }).click();
  await expect(status.filter({ hasText: "Listo" })).toContainText(
    /\$100\.50 volvieron de Farolillo/,
  );
  await page.getByRole("switch", { name: /Llevar y traer/ }).click();
  await expect(page.getByRole("switch", { name: /Llevar y traer/ })).not.toBeChecked();
});
