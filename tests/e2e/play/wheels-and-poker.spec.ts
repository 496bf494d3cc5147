import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const frameOf = (page: Page) => page.getByRole("main").locator("iframe").contentFrame();
const meterOf = (page: Page, name: string): Locator =>
  frameOf(page).locator("dl").filter({ hasText: name }).getByRole("definition");

async function open(page: Page, baseURL: string | undefined, code: string) {
  await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${code}&mode=demo`));
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  return frameOf(page);
}

test("a member plays the standing wheel for money, and the round stands in the record @whole", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "mareo" : "alba";
  const path = "/game?gameCode=rueda-brillante";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  const table = frameOf(page);
  await expect(meterOf(page, "Saldo")).toHaveText("$100.00");
  for (const name of [/^Uno/, /^Tres/, /^Sol/, /^Luna/, /^Estrella/, /^Veinticinco/, /^Corona/])
    await table.getByRole("button", { name }).click();
  await expect(meterOf(page, "Apuesta")).toHaveText("$35.00");
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/^Sale .+(Cobras|Recuperas) \$\d+\.00/);
  await expect(table.locator("[data-won]")).toHaveCount(1);
  const list = table.getByRole("list", { name: "Últimos resultados" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const shown = await table.locator("#prize-called").getAttribute("class");
  await expectAccessibleAtBothWidths(page);

  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(await table.locator("#prize-called").getAttribute("class")).toBe(shown);
  await page.goto(brandUrl(baseURL, brand, "/member/bets"));
  await page.getByRole("link", { name: /Ver la ronda/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rueda Brillante" })).toBeVisible();
  const picture = page.getByRole("img", { name: /^Rueda Brillante\. Sale .+Uno \$5\.00/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a guest plays poker by the keyboard, and reads what each hand pays", async ({
  page,
  baseURL,
}) => {
  const table = await open(page, baseURL, "poker-casona");
  await table.getByRole("button", { name: /Reglas y pagos/ }).click();
  const rules = table.getByRole("dialog", { name: "Reglas y pagos" });
  await expect(rules.getByRole("row", { name: /^Nada gana/ })).toContainText("96.87%");
  await expect(rules.getByRole("row", { name: /^escalera de color/i })).toHaveText(/40.*200.*60/);
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");

  await table.getByRole("radio", { name: "Ficha de ★25.00" }).check();
  for (const name of [/^Tres/, /^Cinco/, /^Siete/, /^Nada gana/])
    await table.getByRole("button", { name }).press("Enter");
  await expect(meterOf(page, "Apuesta")).toHaveText("★100.00");
  await page.keyboard.press("r");
  await expect(table.getByRole("status")).toHaveText(/^(Nada gana|Ganan? ).+(Cobras|Recuperas) ★/);
  await expect(table.locator(".card")).toHaveCount(7);
  for (const hand of await table.locator(".groupHand").all()) await expect(hand).not.toBeEmpty();
  // What the cards say is what the cloth marks.
  const won = await table.locator(".group[data-won]").count();
  await expect(table.locator(".handOdds [data-hit]")).toHaveCount(won);
  await expect(table.locator('[data-spot="none"][data-won]')).toHaveCount(won === 0 ? 1 : 0);
  await expectAccessible(page);
});

test("the wheel stops where it says, and the flapper with it", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const table = await open(page, baseURL, "rueda-lunar");
  await table.getByRole("button", { name: /^Uno/ }).click();
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/^Sale /, { timeout: 15_000 });
  const [top, called] = await table.locator("#prize-disc").evaluate((disc) => {
    const { left, top, width } = document.querySelector("#flapper")!.getBoundingClientRect();
    const segments = [...disc.querySelectorAll(".wedge")];
    const middle = left + width / 2;
    const nearest = segments.toSorted((a, b) => {
      const way = (one: Element) => {
        const box = one.getBoundingClientRect();
        return Math.hypot(box.left + box.width / 2 - middle, box.top - top);
      };
      return way(a) - way(b);
    })[0]!;
    return [
      nearest.getAttribute("class")!.replace("wedge ", ""),
      document.querySelector("#prize-called")!.getAttribute("class")!.replace("prizeCalled ", ""),
    ];
  });
  expect(top).toBe(called);
});

for (const code of ["rueda-brillante", "poker-casona"])
  test(`all of ${code} fits a phone and a desktop, at any size of text`, async ({
    page,
    baseURL,
  }) => {
    const table = await open(page, baseURL, code);
    for (const standard of [16, 32]) {
      await setTextSize(page, standard);
      for (const [width, height] of SIZES) {
        // The smallest phone scrolls its table at twice the text.
        if (standard > 16 && width < 360) continue;
        await page.setViewportSize({ width, height });
        expect(
          await table.locator("body").evaluate(troubles),
          `${width}x${height}, ${standard}px`,
        ).toEqual([]);
      }
    }
  });

const SIZES = [
  ...[
    [320, 640],
    [360, 740],
    [390, 844],
    [430, 930],
  ],
  ...[
    [844, 390],
    [1280, 800],
  ],
] as const;

/** Parts that leave the view or lie on each other, texts that are cut, chips on a place's words. */
function troubles(body: HTMLElement): string[] {
  const found: string[] = [];
  const names = [".stage", "#beads", "#message", ".cloth", ".panel"];
  const boxes = names.map((name) => body.querySelector(name)!.getBoundingClientRect());
  boxes.forEach(({ left, right, top, bottom }, at) => {
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`${names[at]} leaves the view`);
    for (const [after, other] of boxes.slice(at + 1).entries()) {
      const across = Math.min(right, other.right) - Math.max(left, other.left);
      const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      if (across > 1 && down > 1) found.push(`${names[at]} on ${names[at + 1 + after]}`);
    }
  });
  const words = document.createRange();
  for (const spot of body.querySelectorAll<HTMLElement>("#felt .spot")) {
    const place = spot.getBoundingClientRect();
    const chip = spot.querySelector<HTMLElement>(".spotChip")!;
    chip.hidden = false;
    const lying = chip.getBoundingClientRect();
    chip.hidden = true;
    if (Math.min(place.width, place.height) < 32) found.push(`${spot.dataset.spot} is small`);
    if (lying.width < 26) found.push(`the chip of ${spot.dataset.spot} is small`);
    for (const text of spot.querySelectorAll(
      ".spotName, .spotPays, .prizeNumber, .handOdds span",
    )) {
      words.selectNodeContents(text);
      for (const one of words.getClientRects()) {
        if (one.left < place.left || one.right > place.right || one.bottom > place.bottom + 1)
          found.push(`${text.textContent} leaves ${spot.dataset.spot}`);
        const across = Math.min(lying.right, one.right) - Math.max(lying.left, one.left);
        const ink = one.height / 5;
        const down = Math.min(lying.bottom, one.bottom - ink) - Math.max(lying.top, one.top + ink);
        if (across > 1 && down > 1) found.push(`a chip on ${text.textContent}`);
      }
    }
  }
  return found;
}

test("a chip that won stays in sight until the next bet, and bets nothing", async ({
  page,
  baseURL,
}) => {
  const table = await open(page, baseURL, "ruleta-jacinta");
  // One of the three dozens wins, but for the zero.
  await expect(async () => {
    for (const dozen of [1, 2, 3]) await table.locator(`[data-spot="dozen-${dozen}"]`).click();
    await table.getByRole("button", { name: "Girar" }).click();
    await expect(table.getByRole("status")).toHaveText(/Recuperas/, { timeout: 3_000 });
  }).toPass();
  const stays = table.locator(".spotChip[data-stays]");
  await expect(stays).toHaveCount(1);
  await expect(stays).toHaveText("5");
  await expect(stays).toBeVisible();
  await expect(meterOf(page, "Apuesta")).toHaveText("—");
  await expect(table.getByRole("button", { name: "Quitar todo" })).toBeDisabled();
  await table.getByRole("button", { name: /^Rojo/ }).click();
  await expect(stays).toHaveCount(0);
  await expect(meterOf(page, "Apuesta")).toHaveText("★5.00");
});
