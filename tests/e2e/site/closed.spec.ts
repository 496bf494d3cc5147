import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { type OwnServer, startOwnServer } from "../../support/browser/own-server.ts";

/** Without a brand the page follows the system's scheme. */
async function expectDarkBySystem(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expectAccessibleAtBothWidths(page);
  await page.emulateMedia({ colorScheme: null });
}

test.describe("a brand whose merchant is not in the database", () => {
  test.use({ expectedStatuses: [503] });

  test("says that it is not open yet, at every address, in no brand's look @no-js", async ({
    page,
    baseURL,
  }) => {
    for (const path of ["/?lang=es", "/rngList", "/login"]) {
      const answer = await page.goto(brandUrl(baseURL, "grada", path));
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()["retry-after"]).toBeDefined();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Este sitio todavía no abre",
      );
      await expect(page.getByRole("banner")).toHaveCount(0);
    }
    await expectAccessibleAtBothWidths(page);
    await expectDarkBySystem(page);
    await page.goto(brandUrl(baseURL, "grada", "/?lang=en"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This site isn't open yet");
  });
});

// A closed site is closed for every test, so these tests have a server of their own.
test.describe("a closed site", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ expectedStatuses: [404, 451, 503] });

  const brand = "noche";
  let server: OwnServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const proxy = { TRUSTED_PROXY_HOPS: "1", COUNTRY_HEADER: "x-country" };
    server = await startOwnServer(4330, proxy);
  });
  test.afterAll(() => server.close());

  test("says when maintenance ends, lets staff in, and opens again @whole", async ({ page }) => {
    const home = brandUrl(server.url, brand);
    await page.goto(home);
    await expect(page.getByRole("banner")).toBeVisible();

    const until = new Date(Date.now() + 2 * 3_600_000).toISOString();
    server.staff("status", brand, "maintenance", "--until", until);
    const answer = await page.goto(home);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBeDefined();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Volvemos enseguida");
    const timer = page.getByRole("timer");
    await expect(timer).toContainText(/01/);
    const first = await timer.innerText();
    await expect.poll(() => timer.innerText()).not.toBe(first);
    await expect(page.getByRole("link", { name: /atención al cliente/ })).toHaveAttribute(
      "href",
      new RegExp(`^mailto:.+@${brand}\\.example$`),
    );
    await expect(page.getByRole("link", { name: /RTP/ })).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);

    const link = server.staff("preview", brand).match(/http\S+/)?.[0] ?? "";
    await page.goto(link);
    await expect(page.getByText("Vista previa")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();

    await page.context().clearCookies();
    server.staff("status", brand, "open");
    await page.goto(home);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText("Vista previa")).toHaveCount(0);
  });

  test("offers only what the law of a place allows, and a visitor's place makes it stricter @whole", async ({
    browser,
  }) => {
    const at = (path: string) => brandUrl(server.url, brand, path);
    server.setScene("another law", brand, "MX");
    server.staff("status", brand, "open");
    const seenFrom = async (country: string) => {
      const headers = { "x-country": country, "x-forwarded-for": "198.51.100.9" };
      const page = await browser.newPage({ extraHTTPHeaders: headers });
      await page.goto(at("/register"));
      const canRegister = page.url() === at("/register");
      await page.goto(at("/hot"));
      const demos = await page.locator("a[href*='mode=demo']").count();
      const ways = await page.locator("a[href^='/register']").count();
      await expectAccessibleAtBothWidths(page);
      const vip = (await page.goto(at("/vip")))?.status();
      await page.close();
      return { canRegister, isLedToRegister: ways > 0, demos, vip };
    };
    const mexican = { canRegister: true, isLedToRegister: true, demos: 0, vip: 404 };
    expect(await seenFrom("FR")).toEqual(mexican);
    expect(await seenFrom("CL")).toEqual({
      ...mexican,
      canRegister: false,
      isLedToRegister: false,
    });
    server.setScene("another law", brand, "demo");
    server.staff("status", brand, "open");
    const [free, abroad] = [await seenFrom("FR"), await seenFrom("CL")];
    expect(free).toMatchObject({ canRegister: true, vip: 200 });
    expect(free.demos).toBeGreaterThan(0);
    // A demonstration has no money that a law is about.
    expect(abroad).toEqual(free);
  });

  test("is closed to a country and to nobody else, on the very page others keep @whole", async ({
    page,
    browser,
  }) => {
    const home = brandUrl(server.url, brand);
    server.staff("region", brand, "block", "--countries", "FR", "--ranges", "203.0.113.0/24");
    const from = (country: string, address: string) => ({
      "x-country": country,
      "x-forwarded-for": address,
    });
    await page.setExtraHTTPHeaders(from("MX", "198.51.100.7"));
    for (const _ of [1, 2]) expect((await page.goto(home))?.status()).toBe(200);

    const french = await browser.newPage({ extraHTTPHeaders: from("FR", "198.51.100.8") });
    const answer = await french.goto(home);
    expect(answer?.status()).toBe(451);
    await expect(french.getByRole("heading", { level: 1 })).toHaveText(
      "No podemos atenderte desde aquí",
    );
    await expect(french.getByText("198.51.100.8")).toBeVisible();
    await expectAccessibleAtBothWidths(french);
    await french.close();

    const barred = await browser.newPage({ extraHTTPHeaders: from("MX", "203.0.113.20") });
    expect((await barred.goto(brandUrl(server.url, brand, "/rngList")))?.status()).toBe(451);
    await barred.close();
    expect((await page.goto(home))?.status()).toBe(200);
  });
});
