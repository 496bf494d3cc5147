import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const main = (page: Page) => page.getByRole("main");

// A form that is refused.
test.use({ expectedStatuses: [400, 422] });

test("a deposit earns points, and cash for them is shown before the yes @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  await becomeMember({ page, baseURL, brand, path: "/pointMall?tab=details", deposit: 20_000 });
  const own = main(page).getByRole("region", { name: "Detalle de puntos" });
  // The job counts what was paid some seconds later.
  await expect(async () => {
    await page.reload();
    await expect(main(page)).toContainText("200 puntos", { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(own).toContainText("Depósito acreditado");
  await expect(own).toContainText("+200");
  await expectAccessibleAtBothWidths(page);

  await main(page).getByRole("link", { name: "Canjear", exact: true }).first().click();
  const points = main(page).getByLabel("Puntos", { exact: true });
  await points.fill("5000");
  await main(page).getByRole("button", { name: "Ver cuánto recibes" }).click();
  await expect(points).toHaveAccessibleDescription(/Tienes 200 puntos/);
  await points.fill("150");
  await main(page).getByRole("button", { name: "Ver cuánto recibes" }).click();
  await expect(main(page)).toContainText("150 puntos se convierten en $1.50.");
  await expectAccessibleAtBothWidths(page);
  await main(page).getByLabel("Clave de retiro").fill("482915");
  await main(page).getByRole("button", { name: "Cambiar por $1.50" }).click();
  await expect(main(page)).toContainText("Elige primero tu clave de retiro.");
  await expect(main(page)).toContainText("200 puntos");
});
