import type { Locator, Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/**
 * The link to a page in a centre's menu, also while something waits there. Where one group of the menu
 * is open, it opens the page's own first: on a phone by the choice of groups.
 */
export async function linkInMenu(menu: Locator, item: string): Promise<Locator> {
  // What waits stands behind the name, as a figure and in words.
  const itself = menu.page().locator("ul[aria-labelledby] a", {
    hasText: new RegExp(`^${item}(\\d.*)?$`),
  });
  const link = menu.locator(itself);
  await expect(link).toHaveCount(1);
  if (await link.isVisible()) return link;
  const group = await menu.locator("div:has(> ul)", { has: itself }).locator("> p").textContent();
  const choice = menu.locator("summary");
  if (await choice.isVisible()) await choice.click();
  await menu.getByRole("link", { name: new RegExp(`^${group}`) }).click();
  await expect(link).toBeVisible();
  return link;
}

/** Opens a page of the Spanish agent centre by its menu. */
export async function openByMenu(page: Page, item: string, heading = item): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Centro de agente", exact: true });
  await (await linkInMenu(menu, item)).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
