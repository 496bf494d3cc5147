import type { Page } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";
import { copyOf } from "../../wording/copy-of.ts";

/** Each width has a brand of its own. */
const brandOf = (project: string) => (project === "phone" ? "mareo" : "alba");

/** Every link of the header and the footer within the site. */
async function frameLinks(page: Page): Promise<string[]> {
  const links = page.getByRole("banner").or(page.getByRole("contentinfo")).locator("a[href^='/']");
  const found = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  return [...new Set(found)];
}

function loopback(baseURL: string | undefined): URL {
  const url = new URL(baseURL ?? "");
  url.hostname = "127.0.0.1";
  return url;
}

for (const [brand, more] of [
  ["alba", ""],
  ["noche", " @whole"],
] as const) {
  test(`every link of ${brand}'s header and footer leads somewhere @no-js @desktop${more}`, async ({
    page,
    baseURL,
    request,
  }) => {
    await page.goto(brandUrl(baseURL, brand, "/hot"));
    const paths = await frameLinks(page);
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/hot", "/rngList", "/promotions", "/down"]),
    );
    for (const path of paths) {
      // Node, unlike a browser, does not resolve the brands' hosts.
      const headers = { host: new URL(brandUrl(baseURL, brand)).host };
      const answer = await request.get(new URL(path, loopback(baseURL)).href, { headers });
      expect(answer.status(), path).toBe(200);
    }
  });
}

test("vendors open below a type of games by mouse and by keys, and close again @desktop", async ({
  page,
  baseURL,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/entry\.client[^/]*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(brandUrl(baseURL, "noche", "/hot"), { waitUntil: "commit" });
  const sections = page.getByRole("navigation", { name: "Secciones" });
  const vendor = sections.getByRole("link", { name: /\d+ juegos?$/ });
  const slots = sections.getByRole("link", { name: "Slots", exact: true });
  // The mouse comes before the page is awake, and moves a little after that.
  await slots.hover();
  scripts.resolve();
  await untilAwake(page);
  await expect(vendor).toHaveCount(0);
  await slots.hover({ position: { x: 2, y: 2 } });
  await expect(vendor.first()).toBeVisible();
  expect(await vendor.count()).toBeLessThanOrEqual(6);
  await expectAccessible(page);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(vendor).toHaveCount(0);

  const button = sections.getByRole("button", { name: "Proveedores de Slots" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(vendor).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(vendor.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(vendor.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rngList\?vassalage=\w+/);
  await expect(slots).toHaveAttribute("aria-current", "page");
});

test("a vendor's card that stands for all of its games opens them in a popup @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/hot"));
  const sections = page.getByRole("navigation", { name: "Secciones" });
  const button = sections.getByRole("button", { name: "Proveedores de Slots" });
  await button.focus();
  await page.keyboard.press("Enter");
  await sections.getByRole("link", { name: /^Cantera 9/ }).click();
  await expect(page).toHaveURL(/\/vendor\/CANTERA9$/);
  const popup = page.getByRole("dialog", { name: /Cantera 9/ });
  for (const type of ["Slots", "Mesas"]) {
    await expect(popup.getByRole("heading", { name: type })).toBeVisible();
  }
  await expectAccessible(page);
  await popup.getByRole("link", { name: "Cerrar" }).click();
  await expect(page).toHaveURL(/\/hot$/);
});

test("every section of a rail can be pressed in a low window @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/help"));
  const sections = page.getByRole("navigation", { name: "Secciones" }).getByRole("link");
  for (const height of [390, 600, 800]) {
    await page.setViewportSize({ width: 844, height });
    for (const section of await sections.all()) {
      await section.scrollIntoViewIfNeeded();
      const isOnTop = await section.evaluate((link) => {
        const { left, top, width, height: own } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + own / 2));
      });
      expect
        .soft([height, await section.innerText(), isOnTop])
        .toEqual([...[height, await section.innerText(), true]]);
    }
  }
});

test("on phones the menu shows every section", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "noche", "/hot"));
  const opener = page.getByRole("banner").getByLabel("Menú").first();
  await opener.click();
  const menu = page.getByRole("navigation", { name: "Menú" });
  await expect(menu.getByRole("link", { name: "Popular" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole("link", { name: "Promociones" }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(menu).toBeHidden();
});

test("the row of sections on a phone opens where one is @whole", async ({ page, baseURL }) => {
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.goto(brandUrl(baseURL, brand, "/help"));
    const sections = page.getByRole("navigation", { name: "Secciones" });
    const help = sections.getByRole("link", { name: "Ayuda" });
    await expect(help).toHaveAttribute("aria-current", "page");
    await expect(help).toBeInViewport({ ratio: 0.95 });
    // Only the row scrolls, not the page.
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  }
});

test("a trial account plays with play money and is offered no deposit @both", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info.project.name);
  await enterAs({ page, baseURL, brand, path: "/hot", username: "prueba" });
  const header = page.getByRole("banner");
  await expect(header.getByText("Dinero de juguete").first()).toBeVisible();
  await expect(header.getByTestId("balance")).toHaveText(/^★[\d,]+\.\d\d$/);
  await expect(page.getByRole("link", { name: "Depositar" })).toHaveCount(0);
  await header.getByLabel(/Tu cuenta/).click();
  await expect(header.getByRole("link", { name: "Cerrar sesión" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Mis apuestas" })).toHaveCount(0);
});

test("old names of pages lead to their page, an invitation's code with them @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "alba", "/index.html"));
  await expect(page).toHaveURL(brandUrl(baseURL, "alba"));
  await page.goto(brandUrl(baseURL, "alba", "/register.html?referralCode=SOL7"));
  await expect(page).toHaveURL(brandUrl(baseURL, "alba", "/register?referralCode=SOL7"));
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a link with a language keeps it on the next pages @no-js", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "noche", "/vip?lang=en"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copyOf.noche.en.vip.title);
  await page.getByRole("contentinfo").getByRole("link", { name: "Help centre" }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help centre");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the vendors' row moves by itself until it is stopped @both @whole", async ({
    page,
    baseURL,
  }, info) => {
    await page.goto(brandUrl(baseURL, brandOf(info.project.name), "/help/terms"));
    const row = page.getByRole("region", { name: "Proveedores de juegos" });
    await row.scrollIntoViewIfNeeded();
    const place = async () => (await row.getByRole("listitem").first().boundingBox())?.x ?? 0;
    const start = await place();
    await expect.poll(place).not.toBe(start);
    const menu = page.getByRole("banner").locator("summary[aria-label=Menú]");
    if (await menu.isVisible()) await menu.click();
    const stop = page.getByRole("button", { name: "Detener todo lo que se mueve" });
    await stop.locator("visible=true").click();
    await expect(row.locator("[data-moving]")).toHaveCount(0);
    const halted = await place();
    expect(Math.abs((await place()) - halted)).toBeLessThan(2);
  });
});

test("a visitor with reduced motion scrolls the vendors' row by hand @desktop @whole", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "mareo", "/help/terms"));
  const row = page.getByRole("region", { name: "Proveedores de juegos" });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("listitem").first()).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("scripts wait until the page is seen, or for the first move @desktop", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // A picture that never arrives keeps the page from its load event.
  await page.route(/w_home-1/, () => {});
  await page.goto(brandUrl(baseURL, "noche"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.mouse.move(5, 5);
  await page.mouse.move(60, 60);
  await untilAwake(page);
  expect(scripts).not.toEqual([]);
  await page.close();
});
