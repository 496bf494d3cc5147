import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";
import { type OwnServer, startOwnServer } from "../../support/browser/own-server.ts";
import { logIn } from "../../support/browser/visitor.ts";

/** Brands of which the shared server has none; each has a header, a bar and notices of its own. */
const BRANDS = ["grada", "chispa", "velada"];
const PLACES = ["Inicio", "Juegos", "Depositar", "Buscar", "Yo"];

const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Accesos rápidos" });
const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menú" });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens the menu of a phone, walks round it by keys and closes it, at two sizes of the text. */
async function expectMenuHolds(page: Page, url: string, hasScripts: boolean) {
  for (const [width, size] of [
    [360, 16],
    [390, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    await page.goto(url);
    const opener = page.getByRole("banner").getByLabel("Menú").first();
    await opener.click();
    const entries = menuOf(page).getByRole("link");
    await expect(entries.first()).toHaveAttribute("aria-current", "page");
    for (const entry of await entries.all()) {
      await entry.scrollIntoViewIfNeeded();
      const { x, width: own, height } = (await entry.boundingBox())!;
      expect.soft(x, url).toBeGreaterThanOrEqual(0);
      expect.soft(x + own, url).toBeLessThanOrEqual(width);
      expect.soft(height, url).toBeGreaterThanOrEqual(44);
      expect.soft(await entry.evaluate((one) => one.scrollWidth - one.clientWidth), url).toBe(0);
    }
    expect.soft(await sideways(page), url).toBe(0);
    await expectAccessible(page);
    await opener.click();
    await expect(menuOf(page)).toBeHidden();
    if (!hasScripts) continue;
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("[data-drawer] :focus")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

/** With large text header and bar leave most of the view, and the bar's words stand in one row. */
async function expectRoom(page: Page, brand: string) {
  const places = bottomBar(page).getByRole("link");
  await expect(places).toHaveCount(5);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const header = (await page.getByRole("banner").boundingBox())!;
  const bar = (await bottomBar(page).boundingBox())!;
  expect.soft(bar.height, brand).toBeLessThanOrEqual(96);
  expect.soft(header.y + header.height + bar.height, brand).toBeLessThanOrEqual(190);
  const words = await places.evaluateAll((all) =>
    all.map((one) => {
      const word = one.querySelector(":scope > span:nth-child(2)")!;
      const { left, right, top, height } = word.getBoundingClientRect();
      return { left, right, top, height, size: Number.parseFloat(getComputedStyle(word).fontSize) };
    }),
  );
  for (const [at, word] of words.entries()) {
    expect.soft(word.size, brand).toBeGreaterThanOrEqual(17);
    expect.soft(word.height, brand).toBeGreaterThanOrEqual(17);
    const next = words[at + 1];
    if (!next) continue;
    expect.soft(Math.abs(word.top - next.top), brand).toBeLessThanOrEqual(20);
    expect.soft(word.right, brand).toBeLessThanOrEqual(next.left);
  }
  expect.soft(await sideways(page), brand).toBe(0);
}
const hasScripts = ({ project }: { project: { name: string } }) => !project.name.includes("no-js");

test("the menu on phones holds in three forms @no-js", async ({ page, baseURL }, info) => {
  for (const brand of ["alba", "noche", "mareo"])
    await expectMenuHolds(page, brandUrl(baseURL, brand), hasScripts(info));
});

test.describe("frames of three more brands", () => {
  test.describe.configure({ mode: "serial" });
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await startOwnServer(4332, { DEMO_BRANDS: BRANDS.join() });
  });
  test.afterAll(() => server?.close());

  for (const brand of BRANDS) {
    test(`${brand}'s frame keeps its promises on a phone`, async ({ page }) => {
      await page.goto(brandUrl(server.url, brand));
      const places = bottomBar(page).getByRole("link");
      await expect(places).toHaveText(PLACES);
      await expect(places.first()).toHaveAttribute("aria-current", "page");
      for (const place of await places.all()) {
        const { width, height } = (await place.boundingBox())!;
        expect.soft([width >= 44, height >= 44]).toEqual([true, true]);
      }
      await expect(notices(page).getByRole("link", { name: /^Avisos/ })).toBeVisible();
      expect(await sideways(page)).toBe(0);
      await expectAccessible(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const end = (await page.getByRole("contentinfo").boundingBox())!;
      expect(end.y + end.height).toBeLessThanOrEqual((await bottomBar(page).boundingBox())!.y + 1);
    });

    test(`${brand}'s menu holds on a phone`, async ({ page }, info) => {
      await expectMenuHolds(page, brandUrl(server.url, brand), hasScripts(info));
    });

    test(`${brand}'s deposit has amount and button in the first view`, async ({ page }) => {
      await page.goto(brandUrl(server.url, brand, "/login?to=/member/deposit"));
      await logIn(page, "demo");
      const form = page
        .getByRole("main")
        .locator("form")
        .filter({ has: page.getByRole("list") });
      const amount = (await form.getByRole("textbox").boundingBox())!;
      const button = (await form.locator("button[type=submit]").boundingBox())!;
      const bar = (await bottomBar(page).boundingBox())!;
      expect.soft(amount.y + amount.height).toBeLessThanOrEqual(620);
      expect.soft(button.y + button.height).toBeLessThanOrEqual(bar.y);
      expect.soft(await sideways(page)).toBe(0);
      await expectAccessible(page);
      await page.goto(brandUrl(server.url, brand, "/member/transactionHistory?view=one"));
      await expectAccessible(page);
    });

    test(`${brand}'s records lead with their list on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(brandUrl(server.url, brand, "/login?to=/member/transactionHistory?view=one"));
      await logIn(page, "demo");
      const first = page.getByRole("main").getByRole("row", { name: /^Depósito/ });
      await expect(first).toBeVisible();
      expect((await first.boundingBox())!.y).toBeLessThanOrEqual(420);
    });

    test(`${brand}'s header fits into every window`, async ({ page }) => {
      await page.goto(brandUrl(server.url, brand, "/help"));
      const header = page.getByRole("banner");
      for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft([width, await sideways(page)]).toEqual([width, 0]);
        const enter = (await header.getByRole("link", { name: "Entrar" }).boundingBox())!;
        expect.soft(enter.x).toBeGreaterThanOrEqual(0);
        expect.soft(enter.x + enter.width).toBeLessThanOrEqual(width);
        await header.getByRole("link", { name: "Crear cuenta" }).click({ trial: true });
      }
    });
  }

  for (const brand of BRANDS) {
    test(`${brand}'s frame leaves the view to the page when text is twice as large`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(brandUrl(server.url, brand, "/"));
      await setTextSize(page, 32);
      await expectRoom(page, brand);
      await setTextSize(page, 16);
      await page.goto(brandUrl(server.url, brand, "/login"));
      await logIn(page, "demo");
      await expect(bottomBar(page).getByRole("link", { name: /^Mensajes/ })).toBeVisible();
      await setTextSize(page, 32);
      await page.goto(brandUrl(server.url, brand, "/"));
      await expectRoom(page, brand);
      await expectAccessible(page);
    });
  }

  test("the count of messages follows its word within the bar", async ({ page }) => {
    await page.goto(brandUrl(server.url, "grada", "/login"));
    await logIn(page, "demo");
    await expect(bottomBar(page).getByRole("link", { name: /^Mensajes/ })).toBeVisible();
    const bar = (await bottomBar(page).boundingBox())!;
    const link = bottomBar(page).getByRole("link", { name: /^Mensajes/ });
    const word = (await link.getByText("Mensajes", { exact: true }).boundingBox())!;
    const count = (await link.getByText("1", { exact: true }).boundingBox())!;
    expect(count.x).toBeGreaterThanOrEqual(word.x + word.width);
    expect(count.x - word.x - word.width).toBeLessThanOrEqual(8);
    expect(count.y).toBeGreaterThanOrEqual(bar.y);
    expect(count.y + count.height).toBeLessThanOrEqual(bar.y + bar.height);
  });

  test("a line of notices turns by its buttons, and stands still otherwise", async ({ page }) => {
    await page.goto(brandUrl(server.url, "chispa", "/"));
    const titles = notices(page).getByRole("listitem");
    const next = notices(page).getByRole("button", { name: "Aviso siguiente" });
    await next.scrollIntoViewIfNeeded();
    await expect(titles.first()).toBeInViewport({ ratio: 0.9 });
    await expect(async () => {
      await next.click();
      await expect(titles.nth(1)).toBeInViewport({ ratio: 0.9, timeout: 500 });
    }).toPass();
    await expect(titles.first()).not.toBeInViewport();
    await notices(page).getByRole("button", { name: "Aviso anterior" }).click();
    await expect(titles.first()).toBeInViewport({ ratio: 0.9 });
    await titles.first().getByRole("link").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("three more frames leave the view to the page when text is twice as large", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.goto(brandUrl(baseURL, brand, "/"));
    await expectRoom(page, brand);
    await enterAs({ page, baseURL, brand, path: "/", username: "demo" });
    await expectRoom(page, brand);
  }
});
