import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { logIn, PASSWORD } from "../../support/browser/visitor.ts";

const CENTRE = "/member/securityCenter";
const main = (page: Page) => page.getByRole("main");
const part = (page: Page, name: RegExp) => main(page).getByRole("link", { name }).click();

test("a member fills in their profile, and adds an account in their name @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  await becomeMember({ page, baseURL, brand, path: CENTRE });
  await expectAccessibleAtBothWidths(page);
  await part(page, /^Mis datos/);
  await page.getByRole("radio", { name: "Búho" }).check({ force: true });
  await page.getByRole("button", { name: "Usar esta imagen" }).click();
  await expect(main(page)).toContainText("Tu imagen quedó guardada.");
  await page.getByLabel("Apodo").fill("Anita");
  await page.getByLabel("Nombre y apellidos").fill("Ana Ríos");
  await page.getByRole("button", { name: "Guardar mis datos" }).click();
  await expect(main(page)).toContainText("Tus datos quedaron guardados.");
  await expectAccessible(page);

  await page.goto(brandUrl(baseURL, brand, `${CENTRE}/accounts`));
  await page.getByLabel("Número", { exact: true }).fill("032 180 000118359719");
  await page.getByLabel("Banco o nombre de la cuenta").fill("Mi banco");
  await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Agregar la cuenta" }).click();
  const list = page.getByRole("list", { name: "Cuentas para retirar" });
  await expect(list).toContainText("CLABE ···· 9719");
  await expect(list).toContainText("En espera");
  await expect(page.getByLabel("Número", { exact: true })).toHaveValue("");
  await expectAccessibleAtBothWidths(page);
});

test("a member ends the session of another browser", async ({ page, baseURL, browser }, info) => {
  const brand = info.project.name === "phone" ? "mareo" : "alba";
  const username = await becomeMember({ page, baseURL, brand, path: `${CENTRE}/sessions` });
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(brandUrl(baseURL, brand, "/login?to=/member/bets"));
  await logIn(elsewhere, username, PASSWORD);
  await expect(elsewhere).toHaveURL(brandUrl(baseURL, brand, "/member/bets"));
  await page.reload();
  await page.getByRole("list", { name: "Sesiones" }).getByText("Cerrar", { exact: true }).click();
  await page.getByRole("button", { name: "Sí, cerrarla" }).click();
  await expect(main(page)).toContainText("Esa sesión quedó cerrada.");
  await expectAccessibleAtBothWidths(page);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await other.close();
});
