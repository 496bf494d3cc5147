import type { Page, TestInfo } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { chooseMethod } from "../../support/browser/visitor.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "noche" : "alba");
const main = (page: Page) => page.getByRole("main");

// A form that is refused.
test.use({ expectedStatuses: [400, 422] });

test("a deposit above the sum leads to the question, and its answer waits for staff @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await becomeMember({ page, baseURL, brand, path: "/member/deposit", deposit: 50_000 });
  await chooseMethod(page, /^Transferencia SPEI/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("60000");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/member/securityCenter/funds"));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "De dónde viene tu dinero",
  );
  await expect(main(page)).toContainText("no se cobró nada");
  await expectAccessibleAtBothWidths(page);
  const words = main(page).getByLabel("Cuéntanos un poco más");
  await main(page).getByLabel("¿De dónde viene?").selectOption("salary");
  await main(page).getByLabel("Tus ingresos de un año").selectOption("middle");
  await words.fill("Poco");
  await main(page).getByRole("button", { name: "Enviar mi respuesta" }).click();
  await expect(words).toHaveAccessibleDescription(/Cuéntanos un poco más/);
  await words.fill("Soy enfermera en un hospital desde 2012.");
  await main(page).getByRole("button", { name: "Enviar mi respuesta" }).click();
  await expect(main(page)).toContainText("En revisión");
  await expect(main(page).getByRole("button", { name: "Enviar mi respuesta" })).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/member/securityCenter"));
  await expect(main(page).getByRole("link", { name: /De dónde viene tu dinero/ })).toContainText(
    "En revisión",
  );
});
