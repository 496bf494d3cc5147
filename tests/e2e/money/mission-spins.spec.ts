import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const main = (page: Page) => page.getByRole("main");
const MISSION = {
  alba: { name: "Paseo por la feria", game: "Sol Serpiente" },
  noche: { name: "Ronda nocturna", game: "Neón Nocturno" },
};

test("three games earn a mission's free spins, and the game plays them for nothing @whole @both", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const at = (path: string) => brandUrl(baseURL, brand, path);
  const { name, game } = MISSION[brand];
  const username = await becomeMember({ page, baseURL, brand, path: "/missions", deposit: 600 });
  const card = main(page).getByRole("article").filter({ hasText: name });
  await card.getByRole("button", { name: /^Participar/ }).click();
  await expect(card).toContainText("Participas");

  await playGames(brand, username, 3);
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText("Meta cumplida", { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await card.getByRole("button", { name: /^Recibir/ }).click();
  await expect(card).toContainText("En unos segundos tus giros te esperan en el juego.");
  await expectAccessible(page);

  await page.goto(at("/member/bonusDetails"));
  const given = page.getByRole("table", { name: "Tus giros gratis" });
  await expect(given).toContainText("0 de 10");
  const inGame = main(page).locator("iframe").contentFrame();
  await expect(async () => {
    await page.goto(at("/missions"));
    await card.getByRole("link", { name: `Ir a ${game}` }).click();
    await expect(inGame.getByText("Giros gratis: 10", { exact: true })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 40_000 });
  await inGame.getByRole("button", { name: "Girar gratis" }).click();
  await expect(inGame.getByText("Giros gratis: 9", { exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto(at("/member/bonusDetails"));
    await expect(given).toContainText("1 de 10", { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

/** One lost round of 1.00 in each of so many slots. */
async function playGames(brand: string, username: string, count: number) {
  const backstage = await openBackstage();
  for (let later = 0; later < count; later += 1) {
    const round = { gameType: "RNG", later, amount: "1", winAmount: "0" };
    expect(await backstage.playRound(brand, username, round)).toMatchObject({ code: "OK" });
  }
  await backstage.store.close();
}
