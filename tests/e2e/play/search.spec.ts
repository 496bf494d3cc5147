import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { gameCards } from "../../support/browser/visitor.ts";

test("one search finds games of every type, and all of a studio @no-js @both", async ({
  page,
  baseURL,
}, info) => {
  const isPhone = info.project.name === "phone";
  const main = page.getByRole("main");
  if (isPhone) {
    // A phone's header has no room for a search, so a type's list links to it.
    await page.goto(brandUrl(baseURL, "noche", "/rngList?q=olaviva"));
    await main.getByRole("link", { name: "Buscar en todos los juegos" }).click();
  } else {
    await page.goto(brandUrl(baseURL, "alba"));
    const search = page.getByRole("banner").getByRole("searchbox", { name: "Buscar juegos" });
    await search.fill("olaviva");
    await search.press("Enter");
  }
  await expect(page).toHaveURL(/\/search\?q=olaviva$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Todos los juegos");
  await expect(main.getByRole("status")).toHaveText(/^\d+ juegos con «olaviva»$/);
  await expect(gameCards(page)).toHaveCount(12);
  for (const card of await gameCards(page).all()) await expect(card).toContainText("Olaviva");
  await expectAccessible(page);

  const search = main.getByRole("searchbox");
  await search.fill("ruleta");
  await search.press("Enter");
  await expect(page).toHaveURL(/q=ruleta/);
  await expect(gameCards(page).first()).toContainText("Ruleta");
  await search.fill("zzzzzq");
  await search.press("Enter");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText("Nada con ese nombre");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Ver todos los juegos" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(gameCards(page)).toHaveCount(12);
});
