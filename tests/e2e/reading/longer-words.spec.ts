import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { cutWhenLonger } from "../../support/browser/look/longer-words.ts";

const pages = [
  ...["/", "/hot", "/rngList", "/promotions", "/vip", "/pointMall"],
  ...["/help", "/help/responsible", "/feedback", "/login", "/register"],
];

for (const brand of ["alba", "noche", "mareo"]) {
  test(`no word of ${brand} is cut where a language needs two fifths more room @whole`, async ({
    page,
    baseURL,
  }) => {
    for (const path of pages) {
      await page.goto(brandUrl(baseURL, brand, path), { waitUntil: "networkidle" });
      await expect(
        page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first(),
      ).toBeVisible();
      expect.soft(await cutWhenLonger(page), path).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect.soft(await page.evaluate(overflow), `${path} scrolls to the side`).toBeLessThan(1);
    }
  });
}
