import type { Page } from "@playwright/test";
import { openByMenu } from "../../support/browser/agent-centre.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const first = (page: Page) => page.getByRole("group", { name: "Escalón 1", exact: true });

const KINDS = [
  {
    name: "Salario por hora",
    tier: [
      "Apuesta válida desde",
      "Activa si apostó al menos",
      "Apuesta válida de la víspera desde",
    ],
    // More than the agent's own 0.20 %, and without the hour's valid bet.
    wrong: { Porcentaje: "0.30" },
    missing: "Apuesta válida",
    tooHigh: "Porcentaje",
    right: { Porcentaje: "0.15", "Apuesta válida": "200", Activos: "1" },
    shown: "0.15%",
  },
  {
    name: "Salario en tiempo real",
    tier: ["Si la ronda gana", "Si la ronda pierde", "Apuesta de la ronda desde"],
    wrong: { "Si pierde": "0.40" },
    missing: "Apuesta mínima de la ronda",
    tooHigh: "Si pierde",
    right: { "Si gana": "0.05", "Si pierde": "0.25", "Apuesta mínima de la ronda": "10" },
    shown: "0.25%",
  },
] as const;

test.use({ expectedStatuses: [400, 422] });

for (const { name, tier, wrong, missing, tooHigh, right, shown } of KINDS) {
  test(`an agent sees, offers and withdraws: ${name} @no-js-always @desktop`, async ({
    page,
    baseURL,
    javaScriptEnabled,
  }) => {
    const brand = javaScriptEnabled === false ? "mareo" : "alba";
    await enterAs({ page, baseURL, brand, path: "/agent", username: "agente" });
    await openByMenu(page, name);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Las de mi gente", exact: true }).click();
    await expect(page.getByRole("link", { name: "Las de mi gente", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expectAccessible(page);

    await openByMenu(page, "Contratos");
    await page.getByRole("heading", { level: 2, name }).getByRole("link").click();
    const tiers = page.getByRole("table", { name: "Escalones" });
    for (const label of tier)
      await expect(tiers.getByRole("columnheader", { name: label })).toBeVisible();
    await expectAccessible(page);

    await openByMenu(page, "Contratos");
    await page.getByRole("link", { name: "Ofrecer un contrato" }).click();
    const kinds = page.getByRole("list", { name: "Tipo de contrato" });
    const kind = kinds.getByRole("link", { name, exact: true });
    await kind.click();
    await expect(kind).toHaveAttribute("aria-current", "true");
    await page.getByLabel("Cuenta directa de tu equipo").fill("norte");
    await expectAccessible(page);
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await first(page).getByLabel(label, { exact: true }).fill(value);
      }
    };
    const send = page.getByRole("button", { name: "Enviar la oferta" });
    await fill(wrong);
    await send.click();
    await expect(first(page).getByLabel(missing, { exact: true })).toHaveAccessibleDescription(
      "Escribe un monto mayor que cero.",
    );
    await expectAccessible(page);
    await fill({ [missing]: "500" });
    await send.click();
    await expect(first(page).getByLabel(tooHigh, { exact: true })).toHaveAccessibleDescription(
      "Es más de lo que te pagan a ti.",
    );
    await fill(right);
    await send.click();
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByRole("table", { name: "Escalones" })).toContainText(shown);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Retirar la oferta" }).click();
    await expect(page.getByRole("button", { name: "Retirar la oferta" })).toHaveCount(0);
  });
}
