import type { Page } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { logIn, PASSWORD } from "../../support/browser/visitor.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");

test.describe("register", () => {
  test.use({ expectedStatuses: [400, 422] });

  test("what is wrong stands next to its field @no-js-always", async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, "noche", "/register"));
    await expectAccessibleAtBothWidths(page);
    const dialog = dialogOf(page);
    const [username, password, again] = [
      dialog.getByLabel("Usuario"),
      dialog.getByLabel("Contraseña", { exact: true }),
      dialog.getByLabel("Repite la contraseña"),
    ];
    await username.fill("9lunas");
    await password.fill("x7-nq");
    await again.fill("otra cosa");
    await dialog.getByLabel(/Tengo 21 años/).check();
    await dialog.getByLabel(/Acepto los/).check();
    await dialog.getByRole("button", { name: "Crear cuenta" }).click();

    await expect(username).toHaveAccessibleDescription(
      /^Empieza con un número\. Empieza con una letra;/,
    );
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveAccessibleDescription(/Faltan? \d+ car/);
    await expect(again).toHaveAccessibleDescription("No coincide con la contraseña de arriba.");
    await expect(username).toHaveValue("9lunas");
    await expect(dialog.getByLabel(/Tengo 21 años/)).toBeChecked();
    expect(await page.content()).not.toContain("x7-nq");
    await expectAccessible(page);
  });

  test("an empty form says what is missing, the two boxes too", async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, "mareo"));
    await page.getByRole("banner").getByRole("link", { name: "Crear cuenta" }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Crear cuenta" }).click();
    await expect(dialog.getByLabel("Usuario")).toHaveAccessibleDescription(/^Escribe tu usuario\./);
    await expect(dialog.getByLabel("Contraseña", { exact: true })).toHaveAccessibleDescription(
      /^Escribe tu contraseña\. Usa de 8 a 64 caracteres\./,
    );
    await expect(dialog.getByLabel(/Tengo 18 años/)).toHaveAccessibleDescription(
      "Confirma que tienes 18 años o más.",
    );
    await expect(dialog.getByLabel(/Acepto los/)).toHaveAccessibleDescription(
      "Acéptalos para continuar.",
    );
  });

  test("a taken name is reported at its field, and the rest is kept @no-js", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "alba", "/register"));
    const dialog = dialogOf(page);
    await dialog.getByLabel("Usuario").fill("demo");
    await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Repite la contraseña").fill(PASSWORD);
    await dialog.getByLabel(/Tengo 18 años/).check();
    await dialog.getByLabel(/Acepto los/).check();
    await dialog.getByRole("button", { name: "Crear cuenta" }).click();
    await expect(dialog.getByLabel("Usuario")).toHaveAccessibleDescription(
      /^Ese usuario ya existe\. Prueba con otro\. Empieza con una letra;/,
    );
    await expect(dialog.getByLabel("Usuario")).toHaveValue("demo");
    await expect(dialog.getByLabel(/Acepto los/)).toBeChecked();
    expect(await page.content()).not.toContain(PASSWORD);
  });
});

test.describe("login", () => {
  test.use({ expectedStatuses: [422] });

  test("a wrong password is refused, the right one leads on to where one was going @no-js-always", async ({
    page,
    baseURL,
  }, { project }) => {
    const hasScript = project.name !== "no-js";
    await page.goto(brandUrl(baseURL, "mareo", "/member/bets"));
    await expect(page).toHaveURL(/\/login\?to=/);
    if (hasScript) await untilAwake(page);
    await expectAccessibleAtBothWidths(page);
    await logIn(page, "demo", "Una-que-no-es-26");
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("alert")).toHaveText(
      "El usuario o la contraseña no son correctos.",
    );
    await expect(dialog.getByLabel("Usuario", { exact: true })).toHaveValue("demo");
    const password = dialog.getByLabel("Contraseña", { exact: true });
    await expect(password, "it is typed again from the start").toHaveValue("");
    if (hasScript) await expect(password).toBeFocused();
    expect(await page.content()).not.toContain("Una-que-no-es-26");
    await expectAccessible(page);

    await logIn(page, "demo");
    await expect(page).toHaveURL(brandUrl(baseURL, "mareo", "/member/bets"));
    await expect(page.getByRole("heading", { name: "Mis apuestas" })).toBeVisible();
  });

  test("an address of somebody else's site leads nowhere @whole", async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, "noche", "/login?to=//example.com/"));
    await logIn(page, "demo");
    await expect(page.getByRole("banner").getByLabel(/Tu cuenta/)).toBeVisible();
    await expect(page).toHaveURL(brandUrl(baseURL, "noche"));
  });

  test("the name is remembered when that was asked for, and the password never @whole", async ({
    page,
    baseURL,
  }) => {
    const username = await becomeMember({ page, baseURL, brand: "noche", path: "/" });
    await leave(page);
    const dialog = dialogOf(page);

    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
    await expect(dialog.getByLabel("Usuario", { exact: true })).toHaveValue("");
    await dialog.getByLabel("Recordar mi usuario").check();
    await logIn(page, username, PASSWORD);
    await expect(page.getByRole("banner").getByLabel(/Tu cuenta/)).toBeVisible();
    await leave(page);

    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
    await expect(dialog.getByLabel("Usuario", { exact: true })).toHaveValue(username);
    await expect(dialog.getByLabel("Contraseña", { exact: true })).toHaveValue("");
    await expect(dialog.getByLabel("Recordar mi usuario")).toBeChecked();
  });
});

test.describe("the dialog", () => {
  test("keeps the focus inside, closes by Escape and gives the focus back @both", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "alba", "/hot"));
    await page.getByRole("navigation").getByRole("link", { name: "Inicio" }).first().click();
    await expect(page).toHaveURL(brandUrl(baseURL, "alba"));
    const opener = page.getByRole("banner").getByRole("link", { name: "Entrar" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press("Tab");
      expect(await focusIsBehind(page)).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(brandUrl(baseURL, "alba"));
    await expect(opener).toBeFocused();
  });

  test("closes by its button, also where it was the first page @no-js @whole", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "mareo", "/login"));
    await dialogOf(page).getByRole("link", { name: "Cerrar" }).click();
    await expect(page).toHaveURL(brandUrl(baseURL, "mareo"));
    await expect(dialogOf(page)).toBeHidden();
  });
});

test("logging out asks first, and then the session is over @both", async ({ page, baseURL }) => {
  await becomeMember({ page, baseURL, brand: "mareo", path: "/member/messages" });
  const menu = page.getByRole("banner").getByLabel(/Tu cuenta/);
  await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Cerrar sesión" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("¿Quieres cerrar la sesión?");
  await expectAccessible(page);
  await question.getByRole("link", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await expect(menu).toBeVisible();

  await leave(page);
  await page.goto(brandUrl(baseURL, "mareo", "/member/messages"));
  await expect(page).toHaveURL(/\/login\?to=%2Fmember%2Fmessages/);
});

async function leave(page: Page) {
  await page
    .getByRole("banner")
    .getByLabel(/Tu cuenta/)
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Cerrar sesión" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toBeVisible();
}

/** True when the focus is on the page behind the dialog. */
const focusIsBehind = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest("dialog") === null;
  });
