import { raiseLevels } from "#platform/club/levels/raise-levels.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";
import { copyOf } from "../../wording/copy-of.ts";

test("a member rises, takes the gift once, and takes back a part of the bets @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const gift = { alba: "$10.00", noche: "$6.00" }[brand];
  const at = (path: string) => brandUrl(baseURL, brand, path);
  const main = page.getByRole("main");
  const path = "/member/manualRebate";
  const username = await becomeMember({ page, baseURL, brand, path, deposit: 15_000 });
  await expect(main).toContainText("Todavía no hay devoluciones");
  await expect(main).toContainText("Se recibe a partir de $1.00");
  await expectAccessibleAtBothWidths(page);
  await page.goto(at("/member/playerRank"));
  await expect(main).toContainText("Nivel 0 del club");
  await expect(main).toContainText(copyOf[brand].es.rank.gifts.empty);
  await expectAccessibleAtBothWidths(page);

  const backstage = await openBackstage();
  const round = { gameType: "LIVE", amount: "10000", winAmount: "0" };
  expect(await backstage.playRound(brand, username, round)).toMatchObject({ code: "OK" });
  const merchant = await readMerchant(backstage.store, brand);
  // The server's own job may count the deposit at the same time, and raises only an hour later.
  await expect(async () => {
    await raiseLevels({ ...backstage, merchant });
    await page.reload();
    await expect(main).toContainText("Nivel 1 del club", { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await backstage.store.close();

  await expect(main).toContainText(/Te faltan \$[\d,.]+ en apuestas válidas/);
  await expect(main).toContainText(`Antes de retirarlo, juega ${gift} en apuestas válidas.`);
  await expectAccessibleAtBothWidths(page);
  await main.getByRole("button", { name: `Recibir ${gift}` }).click();
  await expect(main).toContainText(`Listo: ${gift} ya están en tu saldo.`);
  await expect(main).toContainText(copyOf[brand].es.rank.had.title);
  await expect(main.getByRole("button", { name: /^Recibir/ })).toHaveCount(0);

  await page.goto(at("/member/manualRebate"));
  await expect(main.getByRole("table", { name: "Tu devolución por tipo de juego" })).toContainText(
    "$35.00",
  );
  await expectAccessibleAtBothWidths(page);
  await main.getByRole("button", { name: "Recibir $35.00" }).click();
  await expect(main).toContainText(/Listo: \$35\.00 ya están en tu saldo\. Referencia R-/);
  await expect(main.getByRole("table", { name: "Lo que ya recibiste" })).toContainText(
    "La pediste tú",
  );
  await expectAccessibleAtBothWidths(page);
});
