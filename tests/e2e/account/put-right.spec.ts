import type { Locator } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { newUsername, words } from "../../support/browser/visitor.ts";

const expectWrong = async (field: Locator, ...told: RegExp[]) => {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  for (const text of told) await expect(field).toHaveAccessibleDescription(text);
};
const expectRight = async (field: Locator, told: RegExp | "") => {
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveAccessibleDescription(told);
};

test.describe("errors go away when put right", () => {
  test.use({ expectedStatuses: [400] });

  test("on the registration, where each rule stays beside its error @no-js", async ({
    page,
    baseURL,
  }, info) => {
    await page.goto(brandUrl(baseURL, "alba", "/register"));
    const dialog = page.getByRole("dialog");
    const username = dialog.getByLabel("Usuario");
    const password = dialog.getByLabel("Contraseña", { exact: true });
    const again = dialog.getByLabel("Repite la contraseña");
    const adult = dialog.getByLabel(words.es.adult);
    const send = dialog.getByRole("button", { name: "Crear cuenta" });
    const name = newUsername();
    const rule = /Empieza con una letra; de 4 a 16 letras o números\.$/;
    await username.fill("9lunas");
    await password.fill("corta");
    await again.fill("Otra-frase-9");
    await dialog.getByLabel(words.es.agree).check();
    await send.click();
    await expectWrong(username, /^Empieza con un número\./, rule);
    await expectWrong(password, /^Faltan 3 caracteres/, /Usa de 8 a 64 caracteres/);
    await expectWrong(again, /^No coincide/);
    await expectWrong(adult, /^Confirma/);
    await expectAccessibleAtBothWidths(page);

    const hasScripts = info.project.name !== "no-js";
    await username.fill("lunas_9");
    if (hasScripts) await expectWrong(username, /^Empieza con un número\./);
    else await send.click();
    if (!hasScripts) await expectWrong(username, /^No puede llevar «_»\./, rule);
    await username.fill(name);
    await adult.check();
    if (!hasScripts) await send.click();
    await expectRight(username, rule);
    await expectRight(adult, "");
    if (!hasScripts) return;
    await again.fill("Una-frase-para-jugar-7");
    await expectWrong(again, /^No coincide/);
    await password.fill("Una-frase-para-jugar-7");
    await expectRight(password, /^Usa de 8 a 64/);
    await expectRight(again, "");
  });

  test("on amounts, which a choice puts right too", async ({ page, baseURL }) => {
    await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit" });
    const amount = page.getByLabel("¿Cuánto?");
    await amount.fill("1");
    await page.getByRole("button", { name: /^Continuar/ }).click();
    await expectWrong(amount, /^Elige un monto entre/);
    await amount.fill("2");
    await expectWrong(amount, /^Elige un monto entre/);
    await page
      .getByRole("list", { name: /montos/i })
      .getByRole("link")
      .first()
      .click();
    await expect(amount).not.toHaveAttribute("aria-invalid");
  });

  test("for good, also while the page around the form still loads", async ({ page, baseURL }) => {
    await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit" });
    const amount = page.getByLabel("¿Cuánto?");
    const mended = Promise.withResolvers<void>();
    await page.route("**/member/deposit.data*", async (route) => {
      if (route.request().method() === "GET") await mended.promise;
      await route.continue();
    });
    await amount.fill("1");
    await page.getByRole("button", { name: /^Continuar/ }).click();
    await expectWrong(amount, /^Elige un monto entre/);
    await amount.fill("200");
    await expect(amount).not.toHaveAttribute("aria-invalid");
    const loaded = page.waitForResponse(/member\/deposit\.data/);
    mended.resolve();
    await (await loaded).finished();
    await page.getByRole("button", { name: /^Continuar/ }).waitFor();
    await expect(amount).not.toHaveAttribute("aria-invalid");
  });

  test("on a choice, once one is taken", async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, "noche", "/feedback"));
    await page.getByRole("button", { name: "Enviar" }).click();
    const types = page.getByRole("group", { name: "¿De qué se trata?" });
    await expect(types).toHaveAccessibleDescription(/./);
    await types.getByRole("radio").nth(1).check({ force: true });
    await expect(types).toHaveAccessibleDescription("");
    const content = page.getByRole("textbox").first();
    await expectWrong(content, /./);
  });
});

test("a taken name is told on leaving its field, and a free one is not", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/register"));
  const dialog = page.getByRole("dialog");
  const username = dialog.getByLabel("Usuario");
  await username.fill("DEMO");
  await username.press("Tab");
  await expectWrong(username, /^Ese usuario ya existe/);
  await expect(dialog.locator("[aria-live=polite]").filter({ hasText: "ya existe" })).toHaveCount(
    1,
  );
  await expectAccessibleAtBothWidths(page);
  const asked = page.waitForResponse(/name-taken/);
  await username.fill(newUsername());
  await expectRight(username, /^Empieza con una letra/);
  await username.press("Tab");
  expect(await (await asked).json()).toEqual({ isTaken: false });
  await expectRight(username, /^Empieza con una letra/);
});

test("a taken name left before hydration is told after it @whole", async ({ page, baseURL }) => {
  const { promise: isTime, resolve: wake } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => isTime.then(() => route.continue()));
  await page.goto(brandUrl(baseURL, "noche", "/register"), { waitUntil: "commit" });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Usuario").fill("DEMO");
  await dialog.getByLabel("Contraseña", { exact: true }).fill("Una-frase-para-jugar-7");
  wake();
  await expectWrong(dialog.getByLabel("Usuario"), /^Ese usuario ya existe/);
});

test("a new password tells its strength while it is typed", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "alba", "/register"));
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel("Contraseña", { exact: true });
  const meter = dialog.locator("[aria-live=polite]").filter({ hasText: /adivinar|[Bb]uena/ });
  await password.fill("contraseña1");
  await expect(meter).toHaveText("Muy fácil de adivinar");
  await password.fill("marisol2847");
  await expect(meter).toHaveText("Buena");
  await dialog.getByLabel("Usuario").fill("Marisol");
  await password.fill("marisol2847");
  await expect(meter).toHaveText("Muy fácil de adivinar");
  await password.fill("luna2847");
  await expect(meter).toHaveText("Se puede adivinar");
  await password.fill("cuatro mesas verdes");
  await expect(meter).toHaveText("Muy buena");
  await expectAccessibleAtBothWidths(page);
  await password.fill("");
  await expect(meter).toHaveCount(0);
});
