import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an agent asks for a long list, fetches the file and removes it @no-js-always", async ({
  page,
  baseURL,
}, { project }) => {
  // Each run has a list of its own, because several share the agent.
  const search = `a${project.name.replace(/\W/g, "").slice(0, 20)}`;
  const asked = new URLSearchParams({ level: "all", search });
  const path = `/agent/exports/ask?${new URLSearchParams({ list: "downlines", asked: `${asked}` })}`;
  await enterAs({ page, baseURL, brand: "alba", path, username: "agente" });
  await expect(title(page, "Es una lista larga")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Todos los niveles");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preparar el archivo" }).click();
  await expect(title(page, "Descargas")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: search });
  await expect(row.first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(row.first()).toContainText("Listo");
  }).toPass();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    row
      .first()
      .getByRole("link", { name: /^Descargar Mi gente/ })
      .click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(`Nombre con,${search}`);
  expect(text).toMatch(/Registro \([^)]+\),Cuenta/);
  await row
    .first()
    .getByRole("button", { name: /^Quitar Mi gente/ })
    .click();
  await expect(row).toHaveCount(0);
});

test("a list that is not long is sent at once @desktop", async ({ page, baseURL }) => {
  const path = "/agent/downlineManagmentView";
  await enterAs({ page, baseURL, brand: "noche", path, username: "agente" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar en CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^equipo-.*\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain("norte");
});
