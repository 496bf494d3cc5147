import type { Page, TestInfo } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { merchantCommand } from "../../support/browser/staff.ts";

const brandOf = ({ project }: TestInfo) => (project.name === "phone" ? "noche" : "alba");
const strip = (page: Page) => page.getByRole("region", { name: "Destacados" });
const slide = (page: Page, n: number) =>
  page.getByRole("article", { name: new RegExp(`^Destacado ${n} de`), includeHidden: true });

/** The carousel starts at the visitor's first pointer move after hydration. */
async function wake(page: Page) {
  await untilAwake(page);
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.getByRole("button", { name: /^Destacado 2/ })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("each page has the banners of its own group, and some have none @no-js @both @whole", async ({
  page,
  baseURL,
}, info) => {
  const titles = {
    alba: ["Sol Serpiente", "Pregunta con"],
    noche: ["Galaxia Gema", "¿Te perdiste?"],
  };
  const [slots = "", help = ""] = titles[brandOf(info)];
  const at = (path: string) => page.goto(brandUrl(baseURL, brandOf(info), path));
  await at("/rng");
  await expect(slide(page, 1)).toContainText(slots);
  await expectAccessible(page);
  await slide(page, 1).getByRole("link").click();
  await expect(page).toHaveURL(/gameCode%3D|gameCode=/);
  await at("/help");
  await expect(slide(page, 1)).toContainText(help);
  await expect(page.getByText(slots)).toHaveCount(0);
  await expectAccessible(page);
  await at("/help/fair");
  await expect(strip(page)).toHaveCount(0);
});

test("a phone fetches the small drawing @whole", async ({ page, baseURL }) => {
  for (const path of ["/", "/rng"]) {
    await page.goto(brandUrl(baseURL, "noche", path));
    const drawing = strip(page).locator("picture img").first();
    await expect(drawing).toHaveJSProperty("complete", true);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /-small-/,
    );
  }
});

test("the main button of a hero is in the first view of a small phone, whatever its form", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.goto(brandUrl(baseURL, brand));
    const hero = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });
    const button = await hero.getByRole("link").boundingBox();
    const deposit = await page.getByRole("navigation", { name: "Accesos rápidos" }).boundingBox();
    expect.soft(button!.y + button!.height, brand).toBeLessThanOrEqual(deposit!.y);
  }
});

test("they follow the path without a new page, and turn by their dots @both @whole", async ({
  page,
  baseURL,
}, info) => {
  await page.goto(brandUrl(baseURL, brandOf(info), "/help"));
  await wake(page);
  await page.getByRole("button", { name: "Destacado 2 de 2" }).click();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.6 });
  await expect(slide(page, 1)).not.toBeInViewport({ ratio: 0.2 });
  await slide(page, 2).getByRole("link").click();
  await expect(page).toHaveURL(/\/help\/responsible$/);
  await expect(strip(page)).toHaveCount(0);
});

test("they can be stopped, and then stand still @desktop @whole", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto(brandUrl(baseURL, "mareo", "/rng"));
  await wake(page);
  const stop = page.getByRole("button", { name: "Detener todo lo que se mueve" });
  await stop.click();
  await expect(stop).toBeFocused();
  await page.clock.runFor(12_000);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.6 });
  await stop.click();
  await page.getByRole("link", { name: "Saltar al contenido" }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.6 });
});

test("what staff publish is on the next page, and gone with the next word @desktop", async ({
  page,
  baseURL,
}) => {
  const url = brandUrl(baseURL, "mareo", "/pvp");
  await page.goto(url);
  await expect(slide(page, 1)).toContainText("Partidas entre amigos");
  const words = ["--es", "Hoy|Luna de cartas|Una noche distinta.|Ver", "--link", "PAGE:/hot"];
  const place = ["--group", "w_pvp", "--picture", "w_pvp-2", "--position", "1"];
  await merchantCommand("banner", "mareo", "publish", "a-luna", ...place, ...words);
  await expect(async () => {
    await page.goto(url);
    await expect(slide(page, 1)).toContainText("Luna de cartas", { timeout: 500 });
  }).toPass();
  await merchantCommand("banner", "mareo", "withdraw", "a-luna");
  await expect(async () => {
    await page.goto(url);
    await expect(slide(page, 1)).toContainText("Partidas entre amigos", { timeout: 500 });
  }).toPass();
});

test("the counter of /rng shows the pot, and leads to how it is won @no-js", async ({
  page,
  baseURL,
}, info) => {
  const counter = page.getByRole("region", { name: "El pozo de los slots" });
  await expect(async () => {
    await page.goto(brandUrl(baseURL, brandOf(info), "/rng"));
    await expect(counter).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(counter).toContainText(/\$[\d,]+\.\d\d/);
  await expect(counter).toContainText("lo paga la casa");
  await expectAccessibleAtBothWidths(page);
  await counter.getByRole("link", { name: "Cómo funciona" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El pozo de los slots");
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Todas las reglas del pozo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El pozo");
  await page.goto(brandUrl(baseURL, brandOf(info), "/live"));
  await expect(counter).toHaveCount(0);
});

test("the winners roll until they are stopped @whole @desktop", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const board = page.getByRole("region", { name: "Ganan en la avenida" });
  await expect(async () => {
    await page.goto(brandUrl(baseURL, "noche"));
    await expect(board.getByRole("listitem").nth(10)).toBeAttached({ timeout: 500 });
  }).toPass();
  const first = board.getByRole("listitem").first();
  const top = async () => (await first.boundingBox())?.y ?? 0;
  const before = await top();
  await expect.poll(top).toBeLessThan(before);
  await page.getByRole("button", { name: "Detener todo lo que se mueve" }).click();
  await expect(board.locator("[data-rolling]")).toHaveCount(0);
  const stood = await top();
  await page.mouse.move(5, 5);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await top()).toBeCloseTo(stood, 0);
  await expectAccessible(page);
});
