import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

/** How much of the first row of covers stands above a phone's bottom bar. */
const SEEN = 90;

for (const brand of ["alba", "noche", "mareo"])
  test(`a guest's first view of ${brand} on a phone has games`, async ({ page, baseURL }) => {
    await page.goto(brandUrl(baseURL, brand));
    const cover = (await page.locator("main [data-covers] img").first().boundingBox())!;
    const bar = (await page.getByRole("navigation", { name: "Accesos rápidos" }).boundingBox())!;
    expect(bar.y - cover.y).toBeGreaterThanOrEqual(SEEN);
  });

test("what follows the games on a phone is there once", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "mareo"));
  const main = page.getByRole("main");
  const promise = main.locator('a[href="/help/fair"]').locator("visible=true");
  await expect(promise).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Avisos" })).toHaveCount(1);
  const row = (await main.locator("[data-covers]").first().boundingBox())!;
  expect((await promise.boundingBox())!.y).toBeGreaterThan(row.y);
});

test("the deposit stands out of the bar over covers alone", async ({ page, baseURL }) => {
  const out = () =>
    page.getByRole("navigation", { name: "Accesos rápidos" }).evaluate((bar) => {
      const button = bar.querySelector('a[href="/member/deposit"] > span')!;
      return bar.getBoundingClientRect().top - button.getBoundingClientRect().top;
    });
  await page.goto(brandUrl(baseURL, "alba", "/help"));
  expect(await out()).toBeLessThanOrEqual(0);
  await page.goto(brandUrl(baseURL, "alba"));
  expect(await out()).toBeGreaterThan(0);
});

test("a list fills its rows at every width @desktop", async ({ page, baseURL }) => {
  for (const width of [1280, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto(brandUrl(baseURL, "noche", "/rngList"));
    const ends = await page.locator("main [data-covers] > li").evaluateAll((all) => {
      const isCard = (one: Element) => one.querySelector("article") !== null;
      const cards = all.filter(isCard).map((one) => one.getBoundingClientRect());
      const rest = all.find((one) => !isCard(one))!.getBoundingClientRect();
      const edge = Math.max(...cards.map(({ right }) => right));
      const last = cards.at(-1)!;
      const isBeside = rest.left > last.right && rest.top < last.bottom;
      return { cards: cards.length, missing: edge - (isBeside ? rest : last).right };
    });
    expect(ends.cards).toBe(24);
    expect(Math.abs(ends.missing), `at ${width}`).toBeLessThan(2);
  }
});

test("a phone on its side has one bar above the page, and the menu in it", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(brandUrl(baseURL, "mareo", "/promotions"));
  const header = page.getByRole("banner");
  expect((await header.boundingBox())!.height).toBeLessThanOrEqual(64);
  await header.locator("summary[aria-label='Menú']").click();
  await expect(header.getByRole("link", { name: "Popular" }).locator("visible=true")).toBeVisible();
});
