import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { merchantCommand } from "../../support/browser/staff.ts";
import { PASSWORD } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const DIGITS = "482915";
const CENTRE = "/member/securityCenter";
const main = (page: Page) => page.getByRole("main");
/** The cheapest good of each brand. */
const GOOD = { alba: "Taza de barro", noche: "Lentes de neón" };

// A form that is refused.
test.use({ expectedStatuses: [400, 422] });

test("a good is redeemed for points, and staff decide about it @both @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const tab = (name: string) =>
    main(page).getByRole("navigation", { name: "Partes de la tienda" }).getByText(name);
  await becomeMember({ page, baseURL, brand, path: `${CENTRE}/withdrawPassword`, deposit: 20_000 });
  await page.getByLabel("Clave nueva", { exact: true }).fill(DIGITS);
  await page.getByLabel("Repite la clave nueva").fill(DIGITS);
  await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Guardar la clave" }).click();
  await expect(page).toHaveURL(new RegExp(`${CENTRE}\\?done=`));
  const home = new URL("/pointMall", page.url()).href;
  // The job counts what was paid some seconds later.
  await expect(async () => {
    await page.goto(home);
    await expect(main(page)).toContainText(/(^|[^\d,])200 puntos/, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveTitle(new RegExp(`^${copyOf[brand].es.points.title}`));
  const good = main(page).getByRole("article").filter({ hasText: GOOD[brand] });
  await expect(good).toContainText("120 puntos");
  await expectAccessibleAtBothWidths(page);
  await good.getByRole("link").click();
  await expect(page).toHaveTitle(new RegExp(`^Canjear: ${GOOD[brand]}`));
  await main(page).getByLabel("Dirección de entrega").fill("Calle Luna 7, 06000 Ciudad de México");
  await main(page).getByLabel("Teléfono móvil").fill("123");
  await main(page).getByLabel("Clave de retiro", { exact: true }).fill(DIGITS);
  const send = main(page).getByRole("button", { name: "Canjear ahora" });
  await send.click();
  await expect(main(page).getByLabel("Teléfono móvil")).toHaveAccessibleDescription(
    /Ese número no existe/,
  );
  await expectAccessibleAtBothWidths(page);
  await main(page).getByLabel("Teléfono móvil").fill("55 1234 5678");
  await main(page).getByLabel("Clave de retiro", { exact: true }).fill(DIGITS);
  await send.click();
  await expect(page).toHaveTitle(/^Historial de canjes/);
  const history = main(page).getByRole("region", { name: "Historial de canjes" }).first();
  await expect(history).toContainText("En proceso");
  await expect(main(page)).toContainText("80 puntos");
  await expectAccessibleAtBothWidths(page);

  const reference = /R-\w{4}-\w{4}/.exec(page.url())![0];
  const told = await merchantCommand("redemption", "show", brand, reference);
  expect(told).toContain("Calle Luna 7");
  await merchantCommand("redemption", "reject", brand, reference, "--reason", "sold_out");
  await page.reload();
  await expect(history).toContainText("Rechazado");
  await expect(history).toContainText("Se agotó");
  await expect(main(page)).toContainText(/(^|[^\d,])200 puntos/);
  await tab("Detalle de puntos").click();
  await expect(main(page)).toContainText("Canje rechazado");
  await tab("Reglas de los puntos").click();
  await expect(page).toHaveTitle(/^Reglas de los puntos/);
  await expect(main(page)).toContainText("1 punto por cada");
});
