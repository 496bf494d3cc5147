import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const main = (page: Page) => page.getByRole("main");

test("a bonus shows every clause, is taken with one press and given up with another @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  await becomeMember({
    page,
    baseURL,
    brand,
    path: "/member/bonusDetails?code=nada",
    deposit: 500,
  });
  await expect(main(page).getByLabel("¿Tienes un código?")).toHaveAccessibleDescription(
    /Ese código no existe/,
  );
  const offer = main(page).getByRole("article", { name: "100% más en tu primer depósito" });
  await expect(offer).toContainText("Por tu depósito de $500.00");
  await expect(offer).toContainText("$7,500.00");
  await expect(offer).toContainText("Antes se juega");
  await expect(offer).toContainText("slots 100%");
  await expectAccessibleAtBothWidths(page);

  await offer.getByRole("button", { name: "Activar el bono de $500.00" }).click();
  await expect(main(page)).toContainText("Listo: $500.00 de bono ya están en tu saldo.");
  const open = main(page).getByRole("article", { name: "Tu bono por depósito: $500.00" });
  await expect(open).toContainText("Te faltan $7,500.00 en apuestas");
  await expectAccessibleAtBothWidths(page);

  await open.getByRole("button", { name: "Renunciar a $500.00" }).click();
  await expect(main(page)).toContainText(
    "Renunciaste al bono. Volvieron $500.00; tu dinero sigue en tu saldo.",
  );
  await expect(main(page).getByRole("table")).toContainText("Renunciaste");
});
