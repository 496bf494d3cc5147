import type { Page } from "@playwright/test";
import { linkInMenu } from "../../support/browser/agent-centre.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { copyOf } from "../../wording/copy-of.ts";

const main = (page: Page) => page.getByRole("main");
/** The mission of the first deposit, the one that gives free spins, and one that asks for more money. */
const FIRST = { alba: "El primer paso", noche: "Encender la noche" };
const SPINS = {
  alba: { name: "Paseo por la feria", game: "Sol Serpiente" },
  noche: { name: "Ronda nocturna", game: "Neón Nocturno" },
};
const WEEK = { alba: "Semana redonda", noche: "La semana completa" };

test("a mission is joined, reached and claimed, with what is missing in words @both @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  await page.goto(brandUrl(baseURL, brand, "/missions"));
  await expect(main(page).getByRole("button", { name: /^Participar/ })).toHaveCount(0);
  await becomeMember({ page, baseURL, brand, path: "/missions", deposit: 600 });
  const card = (name: string) => main(page).getByRole("article").filter({ hasText: name });
  await expect(card(WEEK[brand])).toContainText("Te faltan $400.00");
  // Every clause of the free spins stands before the press, with the way to their game.
  const { name, game } = SPINS[brand];
  await expect(card(name)).toContainText(`10 giros gratis en ${game}`);
  await expect(card(name)).toContainText("Cada giro se juega a $1.00");
  await expect(card(name)).toContainText("tienes 3 días para jugarlos");
  await expect(card(name)).toContainText("Lo que ganen se juega una vez antes de poder retirarlo.");
  await expect(card(name).getByRole("link", { name: `Ir a ${game}` })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await card(WEEK[brand]).getByRole("button").click();
  await expect(card(WEEK[brand])).toContainText("En curso");
  await expect(card(FIRST[brand])).toContainText("Meta cumplida");
  await page.goto(brandUrl(baseURL, brand, "/member/rewardCenter"));
  await expect(main(page)).toContainText("1 premio te espera");
  await expect(main(page)).not.toContainText(copyOf[brand].es.rewards.open.empty);
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/member/messages"));
  const link = await linkInMenu(page.getByRole("navigation", { name: "Mi cuenta" }), "Misiones");
  await expect(link).toContainText("1 premio por recibir");
  await link.click();
  await card(FIRST[brand])
    .getByRole("button", { name: /^Recibir/ })
    .click();
  await expect(card(FIRST[brand])).toContainText("Listo: $10 ya es tuyo.");
  await expect(card(FIRST[brand])).toContainText("Recibida");
  await expect(card(FIRST[brand]).getByRole("button")).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/member/transactionHistory"));
  await expect(main(page)).toContainText("$10.00");
});
