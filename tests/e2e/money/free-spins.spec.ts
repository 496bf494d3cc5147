import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const main = (page: Page) => page.getByRole("main");

test("a code shows its free spins with their terms, and the press promises them @whole @no-js", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/member/bonusDetails" });
  await main(page).getByLabel("¿Tienes un código?").fill("giros20");
  await main(page).getByRole("button", { name: "Ver el bono" }).click();
  await expect(main(page)).toContainText("20 giros gratis en");
  await expect(main(page)).toContainText("Lo que ganes es tuyo al momento");
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("button", { name: "Activar los giros gratis" }).click();
  await expect(main(page).getByRole("status").first()).toContainText("tus giros te esperan en");
  await expect(page.getByRole("table", { name: "Tus giros gratis" })).toContainText("0 de 20");
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, "alba", "/member/bonusDetails?code=NOHAY"));
  await expect(main(page).getByLabel("¿Tienes un código?")).toHaveAccessibleDescription(/./);
});
