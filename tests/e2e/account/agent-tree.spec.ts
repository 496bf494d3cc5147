import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const PATH = "/agent/downlineManagmentView?view=tree";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const treeOf = (page: Page) => page.getByRole("treegrid", { name: "Árbol de tu equipo" });
const rowOf = (page: Page, account: string) =>
  treeOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: account, exact: true }) });

test("an agent opens the tree level by level, by pointer and by keys", async ({
  page,
  baseURL,
}) => {
  await enterAs({ page, baseURL, brand: "alba", path: PATH, username: "agente" });
  await expect(title(page, "Mi gente")).toBeVisible();
  const north = rowOf(page, "norte");
  await expect(north).toHaveAttribute("aria-level", "1");
  await expect(north).toHaveAttribute("aria-expanded", "false");
  await expect(rowOf(page, "bajio")).toHaveCount(0);
  await expectAccessible(page);

  await north.getByRole("button", { name: /a cargo de norte/ }).click();
  await expect(north).toHaveAttribute("aria-expanded", "true");
  await expect(rowOf(page, "bajio")).toHaveAttribute("aria-level", "2");
  await expectAccessible(page);

  await north.getByRole("button", { name: /a cargo de norte/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(rowOf(page, "bajio")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(rowOf(page, "bajio")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(rowOf(page, "bajio").getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(rowOf(page, "bajio")).toHaveCount(0);
});

test("a search opens the way down to a person @no-js-always", async ({ page, baseURL }) => {
  await enterAs({ page, baseURL, brand: "noche", path: PATH, username: "agente" });
  await page.getByLabel("Ir a una cuenta").fill("bajio");
  await page.getByRole("button", { name: "Ver", exact: true }).click();
  await expect(rowOf(page, "bajio")).toHaveAttribute("aria-current", "true");
  await expect(rowOf(page, "bajio")).toHaveAttribute("aria-level", "2");
  await expect(rowOf(page, "norte")).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await page.getByLabel("Ir a una cuenta").fill("nadie-aqui");
  await page.getByRole("button", { name: "Ver", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Nadie de tu equipo tiene «nadie-aqui»");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a level opens as a page of its own @desktop", async ({ page, baseURL }) => {
    await enterAs({ page, baseURL, brand: "alba", path: PATH, username: "agente" });
    await rowOf(page, "norte")
      .getByRole("link", { name: /a cargo de norte/ })
      .click();
    await expect(page.getByRole("table", { name: "Mi gente" })).toContainText("bajio");
    await page.getByRole("link", { name: "Árbol", exact: true }).click();
    await expect(rowOf(page, "norte")).toBeVisible();
    await expectAccessible(page);
  });
});
