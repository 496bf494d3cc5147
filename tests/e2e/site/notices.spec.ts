import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { tapAtWaking } from "../../support/browser/tap-at-waking.ts";
import { joinAt } from "../../support/browser/visitor.ts";

/** Each width has a brand with a notice of its own. */
const brandOf = ({ project }: TestInfo) =>
  project.name === "phone"
    ? { brand: "noche", notice: "Neón Nocturno, encendido", slug: "neon-nocturno" }
    : { brand: "alba", notice: "La Piñata Real ya está colgada", slug: "pinata-real" };

/** "26 nov 2026, 10:30 a.m." */
const TIME = /^\d{1,2} \p{L}{3,4}\.? 20\d\d, \d{1,2}:\d\d/u;
const bar = (page: Page) => page.getByRole("region", { name: "Avisos" });
const announcements = (page: Page) => page.getByRole("dialog", { name: "Avisos para ti" });

test("the bar shows the titles, and a click opens that notice @no-js @both", async ({
  page,
  baseURL,
}, info) => {
  const { brand, notice, slug } = brandOf(info);
  for (const path of ["/hot", "/"]) {
    await page.goto(brandUrl(baseURL, brand, path));
    await expect(bar(page).getByRole("link", { name: notice })).toBeVisible();
  }
  await bar(page).getByRole("link", { name: notice }).click();
  if (info.project.name === "no-js") {
    await expect(page).toHaveURL(new RegExp(`/noticePage/${slug}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notice);
    return;
  }
  const popup = page.getByRole("dialog", { name: notice });
  await expect(popup.getByText(TIME)).toBeVisible();
  await expect(popup.getByRole("link").first()).toHaveAttribute("href", /gameCode=/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(brandUrl(baseURL, brand));
});

test("a tap during hydration opens its notice @whole", async ({ page, baseURL }, info) => {
  const { brand, notice, slug } = brandOf(info);
  await tapAtWaking(page, `a[href="/noticePage/${slug}"]`);
  await page.goto(brandUrl(baseURL, brand, "/hot"));
  await expect(page.getByRole("dialog", { name: notice })).toBeVisible();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/hot"));
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the bar moves, and stops for the page's button and the keyboard @desktop", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "mareo", "/hot"));
    const title = bar(page).getByRole("link", { name: "Don Pulpo te guarda un lugar" });
    const left = async () => (await title.boundingBox())?.x ?? 0;
    const start = await left();
    await expect.poll(left).toBeLessThan(start - 3);
    const stop = page.getByRole("button", { name: "Detener todo lo que se mueve" });
    await expect(stop).toHaveCount(1);
    await stop.click();
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    const stopped = await left();
    await stop.press("Tab");
    expect(Math.abs((await left()) - stopped)).toBeLessThan(1);
    await page.goto(brandUrl(baseURL, "mareo", "/help"));
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    await page.goto(brandUrl(baseURL, "mareo", "/hot"));
    await stop.click();
    await expect(stop).toHaveAttribute("aria-pressed", "false");
    await title.focus();
    await expect(title).toBeInViewport();
  });
});

test.describe("notices that must be read", () => {
  test.use({ hasAnnouncements: true });
  const title = "Un mar de prueba";

  test("open by themselves once a session, and wait until the visitor rests", async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    await page.goto(brandUrl(baseURL, "mareo"));
    await bar(page).getByRole("link", { name: title }).click();
    const read = page.getByRole("dialog", { name: title, exact: true });
    await expect(read).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(announcements(page), "not over another dialog").toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(read).toBeHidden();
    await page.clock.runFor(4_000);
    await expect(announcements(page).getByRole("listitem")).toHaveCount(1);
    await expect(announcements(page).getByRole("article", { name: title })).toBeVisible();
    await page.getByRole("button", { name: "Entendido" }).click();
    await page.reload();
    await page.clock.runFor(4_000);
    await expect(announcements(page)).toHaveCount(0);
  });

  test("are none at a brand that marks none", async ({ page, baseURL }, info) => {
    await page.clock.install();
    await page.goto(brandUrl(baseURL, brandOf(info).brand));
    await page.clock.runFor(60_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the bell tells of new notices, opens them, and is quiet afterwards @no-js @both", async ({
  page,
  baseURL,
}, info) => {
  const { brand, notice } = brandOf(info);
  const isPhone = info.project.name === "phone";
  const place = isPhone ? bar(page) : page.getByRole("banner");
  await page.goto(brandUrl(baseURL, brand));
  if (info.project.name === "no-js") {
    await place.getByRole("link", { name: "Avisos", exact: true }).click();
    await expect(page).toHaveURL(/\/noticePage$/);
    return;
  }
  await place.getByRole("link", { name: "Avisos: hay nuevos" }).click();
  const popup = announcements(page);
  const first = popup.getByRole("button", { name: notice });
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(popup.getByRole("article", { name: notice }).getByText(TIME)).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await expect(popup.getByRole("article")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(place.getByRole("link", { name: "Avisos", exact: true })).toBeVisible();
});

test("members turn the pages of the notices that the bell opens @whole", async ({
  page,
  baseURL,
}, info) => {
  const { brand } = brandOf(info);
  await joinAt(page, baseURL, brand, "/");
  const place = info.project.name === "phone" ? bar(page) : page.getByRole("banner");
  await place.getByRole("link", { name: "Avisos: hay nuevos" }).click();
  const popup = announcements(page);
  await expect(popup.getByRole("listitem")).toHaveCount(9);
  const welcome = popup.getByRole("button").nth(info.project.name === "phone" ? 1 : 2);
  await expect(welcome, "F: the first login's own greeting").toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(popup.getByText("Página 1 de 2")).toBeVisible();
  await popup.getByRole("button", { name: "Página siguiente" }).click();
  await expect(popup.getByText("Página 2 de 2")).toBeVisible();
  await expect(popup.getByRole("article"), "another page opens its first").toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
  await popup.getByRole("button", { name: "Entendido" }).click();
  await expect(popup).toBeHidden();
});

test("the notice page has seven a page and an address for each @no-js", async ({
  page,
  baseURL,
}, info) => {
  const { brand, notice } = brandOf(info);
  await page.goto(brandUrl(baseURL, brand, "/noticePage"));
  const main = page.getByRole("main");
  const titles = main.getByRole("heading", { level: 2 });
  await expect(titles).toHaveCount(7);
  await expect(main.getByText(TIME)).toHaveCount(7);
  await expectAccessibleAtBothWidths(page);
  await main.getByRole("link", { name: "Página siguiente" }).click();
  await expect(page).toHaveURL(/\/noticePage\?page=2$/);
  await expect(titles).toHaveCount(2);
  await main.getByRole("link", { name: "Página anterior" }).click();
  await main.getByRole("link", { name: notice }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notice);
  await expect(page).toHaveTitle(`${notice} · ${brand}`);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Todos los avisos" }).click();
  await expect(titles).toHaveCount(7);
});
