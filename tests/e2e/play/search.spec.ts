import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

test("the search suggests from the first letter, and the keyboard opens a game @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "alba"));
  const search = await searchField(page);
  await search.pressSequentially("r");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await search.pressSequentially("ul");
  // The second one tells the list of "rul" from that of "r".
  await expect(options.nth(1)).toContainText("Ruleta");
  await expect(options.first()).toContainText("Ruleta");
  await expectAccessible(page);

  const to = (await options.nth(1).getAttribute("href")) ?? "";
  await search.press("ArrowDown");
  await search.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await search.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await search.press("ArrowDown");
  await search.press("Enter");
  // A guest logs in first, on the way to the game.
  await expect(page).toHaveURL(brandUrl(baseURL, "alba", `/login?to=${encodeURIComponent(to)}`));
});

test("a provider is suggested, and what nobody has leads to all games @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche"));
  const search = await searchField(page);
  await search.fill("olav");
  const vendor = page.getByRole("option", { name: /^Olaviva \d+ juegos$/ });
  await expect(vendor).toBeVisible();
  await search.fill("xqzwvk");
  await expect(page.getByText("No hay juegos ni proveedores con «xqzwvk».")).toBeVisible();
  await expectAccessible(page);
  await search.fill("olav");
  await vendor.click();
  await expect(page.getByRole("heading", { name: /Olaviva/ })).toBeVisible();
});

test("Enter without a choice finds all, also without scripts @no-js", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "alba"));
  const search = await searchField(page);
  await search.fill("rul");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=rul/);
  await expect(page.getByRole("status").first()).toContainText("«rul»");
});

/** The field in the header, or in the menu on phones. */
async function searchField(page: Page): Promise<Locator> {
  const header = page.getByRole("banner");
  const menu = header.getByLabel("Menú").first();
  if (await menu.isVisible()) await menu.click();
  return header.getByLabel("Buscar juegos").locator("visible=true");
}
