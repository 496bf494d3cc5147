import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/**
 * Opens a page of the Spanish agent centre by its menu, also while something waits for an answer. Where
 * one group of the menu is open, it opens the page's own first.
 */
export async function openByMenu(page: Page, item: string, heading = item): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Centro de agente", exact: true });
  const named = new RegExp(`^${item}( \\d+ por responder)?$`);
  const itself = page.getByRole("link", { name: named, includeHidden: true });
  const link = menu.locator(itself);
  await expect(link).toHaveCount(1);
  if (await link.isHidden())
    await menu.locator("div", { has: itself }).getByRole("link").first().click();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
