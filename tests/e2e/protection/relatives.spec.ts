import type { Page, TestInfo } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "noche" : "alba");
const main = (page: Page) => page.getByRole("main");

// A form that is refused.
test.use({ expectedStatuses: [400] });

test("a relative finds helplines and writes without a name @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await page.goto(brandUrl(baseURL, brand, "/help/responsible"));
  await main(page)
    .getByRole("link", { name: /bloquea/ })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "Me preocupa alguien que juega",
  );
  await expect(main(page).getByRole("link", { name: /Línea de ayuda gratuita/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "BetBlocker" })).toHaveAttribute(
    "href",
    "https://betblocker.org",
  );
  await expectAccessibleAtBothWidths(page);
  await main(page).getByLabel("¿Qué te preocupa?").fill("corto");
  await main(page).getByRole("button", { name: "Enviar" }).click();
  await expect(main(page).getByLabel("¿Qué te preocupa?")).toHaveAccessibleDescription(
    /Faltan 5 caracteres/,
  );
  await main(page)
    .getByLabel("¿Qué te preocupa?")
    .fill("Mi hermano juega cada noche y debe dinero.");
  await main(page).getByRole("button", { name: "Enviar" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Ya lo tenemos");
});
