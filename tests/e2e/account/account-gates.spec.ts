import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { account, codeFor, joinByMobile } from "../../support/browser/access.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { answerTo } from "../../support/browser/captcha.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { setScene } from "../../support/browser/staff.ts";
import { fillRegistration, newUsername, PASSWORD, words } from "../../support/browser/visitor.ts";

const CENTRE = "/member/securityCenter";
const NEW_PASSWORD = "Otra-frase-para-jugar-8";
const main = (page: Page) => page.getByRole("main");

test.describe("what stands between a newcomer and the rest", () => {
  test.use({ expectedStatuses: [422] });

  test("a captcha where many signed up, digits that were forgotten, a password too old @whole @desktop @no-js", async ({
    page,
    baseURL,
  }) => {
    const at = (path: string) => brandUrl(baseURL, "noche", path);
    const network = `2001:db8:77:${randomInt(65_536).toString(16)}::1`;
    setScene("many newcomers", "noche", network);
    await page.setExtraHTTPHeaders({ "x-forwarded-for": network });
    await page.goto(at(`/register?to=${encodeURIComponent(`${CENTRE}/withdrawPassword`)}`));
    const dialog = page.getByRole("dialog");
    const username = newUsername();
    await fillRegistration(dialog, words.es, username);
    await expectAccessible(page);
    await dialog.getByLabel("Lo que ves").fill("nada");
    await dialog.getByRole("button", { name: words.es.submit }).click();
    await expect(dialog.getByLabel("Lo que ves")).toHaveAccessibleDescription(/No coincide/);
    for (const secret of [words.es.password, words.es.confirmPassword]) {
      await dialog.getByLabel(secret, { exact: true }).fill(PASSWORD);
    }
    const question = (await dialog.getByText(/^O responde:/).textContent()) ?? "";
    await dialog.getByLabel("Lo que ves").fill(answerTo(question));
    await dialog.getByRole("button", { name: words.es.submit }).click();

    await expect(page).toHaveURL(at(`${CENTRE}/withdrawPassword`));
    const saveDigits = async (button: string) => {
      await page.getByLabel("Clave nueva", { exact: true }).fill("482915");
      await page.getByLabel("Repite la clave nueva").fill("482915");
      await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
      await expectAccessible(page);
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(new RegExp(`${CENTRE}\\?done=`));
    };
    await saveDigits("Guardar la clave");
    await page.goto(at(`${CENTRE}/withdrawPassword`));
    await page.getByRole("link", { name: "¿La olvidaste?" }).click();
    await expect(main(page)).toContainText("los retiros la aceptan 24 horas después");
    await saveDigits("Guardar la clave nueva");

    setScene("an old password", "noche", username);
    await page.goto(at("/hot"));
    await expect(page, "nothing else comes first").toHaveURL(at("/member/password"));
    await expect(main(page)).toContainText("Tu contraseña ya tiene tiempo.");
    await expectAccessible(page);
    await page.getByLabel("Contraseña actual").fill("Una-que-no-es-26");
    const choose = async () => {
      await page.getByLabel("Contraseña nueva", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Repite la contraseña nueva").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Guardar contraseña" }).click();
    };
    await choose();
    await expect(page.getByLabel("Contraseña actual")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Contraseña actual")).toHaveValue("");
    await page.getByLabel("Contraseña actual").fill(PASSWORD);
    await choose();
    await expect(page).toHaveURL(at("/"));
    await expect(account(page)).toBeVisible();
  });
});

test.use({ expectedStatuses: [422] });

test("a member without a password proves themselves by a code, and typed input is kept @whole @desktop @no-js", async ({
  page,
  baseURL,
}, { project }) => {
  const at = (path: string) => brandUrl(baseURL, "alba", path);
  const number = await joinByMobile(page, baseURL, "alba");
  // One run proves the identity by phone, the other by e-mail.
  const email = project.name === "desktop" ? `${newUsername()}@mail.example` : null;
  if (email) await bindEmail(page, email);
  setScene("no password", "alba", number);
  await page.goto(at(`${CENTRE}/profile`));
  await page.getByLabel("Nombre y apellidos").fill("Ana Ríos");
  await page.getByRole("button", { name: "Guardar mis datos" }).click();
  await expect(main(page)).toContainText("Tus datos quedaron guardados.");

  await page.goto(at(`${CENTRE}/accounts`));
  const digits = page.getByLabel("Número", { exact: true });
  await page.getByLabel("Tipo de cuenta").selectOption("Tarjeta de débito");
  await digits.fill("4111 1111 1111 1111");
  await page.getByLabel("Banco o nombre de la cuenta").fill("Mi tarjeta");
  setScene("ten minutes later", "alba", number);
  await page.getByRole("button", { name: "Agregar la cuenta" }).click();

  await expect(page.getByRole("heading", { name: "Confirma que eres tú" })).toBeVisible();
  if (email) await page.getByRole("link", { name: /^Mejor a .*@/ }).click();
  const button = email ? /^Enviar un código a .*@/ : /^Enviar un código a/;
  await page.getByRole("button", { name: button }).click();
  await expect(main(page)).toContainText("Enviamos un código de 6 números");
  await expectAccessible(page);
  const code = await codeFor(page, email ?? `+52${number}`);
  const field = page.getByLabel("Código de 6 números");
  const prove = page.getByRole("button", { name: "Continuar" });
  const wait = page.getByRole("button", { name: /^Enviar otro en \d+ s/ });
  if (project.name === "desktop") await expect(wait).toBeDisabled();
  await field.fill(code === "123456" ? "654321" : "123456");
  await prove.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(main(page)).toContainText("Enviamos un código de 6 números");
  if (project.name === "desktop") await expect(wait, "a wrong code ends no wait").toBeDisabled();
  await field.fill(code);
  await prove.click();

  await expect(page).toHaveURL(at(`${CENTRE}/accounts`));
  await expect(page.getByLabel("Banco o nombre de la cuenta")).toHaveValue("Mi tarjeta");
  await expect(page.getByLabel("Tipo de cuenta")).toHaveValue("card");
  await expect(digits, "a number is kept nowhere").toHaveValue("");
  await digits.fill("4111 1111 1111 1111");
  await page.getByRole("button", { name: "Agregar la cuenta" }).click();
  await expect(page.getByRole("list", { name: "Cuentas para retirar" })).toContainText("1111");
});

/** A second method to prove one's identity: an e-mail address that a code has verified. */
async function bindEmail(page: Page, email: string) {
  await page.goto(new URL(`${CENTRE}/email`, page.url()).href);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Enviar el código" }).click();
  await expect(main(page)).toContainText("Enviamos un código de 6 números");
  await page.getByLabel("Código de 6 números").fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(main(page)).toContainText("Tu correo quedó verificado.");
}
