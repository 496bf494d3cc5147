import type { Page } from "@playwright/test";
import { openByMenu } from "../../support/browser/agent-centre.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const menuOf = (page: Page, name = "Centro de agente") =>
  page.getByRole("navigation", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an agent looks at the team, level by level @no-js-always @desktop", async ({
  page,
  baseURL,
}) => {
  await enterAs({ page, baseURL, brand: "alba", path: "/agent", username: "agente" });
  await expect(title(page, "Resumen del equipo")).toBeVisible();
  const standing = page.getByLabel("Tu equipo ahora");
  await expect(standing.getByRole("definition").first()).toHaveText(/^\d+$/);
  await page.getByRole("link", { name: "30 días", exact: true }).click();
  await page.getByRole("link", { name: "Depósitos", exact: true }).click();
  await expect(page.getByRole("link", { name: "Depósitos", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.getByText("Ver las cifras de cada día").click();
  await expect(page.getByRole("table", { name: "Ver las cifras de cada día" })).toBeVisible();
  await expectAccessible(page);

  await openByMenu(page, "Mi gente", "Mi gente");
  const people = page.getByRole("table", { name: "Mi gente" });
  await expect(people.getByRole("rowheader").filter({ hasText: "norte" })).toContainText(
    "Subagente",
  );
  const north = people.getByRole("row").filter({ hasText: "norte" });
  // The series of lotteries is told where there are lotteries.
  await expect(north.getByRole("cell", { name: /^\d{4}$/ })).toHaveCount(0);
  await expect(north).toContainText(/Slots \d\.\d\d/);
  await expectAccessible(page);
  await people.getByRole("link", { name: /persona(s)? a cargo de norte/ }).click();
  await expect(people).toContainText("bajio");
  await page.getByRole("link", { name: "bajio", exact: true }).click();
  await expect(title(page, "bajio")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Camino" })).toContainText("norte");
  await expectAccessible(page);
});

test("an agent reads the team's bets, results and movements @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  await enterAs({ page, baseURL, brand: "noche", path: "/agent", username: "agente" });
  await openByMenu(page, "Movimientos", "Movimientos del equipo");
  const movements = page.getByRole("table", { name: "Movimientos del equipo" });
  await expect(movements.getByRole("row").filter({ hasText: "demo" })).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Cuenta de tu equipo").fill("nadie-aqui");
  await page.getByRole("button", { name: "Ver", exact: true }).click();
  await expect(page.getByLabel("Cuenta de tu equipo")).toHaveAccessibleDescription(
    "Nadie de tu equipo tiene esa cuenta.",
  );
  await expectAccessible(page);

  await openByMenu(page, "Ganancias y pérdidas", "Ganancias y pérdidas del equipo");
  const losses = page.getByRole("table", { name: "Ganancias y pérdidas del equipo" });
  await losses.getByRole("link", { name: "Ver a la gente de norte" }).click();
  await expect(page.getByRole("main")).toContainText("Equipo de norte");
  await expectAccessible(page);

  await openByMenu(page, "Apuestas del equipo", "Apuestas del equipo");
  await expectAccessible(page);
  await openByMenu(page, "Sumar personas", "Sumar personas");
  await expectAccessible(page);
  // Nothing is said of types without an open game.
  await expect(page.getByLabel(/^Slots, %/)).toBeVisible();
  await expect(page.getByLabel(/lotería|Pesca/)).toHaveCount(0);
  await openByMenu(page, "Avisos", "Avisos para agentes");
  await openByMenu(page, "Contratos", "Contratos");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ofrecer un contrato" }).click();
  await expect(title(page, "Ofrecer un contrato")).toBeVisible();
  await page.getByRole("link", { name: "Salario", exact: true }).click();
  await page.getByRole("link", { name: "Slots y mesas, dos escalones" }).click();
  const second = page.getByRole("group", { name: "Escalón 2" });
  await expect(second.getByLabel("Porcentaje")).toHaveValue("0.60");
  await expect(second.getByLabel("Apuesta válida")).toHaveValue("5000.00");
  await expect(page.getByRole("checkbox", { name: "Mesas" })).toBeChecked();
  await expectAccessible(page);
});

test.describe("where the agent centre does not exist", () => {
  test.use({ expectedStatuses: [404] });

  test("another member finds no agent centre, and a trial account is told what it lacks @desktop", async ({
    page,
    baseURL,
  }) => {
    const centre = "/agent/agentTeamOverview";
    const brand = "alba";
    await enterAs({ page, baseURL, brand, path: "/member/bets", username: "demo" });
    const answer = await page.goto(new URL(centre, page.url()).href);
    expect(answer?.status()).toBe(404);
    await expect(title(page, "Resumen del equipo")).toHaveCount(0);
    await page.context().clearCookies();
    await enterAs({ page, baseURL, brand, path: centre, username: "prueba" });
    await expect(page.getByRole("heading", { name: "Necesitas una cuenta real" })).toBeVisible();
  });
});

test("the centre speaks English @desktop", async ({ page, baseURL }) => {
  const path = "/agent/downlineManagmentView?lang=en";
  await enterAs({ page, baseURL, brand: "mareo", path, username: "agente" });
  await expect(title(page, "My people")).toBeVisible();
  const menu = menuOf(page, "Agent centre");
  await menu.getByRole("link", { name: "Records" }).click();
  await expect(menu.getByRole("link", { name: "Team bets" })).toBeVisible();
  await expectAccessible(page);
});
