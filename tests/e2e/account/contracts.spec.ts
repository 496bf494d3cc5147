import type { Page } from "@playwright/test";
import { contractOffer } from "#platform/contract/agents/contracts.ts";
import { agentLinkSave } from "#platform/contract/agents/links.ts";
import { NO_RATES } from "#platform/domain/agents/rates.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { askAs, becomeMember } from "../../support/browser/member-by-call.ts";

const UNIT = 10_000n;
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A member directly below the demonstration's agent, with an offer that waits. */
async function becomeOffered(page: Page, baseURL: string | undefined, path: string) {
  const agent = { page, brand: "alba", username: "agente" };
  const link = { type: "player" as const, rates: NO_RATES, expiresAt: null, usesMax: 1 };
  const { code } = await askAs(agent, agentLinkSave, link);
  const account = await becomeMember({ page, baseURL, brand: "alba", path, agentLink: code });
  const asks = { validBet: 500n * UNIT, loss: null, active: 2, minimumBet: 50n * UNIT };
  await askAs(agent, contractOffer, {
    ...{ account, proceed: false },
    terms: {
      ...{ kind: "daily", period: "daily", gameTypes: ["RNG", "LIVE"] },
      tiers: [{ rate: 30, ...asks }],
    },
  });
}

test("a member who is no agent reads an offer, accepts it and asks to end it @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  await becomeOffered(page, baseURL, "/member/bets");
  await page.reload();
  const menu = page.getByRole("navigation", { name: "Mi cuenta", exact: true });
  await expect(menu.getByRole("link", { name: /^Contratos/ })).toContainText("1 por responder");
  await menu.getByRole("link", { name: /^Mensajes/ }).click();
  await page.getByRole("link", { name: "Te ofrecen un contrato" }).click();
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

test("the member's contracts speak English @desktop", async ({ page, baseURL }) => {
  await becomeOffered(page, baseURL, "/member/contracts?which=requests&lang=en");
  await page.reload();
  await expect(title(page, "Contracts")).toBeVisible();
  await page.getByRole("link", { name: "Salary", exact: true }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
  await expectAccessible(page);
});
