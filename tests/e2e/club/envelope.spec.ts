import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { copyOf } from "../../wording/copy-of.ts";

const main = (page: Page) => page.getByRole("main");

// A seed that is refused.
test.use({ expectedStatuses: [400] });

test("a falling envelope is opened and paid, and its proof is there", async ({ page, baseURL }) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/envelope", deposit: 1_000 });
  await expect(main(page)).toContainText("Tienes 5 boletos para hoy");
  await main(page).getByRole("button", { name: "Abrir el sobre 3" }).click();
  await expect(main(page).getByRole("status").first()).toContainText("En tu sobre había");
  await expect(main(page)).toContainText("Tienes 4 boletos para hoy");
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("link", { name: "Comprobar el resultado" }).click();
  await expect(main(page)).toContainText("Comprobar un sobre");
  await expect(main(page)).toContainText("Se publica a la medianoche del");
  await expectAccessibleAtBothWidths(page);
});

test("a guest reads the rain's rules, and a member without tickets what gives some @whole @no-js", async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => brandUrl(baseURL, "noche", path);
  await page.goto(at("/envelope"));
  await expect(main(page)).toContainText(copyOf.noche.es.envelope.invite.title);
  await expect(page.getByRole("table", { name: "Boletos por tus depósitos" })).toContainText(
    "Desde",
  );
  await expectAccessibleAtBothWidths(page);

  await becomeMember({ page, baseURL, brand: "noche", path: "/member/rewardCenter", deposit: 500 });
  await expect(main(page)).toContainText("Bono de rescate");
  await main(page).getByRole("link", { name: "Ir a la lluvia de sobres" }).click();
  await expect(main(page)).toContainText("Tienes 2 boletos para hoy");
  await main(page).getByText("Tu semilla").first().click();
  const seed = main(page).getByLabel("Tu semilla");
  await seed.fill("mi suerte");
  await main(page).getByRole("button", { name: "Atrapar un sobre" }).click();
  await expect(seed).toHaveAccessibleDescription(/Usa de 1 a 30 letras/);
  await seed.fill("mi-suerte");
  await main(page).getByRole("button", { name: "Atrapar un sobre" }).click();
  await expect(main(page).getByRole("status").first()).toContainText("En tu sobre había");
  await page.goto(at("/envelope?lang=en"));
  await main(page).getByRole("button", { name: "Open envelope 7" }).click();
  await expect(main(page).getByRole("status").first()).toContainText("Inside your envelope");
  await expect(main(page)).toContainText("You have no tickets.");
  await expect(page.getByRole("table", { name: "Your latest envelopes" })).toContainText(
    "Envelope 2",
  );
  await expectAccessibleAtBothWidths(page);
});
