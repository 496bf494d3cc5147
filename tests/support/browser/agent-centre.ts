import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/**
 * Opens a page of the Spanish agent centre by its menu, also while something waits for an answer. Where
 * one group of the menu is open, it opens the page's own first.
 */
export async function openByMenu(page: Page, item: string, heading = item): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Centro de agente", exact: true });
  // What waits stands behind the name, as a figure and in words.
  const itself = page.locator("li a", { hasText: new RegExp(`^${item}(\\d.*)?$`) });
  const link = menu.locator(itself);
  await expect(link).toHaveCount(1);
  if (await link.isHidden())
    await menu.locator("div", { has: itself }).getByRole("link").first().click();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
