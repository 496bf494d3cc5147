import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { codeFor, newNumber } from "../../support/browser/access.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { fillRegistration, newUsername, PASSWORD, words } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");
const newNetwork = () => `2001:db8:88:${randomInt(65_536).toString(16)}::1`;
const submit = (dialog: Locator) => dialog.getByRole("button", { name: "Crear cuenta" });

test("what is agreed to is in view beside the button @desktop", async ({ page, baseURL }) => {
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.goto(brandUrl(baseURL, brand, "/register"));
    const dialog = dialogOf(page);
    await submit(dialog).click({ trial: true });
    for (const box of [words.es.adult, words.es.agree])
      await expect(dialog.getByLabel(box), brand).toBeInViewport({ ratio: 1 });
    const [agreed, button] = [dialog.getByLabel(words.es.agree), submit(dialog)];
    const end = (await agreed.boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  }
});

test("a wide window has a password beside its repetition, a narrow one below it @desktop", async ({
  page,
  baseURL,
}) => {
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(brandUrl(baseURL, brand, "/register"));
    const fields = ["Contraseña", "Repite la contraseña"].map((name) =>
      dialogOf(page).getByRole("textbox", { name, exact: true }),
    );
    const tops = () => Promise.all(fields.map(async (field) => (await field.boundingBox())!.y));
    const [one, other] = await tops();
    expect(other, brand).toBe(one);
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await tops();
    expect(below, brand).toBeGreaterThan(above!);
  }
});

test.describe("by mobile number", () => {
  test.use({ expectedStatuses: [400, 422] });

  test("a code proves the number, and what was typed on both tabs is kept @no-js", async ({
    page,
    baseURL,
  }, info) => {
    const [name, number] = [newUsername(), newNumber()];
    // Codes are limited by network too, and this test requests many: it gets a network of its own.
    await page.setExtraHTTPHeaders({ "x-forwarded-for": newNetwork() });
    await page.goto(brandUrl(baseURL, "alba", "/register?to=/hot"));
    const dialog = dialogOf(page);
    await dialog.getByLabel("Usuario").fill(name);
    await dialog.getByLabel("Correo electrónico").fill("luz@mail.example");
    await dialog.getByRole("button", { name: "Con celular" }).click();
    await expect(page).toHaveURL(/tab=mobile/);
    await expect(dialog.getByLabel("Correo electrónico")).toHaveValue("luz@mail.example");
    await dialog.getByRole("button", { name: "Con usuario" }).click();
    await expect(dialog.getByLabel("Usuario")).toHaveValue(name);
    await dialog.getByRole("button", { name: "Con celular" }).click();
    await expectAccessibleAtBothWidths(page);

    await dialog.getByRole("button", { name: "Enviar código" }).click();
    await expect(dialog.getByLabel("Celular")).toHaveAccessibleDescription(/número de celular/);
    await dialog.getByLabel("Celular").fill(`0${number}`);
    await dialog.getByRole("button", { name: "Enviar código" }).click();
    await expect(dialog.getByRole("status")).toContainText("Te enviamos un código");
    // Without JavaScript there is no countdown: the button stays, and the server answers "too
    // soon".
    if (info.project.name === "no-js") {
      await askUntilRefused(dialog);
      await expect(dialog.getByLabel("Celular")).toHaveValue(`0${number}`);
    } else await expect(dialog.getByRole("button", { name: /^Otro en \d+ s$/ })).toBeDisabled();

    const code = await codeFor(page, `+52${number}`);
    await dialog.getByLabel("Código de verificación").fill(code === "000000" ? "1" : "000000");
    await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Repite la contraseña").fill(PASSWORD);
    await dialog.getByLabel(words.es.adult).check();
    await dialog.getByLabel(words.es.agree).check();
    await submit(dialog).click();
    await expect(dialog.getByLabel("Código de verificación")).toHaveAccessibleDescription(
      "El código no es correcto.",
    );
    await dialog.getByLabel("Código de verificación").fill(code);
    await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Repite la contraseña").fill(PASSWORD);
    await submit(dialog).click();
    await expect(page).toHaveURL(brandUrl(baseURL, "alba", "/hot"));
    await expect(page.getByRole("banner").getByLabel(words.es.account)).toBeVisible();
  });

  test("without a code the number alone opens an account at mareo @whole", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "mareo", "/register?tab=mobile"));
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel("Código de verificación")).toHaveCount(0);
    await dialog.getByLabel("Celular").fill("12");
    await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Repite la contraseña").fill(PASSWORD);
    await dialog.getByLabel(words.es.adult).check();
    await dialog.getByLabel(words.es.agree).check();
    await submit(dialog).click();
    await expect(dialog.getByLabel("Celular")).toHaveAccessibleDescription(/Faltan 4 caracteres/);
    await dialog.getByLabel("Celular").fill(newNumber());
    await submit(dialog).click();
    await expect(page.getByRole("banner").getByLabel(words.es.account)).toBeVisible();
  });
});

test.describe("with more fields", () => {
  test.use({ expectedStatuses: [400, 422] });

  test("each says what it needs, and the age is held to @no-js @whole", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "noche", "/register"));
    const dialog = dialogOf(page);
    await submit(dialog).click();
    await expect(dialog.getByLabel("Nombre completo")).toHaveAccessibleDescription(
      "Escribe tu nombre completo. Como aparece en tu documento de identidad.",
    );
    await expect(dialog.getByLabel("Nacionalidad")).toHaveAccessibleDescription(
      "La nacionalidad es obligatoria.",
    );
    await expect(dialog.getByLabel(words.es.adult)).toHaveAccessibleDescription(/21 años o más/);
    await expectAccessibleAtBothWidths(page);

    await fillRegistration(dialog);
    await dialog.getByLabel("Nombre completo").fill("Luz");
    const young = new Date().getUTCFullYear() - 20;
    await dialog.getByLabel("Fecha de nacimiento").fill(`${young}-01-01`);
    await submit(dialog).click();
    await expect(dialog.getByLabel("Nombre completo")).toHaveAccessibleDescription(
      "Es una sola palabra. Escribe nombre y apellido. Como aparece en tu documento de identidad.",
    );
    await fillRegistration(dialog);
    await dialog.getByLabel("Fecha de nacimiento").fill(`${young}-01-01`);
    await submit(dialog).click();
    await expect(dialog.getByLabel("Fecha de nacimiento")).toHaveAccessibleDescription(
      "Hay que tener 21 años o más para jugar. Hay que tener 21 años o más.",
    );
    await expect(dialog.getByLabel("Nacionalidad")).toHaveValue("MX");
    await fillRegistration(dialog);
    await submit(dialog).click();
    await expect(page.getByRole("banner").getByLabel(words.es.account)).toBeVisible();
  });
});

test.describe("with an invitation", () => {
  test.use({ expectedStatuses: [422] });

  test("an unknown invitation code is reported at its field, a known one is accepted @desktop", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "alba", "/register?referralCode=NADIE99"));
    const dialog = dialogOf(page);
    const code = dialog.getByLabel("Código de invitación");
    await expect(code).toHaveValue("NADIE99");
    await fillRegistration(dialog);
    await submit(dialog).click();
    await expect(code).toHaveAccessibleDescription("El código de invitación no es válido.");
    const sender = dialog.getByText(copyOf.alba.es.auth.register.invitedByBrand);
    await expect(sender).toHaveCount(0);
    await page.goto(brandUrl(baseURL, "alba", "/register?referralCode=alba2026"));
    await expect(code).toHaveValue("alba2026");
    await expect(sender).toBeVisible();
    await fillRegistration(dialog);
    await submit(dialog).click();
    await expect(page.getByRole("banner").getByLabel(words.es.account)).toBeVisible();
  });
});

/** Requests codes until the answer next to the button is a waiting time. */
async function askUntilRefused(dialog: Locator) {
  const code = dialog.getByLabel("Código de verificación");
  for (let asked = 0; asked < 5; asked += 1) {
    await dialog.getByRole("button", { name: "Enviar otro" }).click();
    if ((await code.getAttribute("aria-invalid")) === "true") break;
  }
  await expect(code).toHaveAccessibleDescription(/^Pediste muchos códigos. Espera 5 minutos/);
}
