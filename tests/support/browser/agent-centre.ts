import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/** Opens a page of the Spanish agent centre by its menu, also while something waits for an answer. */
export async function openByMenu(page: Page, item: string, heading = item): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Centro de agente", exact: true });
  const named = new RegExp(`^${item}( \\d+ por responder)?$`);
  await menu.getByRole("link", { name: named }).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
