import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const main = (page: Page) => page.getByRole("main");

for (const [brand, name, english] of [
  ["alba", "La rifa de la plaza", "The raffle on the square"],
  ["noche", "Rifa de medianoche", "Midnight raffle"],
] as const) {
  test(`numbers of a raffle are taken on ${brand} and are on its list @whole @no-js`, async ({
    page,
    baseURL,
  }) => {
    const at = (path: string) => brandUrl(baseURL, brand, path);
    await page.goto(at("/raffle?lang=en"));
    await expect(main(page)).toContainText(english);
    await expect(main(page)).toContainText("Log in to see your numbers");
    await expectAccessibleAtBothWidths(page);

    await becomeMember({ page, baseURL, brand, path: "/raffle?lang=es", deposit: 2_000 });
    await expect(main(page)).toContainText(name);
    await main(page)
      .getByRole("button", { name: /Tomar mis \d números/ })
      .click();
    await expect(main(page).getByRole("status").first()).toContainText("tus números son");
    await expect(main(page)).toContainText("números tomados");
    await expectAccessibleAtBothWidths(page);

    const raffle = new URL(page.url()).origin;
    await page.goto(`${raffle}/member/rewardCenter`);
    await main(page).getByRole("link", { name: "Ir a la rifa" }).click();
    await expect(main(page)).toContainText("Tus números");
  });
}
