import { linkInMenu } from "../../support/browser/agent-centre.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";
import { becomeMember, enterAs } from "../../support/browser/member-by-call.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const SIZES = [
  { width: 360, height: 740, text: 16 },
  { width: 390, height: 844, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 844, height: 390, text: 16 },
];
const PAGES = ["deposit", "transactionHistory", "securityCenter", "protection", "bets"];

for (const brand of ["alba", "noche", "mareo"]) {
  test(`the centre's menu of ${brand} has its current page whole in view`, async ({
    page,
    baseURL,
  }) => {
    await enterAs({ page, baseURL, brand, path: "/member/deposit", username: "demo" });
    const menu = page.getByRole("navigation", { name: "Mi cuenta" });
    const current = menu.locator("ul[aria-labelledby] a[aria-current=page]");
    for (const { text, ...size } of SIZES) {
      await page.setViewportSize(size);
      await setTextSize(page, text);
      for (const name of PAGES) {
        await page.goto(brandUrl(baseURL, brand, `/member/${name}`));
        await expect.soft(current, `${name} at ${size.width}`).toBeInViewport({ ratio: 1 });
      }
      await expect.soft(page.getByRole("link", { name: "Salir de mi cuenta" })).toBeInViewport();
    }
    await setTextSize(page, 16);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(brandUrl(baseURL, brand, "/member/deposit"));
    for (const name of ["Transferir", "Movimientos", "Bonos"]) {
      await (await linkInMenu(menu, name)).click();
      await expect(current).toHaveText(name);
      await expect(current, "a page that was followed to").toBeInViewport({ ratio: 1 });
    }
  });

  test(`on a small phone the rounds of ${brand} keep names and amounts together`, async ({
    page,
    baseURL,
  }) => {
    const place = { page, baseURL, brand, path: "/member/bets", deposit: 1_000 };
    const username = await becomeMember(place);
    const backstage = await openBackstage();
    for (const [later, winAmount] of ["10", "0", "25"].entries()) {
      const round = { gameType: "LIVE", later, amount: "10", winAmount };
      expect(await backstage.playRound(brand, username, round)).toMatchObject({ code: "OK" });
    }
    await backstage.store.close();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      const sums = page.locator("td[data-label]");
      await expect(sums).toHaveCount(6);
      for (const sum of await sums.all())
        expect.soft((await sum.boundingBox())!.height, `${width}`).toBeLessThan(30);
      const totals = page.locator("main dl").first().locator("> div");
      const tops = await totals.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      const last = tops.filter((top) => top === tops.at(-1));
      expect.soft(last.length, `totals in the last line at ${width}`).toBeGreaterThan(1);
    }
  });
}
