import type { Page } from "@playwright/test";
import {
  account,
  addDeviceLock,
  codeFor,
  joinByMobile,
  logOut,
  nextCode,
  setUpApp,
} from "../../support/browser/access.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { logIn, PASSWORD } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const NEW_PASSWORD = "Otra-frase-para-jugar-8";
const CENTRE = "/member/securityCenter";
const main = (page: Page) => page.getByRole("main");

/** alba verifies a new member's number by a code, and asks for a code at an unknown place. */
type Day = { origin: string | undefined; brand: "alba" | "mareo"; hasScript: boolean };

test("a new user's day: from the first code to the session that is ended @whole @no-js @both", async ({
  page,
  baseURL: origin,
  elsewhere,
}, { project }) => {
  const brand = project.name === "phone" ? "mareo" : "alba";
  const day: Day = { origin, brand, hasScript: project.name !== "no-js" };
  const at = (path: string) => brandUrl(origin, brand, path);

  const number = await joinByMobile(page, origin, brand);
  if (brand === "mareo") await proveNumber(page, number);
  await logOut(page);

  const other = await elsewhere();
  await other.goto(at("/login?to=/member/factors"));
  await logIn(other, number, PASSWORD);
  if (brand === "alba") await answerByText(other, number);
  await expect(other).toHaveURL(at("/member/factors"));
  const { totp, codes } = await setUpApp(other);
  await other.getByRole("link", { name: "Ya los guardé" }).click();
  if (day.hasScript) await addPasskey(other);
  await addCard(other, nextCode(totp));

  await page.goto(at("/login"));
  await forgetPassword(page, brand, number);
  await answerByRecoveryCode(page, codes[0] ?? "");
  await expect(account(page)).toBeVisible();
  await other.reload();
  await expect(other, "a new password ends the sessions of the old one").toHaveURL(/\/login\?to=/);

  await logIn(other, number, NEW_PASSWORD);
  if (day.hasScript) await other.getByRole("button", { name: "Usar la llave de acceso" }).click();
  else await answerByRecoveryCode(other, codes[1] ?? "");
  await expect(other).toHaveURL(at(`${CENTRE}/accounts`));

  await endOtherSession(page);
  await other.reload();
  await expect(other).toHaveURL(/\/login\?to=/);
});

/** Verifies the number of an account that was made without a code. */
async function proveNumber(page: Page, number: string) {
  await page.goto(new URL(`${CENTRE}/phone`, page.url()).href);
  await page.getByLabel("Celular").fill(number);
  await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enviar el código" }).click();
  await expect(main(page)).toContainText("Enviamos un código de 6 números");
  await expect(page.getByRole("button", { name: /^Enviar otro en \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel("Código de 6 números").fill(await codeFor(page, `+52${number}`));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(main(page)).toContainText("Tu celular quedó verificado.");
}

async function answerByText(page: Page, number: string) {
  const dialog = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await dialog.getByRole("button", { name: "Enviar código" }).click();
  await expect(dialog).toContainText("El código va en camino.");
  await expectAccessible(page);
  await dialog.getByLabel("Código", { exact: true }).fill(await codeFor(page, `+52${number}`));
  await dialog.getByRole("button", { name: "Entrar" }).click();
}

async function answerByRecoveryCode(page: Page, code: string) {
  const dialog = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await dialog.getByRole("link", { name: "Código de respaldo" }).click();
  await expectAccessible(page);
  await dialog.getByLabel("Código de respaldo").fill(code);
  await dialog.getByRole("button", { name: "Entrar" }).click();
}

async function addPasskey(page: Page) {
  await addDeviceLock(page);
  await page.getByLabel("Nombre para reconocerla").fill("Mi celular");
  await page.getByRole("button", { name: "Agregar una llave" }).click();
  await expect(main(page)).toContainText("La llave quedó guardada.");
}

async function addCard(page: Page, code: string) {
  await page.goto(new URL(`${CENTRE}/accounts`, page.url()).href);
  await page.getByLabel("Nombre y apellidos").fill("Ana Ríos");
  await expectAccessible(page);
  await page.getByLabel("Tipo de cuenta").selectOption("Tarjeta de débito");
  await page.getByLabel("Número", { exact: true }).fill("4111 1111 1111 1111");
  await page.getByLabel("Banco o nombre de la cuenta").fill("Mi tarjeta");
  await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Código de tu app").fill(code);
  await page.getByRole("button", { name: "Agregar la cuenta" }).click();
  await expect(page.getByRole("list", { name: "Cuentas para retirar" })).toContainText("1111");
}

async function forgetPassword(page: Page, brand: Day["brand"], number: string) {
  await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  const dialog = page.getByRole("dialog", { name: copyOf[brand].es.access.forgot.title });
  await dialog.getByRole("link", { name: "Por celular" }).click();
  await dialog.getByLabel("Celular").fill(number);
  await dialog.getByRole("button", { name: "Enviar código" }).click();
  await expect(dialog).toContainText("El código va en camino.");
  await expectAccessible(page);
  await dialog.getByLabel("Código", { exact: true }).fill(await codeFor(page, `+52${number}`));
  await dialog.getByLabel("Contraseña nueva", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Repite la contraseña nueva").fill(NEW_PASSWORD);
  // Enter sends the form by its own button; it does not request another code.
  await page.keyboard.press("Enter");
}

async function endOtherSession(page: Page) {
  await page.goto(new URL(`${CENTRE}/sessions`, page.url()).href);
  const sessions = page.getByRole("list", { name: "Sesiones" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByText("Cerrar", { exact: true }).click();
  await page.getByRole("button", { name: "Sí, cerrarla" }).click();
  await expect(main(page)).toContainText("Esa sesión quedó cerrada.");
}
