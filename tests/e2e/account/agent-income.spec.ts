import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";
import { setScene } from "../../support/browser/staff.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an agent follows an income down to the bets @no-js-always @desktop", async ({
  page,
  baseURL,
}) => {
  setScene("rebates of yesterday", "noche", "demo");
  await enterAs({ page, baseURL, brand: "noche", path: "/agent", username: "agente" });
  await page
    .getByRole("navigation", { name: "Centro de agente", exact: true })
    .getByRole("link", { name: "Mis ingresos", exact: true })
    .click();
  await expect(title(page, "Mis ingresos")).toBeVisible();
  await expect(page.getByLabel("Totales del periodo")).toContainText("Ingreso neto");
  await expectAccessible(page);

  await page.getByRole("link", { name: /Rebates de tu equipo$/ }).click();
  await expect(title(page, "Rebates de tu equipo")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("table").getByRole("link", { name: "Slots" }).click();
  await expect(title(page, "Rebate de Slots")).toBeVisible();
  const people = page.getByRole("table", { name: "De quién viene" });
  await expect(people.getByRole("row").filter({ hasText: "demo" })).toContainText("1.00");
  await expectAccessible(page);

  await people.getByRole("link", { name: "Ver las apuestas de demo" }).click();
  await expect(title(page, "Apuestas del equipo")).toBeVisible();
  await expect(page.getByLabel("Cuenta de tu equipo")).toHaveValue("demo");
});

test("an agent without income is told when it comes @no-js @desktop", async ({ page, baseURL }) => {
  const path = "/agent/agentRevenueReport?lang=en";
  await enterAs({ page, baseURL, brand: "mareo", path, username: "agente" });
  await expect(title(page, "My income")).toBeVisible();
  await expect(page.getByText("No income yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Kind").selectOption("Dividend");
  const show = page.getByRole("button", { name: "Show", exact: true });
  if (await show.isVisible()) await show.click();
  await expect(page).toHaveURL(/kind=dividend/);
  await expectAccessible(page);
});
