import type { Page } from "@playwright/test";
import { runBoards } from "#platform/club/boards/freeze-boards.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const WEEK = { alba: "La semana de Alba", noche: "Los siete nocturnos" };
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
const main = (page: Page) => page.getByRole("main");

test("a board stands beside the games for guests, and a member's place in the game's bar @both", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(150_000);
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const at = (path: string) => brandUrl(baseURL, brand, path);
  const strip = main(page).getByRole("complementary", { name: "Clasificaciones en marcha" });
  const note = strip.getByRole("link", { name: WEEK[brand] });
  await page.goto(at("/rng"));
  await expect(strip.getByRole("link").first()).toContainText(/Termina en \d+ (día|hora|minuto)/);
  await expect(strip).not.toContainText("º");
  await expectAccessibleAtBothWidths(page);

  const username = await becomeMember({ page, baseURL, brand, path: "/rng", deposit: 5_000 });
  await page.goto(at("/game?gameCode=don-pulpo"));
  const place = page.getByRole("link", { name: new RegExp(`Tu lugar en ${WEEK[brand]}`) });
  await expect(page.getByRole("link", { name: "Mis límites" }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Te faltan");
  await expect(place).toBeHidden();
  await page.goto(at("/rng"));
  const backstage = await openBackstage();
  const round = { gameType: "RNG", amount: "900", winAmount: "0" };
  const { gameCode, ...answer } = await backstage.playRound(brand, username, round);
  expect(answer).toMatchObject({ code: "OK" });
  const merchant = await readMerchant(backstage.store, brand);
  await expect(async () => {
    await runBoards({ ...backstage, merchant });
    await page.reload();
    await expect(note).toContainText(/\d+\.º/, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await backstage.store.close();

  await page.goto(at(`/game?gameCode=${gameCode}`));
  const game = page.locator("iframe").first();
  await expect(place).toHaveText(/Vas \d+\.º/);
  const putAway = page.getByRole("button", { name: `Ocultar tu lugar en ${WEEK[brand]}` });
  for (const width of [320, 360, 390, 720, 844, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const box = (await place.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(49);
    await expect(place.locator("svg")).toBeInViewport({ ratio: 1 });
    // The smallest phones show the sign alone, which leads to the words.
    if (width >= 390) await expect(place.getByText(/^Vas \d/)).toBeInViewport({ ratio: 1 });
    if (width >= 360) expect((await putAway.boundingBox())!.width).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(overhang), `at ${width}`).toBe(0);
  }
  for (const size of PHONES) {
    await page.setViewportSize(size);
    const [bar, frame] = [await place.boundingBox(), await game.boundingBox()];
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(frame!.y + 1);
    expect(bar!.width).toBeGreaterThanOrEqual(43);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
  await putAway.click();
  await expect(place).toBeHidden();
  await page.reload();
  await expect(page.getByRole("link", { name: "Mis límites" }).first()).toBeVisible();
  await expect(place).toBeHidden();
});
