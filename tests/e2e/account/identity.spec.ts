import sharp from "sharp";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

test.describe("a member's identity", () => {
  test.use({ expectedStatuses: [422] });

  test("is refused with a reason, corrected and verified @no-js-always", async ({
    page,
    baseURL,
  }) => {
    await becomeMember({ page, baseURL, brand: "alba", path: "/member/securityCenter" });
    await page.getByRole("link", { name: /^Tu identidad/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu identidad");
    await expect(page.getByRole("main")).toContainText("Sin verificar");
    await expectAccessibleAtBothWidths(page);

    const number = page.getByRole("textbox", { name: "Número del documento" });
    await page.getByRole("textbox", { name: "Nombre y apellidos" }).fill("Luz Muñoz Peña");
    await page.getByLabel("Fecha de nacimiento").fill("2015-05-17");
    await page.getByLabel("Tipo de documento").selectOption("Pasaporte");
    await number.fill("g-1234501");
    const submit = page.getByRole("button", { name: "Verificar mi identidad" });
    await submit.click();
    await expect(page.getByLabel("Fecha de nacimiento")).toHaveAccessibleDescription(/18/);
    await expect(number).toHaveValue("g-1234501");

    await page.getByLabel("Fecha de nacimiento").fill("1990-05-17");
    await submit.click();
    await expect(page.getByRole("main")).toContainText("No verificada");
    await expect(page.getByRole("main")).toContainText("No pudimos aceptar ese documento.");
    await expect(page.getByRole("main")).toContainText("17 may 1990");
    await page.getByLabel("Qué se ve").selectOption("Reverso");
    await page.getByLabel("Foto", { exact: true }).setInputFiles(await drawing());
    await page.getByRole("button", { name: "Enviar la foto" }).click();
    const told = page.getByRole("status").filter({ hasText: "Recibimos la foto." });
    await expect(told).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Reverso" })).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    await page.getByLabel("Tipo de documento").selectOption("Pasaporte");
    await number.fill("G1234500");
    await submit.click();
    await expect(page.getByRole("main")).toContainText("La verificamos el");
    await expect(submit).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  });
});

const drawing = async () => ({
  ...{ name: "pasaporte.png", mimeType: "image/png" },
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c8102e" } })
    .png()
    .toBuffer(),
});
