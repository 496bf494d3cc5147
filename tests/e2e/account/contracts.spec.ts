import type { Page } from "@playwright/test";
import { contractOffer } from "#platform/contract/agents/contracts.ts";
import { agentLinkSave } from "#platform/contract/agents/links.ts";
import { NO_RATES } from "#platform/domain/agents/rates.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { askAs, becomeMember, enterAs } from "../../support/browser/member-by-call.ts";

const UNIT = 10_000n;
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const agentOf = (page: Page) => ({ page, brand: "alba", username: "agente" });

/** A member directly below the demonstration's agent. */
async function becomeBelow(page: Page, baseURL: string | undefined, path: string) {
  const link = { type: "player" as const, rates: NO_RATES, expiresAt: null, usesMax: 1 };
  const { code } = await askAs(agentOf(page), agentLinkSave, link);
  return becomeMember({ page, baseURL, brand: "alba", path, agentLink: code });
}

/** The same with an offer that waits. */
async function becomeOffered(page: Page, baseURL: string | undefined, path: string) {
  const account = await becomeBelow(page, baseURL, path);
  const asks = { validBet: 500n * UNIT, loss: null, active: 2, minimumBet: 50n * UNIT };
  await askAs(agentOf(page), contractOffer, {
    ...{ account, proceed: false },
    terms: {
      ...{ kind: "daily", period: "daily", gameTypes: ["RNG", "LIVE"] },
      tiers: [{ rate: 30, ...asks }],
    },
  });
}

test.use({ expectedStatuses: [400] });

test("a member who is no agent reads an offer, accepts it and asks to end it @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  await becomeOffered(page, baseURL, "/member/bets");
  await page.reload();
  const menu = page.getByRole("navigation", { name: "Mi cuenta", exact: true });
  await expect(menu.getByRole("link", { name: /^Contratos/ })).toContainText("1 por responder");
  await menu.getByRole("link", { name: /^Mensajes/ }).click();
  await page.getByRole("link", { name: "agente te ofrece un contrato" }).click();
  await expect(title(page, "Salario")).toBeVisible();
  await expect(page).toHaveURL(/\/member\/contracts\/[\w-]+$/);
  await expect(page.getByRole("table", { name: "Escalones" })).toContainText("0.30");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aceptar" }).click();
  await expect(page.getByRole("main")).toContainText("Vigente");
  await expect(page.getByRole("main")).toContainText("Mis liquidaciones");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pedir que termine" }).click();
  await expect(page.getByRole("main")).toContainText("Piden terminarlo");

  await menu.getByRole("link", { name: "Contratos", exact: true }).click();
  await expect(title(page, "Contratos")).toBeVisible();
  await expect(page.getByRole("link", { name: "Los que ofrecí" })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Te paga agente");
  await expectAccessible(page);
});

test("an agent writes to somebody of the team, who reads it as from the agent @no-js @desktop", async ({
  page,
  baseURL,
  elsewhere,
}) => {
  const brand = "alba";
  const account = await becomeBelow(page, baseURL, "/member/messages");
  const other = await elsewhere();
  const path = `/agent/downlineManagmentView/${account}`;
  await enterAs({ page: other, baseURL, brand, path, username: "agente" });
  await other.getByRole("link", { name: "Enviarle un mensaje" }).click();
  await expect(title(other, `Mensaje para ${account}`)).toBeVisible();
  await other.getByRole("button", { name: "Enviar el mensaje" }).click();
  await expect(other.getByLabel("Asunto")).toHaveAccessibleDescription("Escribe el asunto.");
  await expectAccessible(other);
  await other.getByLabel("Asunto").fill("Reunión <b>mañana</b>");
  await other.getByLabel("Mensaje", { exact: true }).fill("A las 8.\nTrae tus dudas.");
  await other.getByRole("button", { name: "Enviar el mensaje" }).click();
  await expect(other.getByRole("main")).toContainText("Tu mensaje ya está en su buzón.");
  await page.reload();
  const message = page.getByRole("article").first();
  await expect(message).toContainText("Reunión <b>mañana</b>");
  await expect(message).toContainText("Trae tus dudas.");
  await expect(message).toContainText("De tu agente agente");
  await expectAccessible(page);
});

test("the member's contracts speak English @desktop", async ({ page, baseURL }) => {
  await becomeOffered(page, baseURL, "/member/contracts?which=requests&lang=en");
  await page.reload();
  await expect(title(page, "Contracts")).toBeVisible();
  await page.getByRole("link", { name: "Salary", exact: true }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
  await expectAccessible(page);
});
