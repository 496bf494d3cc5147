import type { Page } from "@playwright/test";
import { openByMenu } from "../../support/browser/agent-centre.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an agent follows an income down to the bets @no-js-always @desktop", async ({
  page,
  baseURL,
}) => {
  await enterAs({ page, baseURL, brand: "noche", path: "/agent", username: "agente" });
  await openByMenu(page, "Mis ingresos");
  await expect(page.getByLabel("Totales del período")).toContainText("Ingreso neto");
  await expectAccessible(page);

  await page
    .getByRole("link", { name: /Devoluciones de tu equipo$/ })
    .first()
    .click();
  await expect(title(page, "Devoluciones de tu equipo")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("table").getByRole("link").first().click();
  await expect(title(page, "Devolución de")).toBeVisible();
  await expectAccessible(page);

  const people = page.getByRole("table", { name: "De quién viene" });
  const bets = people.getByRole("link", { name: /^Ver las apuestas de / }).first();
  const account = (await bets.textContent())!.split(" ")[0]!;
  await bets.click();
  await expect(title(page, "Apuestas del equipo")).toBeVisible();
  await expect(page.getByLabel("Cuenta de tu equipo")).toHaveValue(account);
  await expect(page.getByRole("table", { name: "Apuestas del equipo" })).toBeVisible();
});

test("a salary among the income leads to its bill, and nothing found says so @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  const path = "/agent/agentRevenueReport?lang=en&kind=salaryDaily";
  await enterAs({ page, baseURL, brand: "mareo", path, username: "agente" });
  await expect(title(page, "My income")).toBeVisible();
  await page
    .getByRole("link", { name: /, Salary$/ })
    .first()
    .click();
  await expect(title(page, "Salary")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "How it was worked out" })).toBeVisible();

  // No vendor of the demonstration draws lotteries; the bets behind a run are tested by its route.
  await page.goto(new URL("/agent/agentRevenueReport?kind=lotteryDifference", page.url()).href);
  await expect(page.getByLabel("Type")).toHaveValue("lotteryDifference");
  await expect(page.getByRole("link", { name: "See all" })).toBeVisible();
  await expectAccessible(page);
});
