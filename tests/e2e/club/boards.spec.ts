import type { Page } from "@playwright/test";
import { runBoards } from "#platform/club/boards/freeze-boards.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const main = (page: Page) => page.getByRole("main");
const CUP = { alba: "Copa del multiplicador", noche: "Torneo de medianoche" };
const WEEK = { alba: "La semana de Alba", noche: "Los siete nocturnos" };
const CUP_EN = { alba: "Multiplier cup", noche: "Midnight tournament" };

test("a member enters the tournament, plays and sees their places @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const at = (path: string) => brandUrl(baseURL, brand, path);
  await page.goto(at("/missions"));
  await main(page).getByRole("link", { name: "Clasificaciones" }).click();
  const card = (name: string) => main(page).getByRole("article", { name });
  await expect(card(WEEK[brand])).toBeVisible();
  await expect(card(CUP[brand])).toContainText("Torneo");
  await expect(main(page).getByRole("button", { name: "Entrar al torneo" })).toHaveCount(0);
  await expect(main(page)).toContainText("Tu lugar se ve con tu cuenta");

  const path = "/missions/boards";
  const username = await becomeMember({ page, baseURL, brand, path, deposit: 5_000 });
  await expect(card(WEEK[brand])).toContainText("Te faltan $500.00 para entrar.");
  await expectAccessibleAtBothWidths(page);
  await card(CUP[brand]).getByRole("button", { name: "Entrar al torneo" }).click();
  await expect(card(CUP[brand])).toContainText("Ya estás dentro");
  await expect(card(CUP[brand]).getByRole("button")).toHaveCount(0);

  const backstage = await openBackstage();
  const round = { gameType: "RNG", amount: "900", winAmount: "6750" };
  expect(await backstage.playRound(brand, username, round)).toMatchObject({ code: "OK" });
  const merchant = await readMerchant(backstage.store, brand);
  await expect(async () => {
    await runBoards({ ...backstage, merchant });
    await page.reload();
    await expect(card(WEEK[brand])).toContainText(/Vas en el lugar \d+\. \$900\.00/, {
      timeout: 500,
    });
  }).toPass({ timeout: 30_000 });
  await backstage.store.close();

  await card(CUP[brand])
    .getByRole("link", { name: `Ver los 20 lugares de ${CUP[brand]}` })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(CUP[brand]);
  await expect(main(page)).toContainText(/Vas en el lugar \d+\. 7\.5×/);
  await expect(main(page).getByRole("table", { name: "Premios por lugar" })).toContainText("$500");
  await expectAccessibleAtBothWidths(page);
  await page.goto(at("/missions/boards/cup?lang=en"));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(CUP_EN[brand]);
  await expect(main(page)).toContainText("You're in");
  await expectAccessibleAtBothWidths(page);
});
