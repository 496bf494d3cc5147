import type { Locator, Page, TestInfo } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "mareo" : "alba");
const frameOf = (page: Page) => page.getByRole("main").locator("iframe").contentFrame();

const meterOf = (page: Page, name: string): Locator =>
  frameOf(page).locator("dl").filter({ hasText: name }).getByRole("definition");

async function amountOf(meter: Locator): Promise<number> {
  return Number((await meter.textContent())?.replace(/[^\d.]/g, ""));
}

test("a guest spins a slot with play money @whole", async ({ page, baseURL }, info) => {
  const game = "/game?gameCode=tres-cerezas&mode=demo";
  await page.goto(brandUrl(baseURL, brandOf(info), game));
  const balance = meterOf(page, "Saldo");
  await expect(balance).toHaveText("★10,000.00");
  await expect(page.getByText("Demo: dinero de juguete")).toBeVisible();
  await expect(frameOf(page).getByText("Demo", { exact: true })).toBeHidden();
  await expectAccessibleAtBothWidths(page);
  // A win may equal the stake, so one spin proves nothing.
  await expect(async () => {
    await frameOf(page)
      .getByRole("button", { name: /^(Girar|Juego gratis)/ })
      .click();
    await expect(balance).not.toHaveText("★10,000.00", { timeout: 2_000 });
  }).toPass();
});

test("a guest learns baccarat by the keyboard, and reads what it returns", async ({
  page,
  baseURL,
}, info) => {
  const game = "/game?gameCode=bacara-dorado&mode=demo";
  await page.goto(brandUrl(baseURL, brandOf(info), game));
  const table = frameOf(page);
  // The amount and the buttons depend on the same script.
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  await table.getByRole("button", { name: /Reglas y pagos/ }).click();
  const rules = table.getByRole("dialog", { name: "Reglas y pagos" });
  await expect(rules.getByRole("row", { name: /^Banca/ })).toContainText("98.94%");
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");

  await table.getByRole("radio", { name: "Ficha de ★25.00" }).check();
  await table.getByRole("button", { name: /^Banca/ }).press("Enter");
  await table.getByRole("button", { name: /^Empate/ }).press("Space");
  await expect(meterOf(page, "Apuesta")).toHaveText("★50.00");
  await table.getByRole("button", { name: "Deshacer" }).click();
  await expect(meterOf(page, "Apuesta")).toHaveText("★25.00");
  await page.keyboard.press("r");
  await expect(table.getByRole("status")).toHaveText(/^(Gana|Empate a) .+(★|Esta vez no)/);
  await expect(
    table.getByRole("list", { name: "Últimos resultados" }).getByRole("listitem"),
  ).toHaveCount(1);
  await expect(table.getByText("Mesa ★1.00–★5,000.00 · casilla ★2,500.00")).toBeVisible();
  // Each result but a tie puts a mark on the big road.
  await expect(async () => {
    await table.getByRole("button", { name: "Repetir" }).click();
    await table.getByRole("button", { name: "Repartir" }).click();
    await expect(table.locator("#big-road > span").first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectAccessible(page);
});

test("a member plays roulette for money, and the round stands in the record @whole", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/game?gameCode=ruleta-jacinta&mode=demo";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  const table = frameOf(page);
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  await table.getByRole("button", { name: /^Negro/ }).click();
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras ★10\.00|Esta vez no/);
  await expect(page.getByTestId("balance").first()).toHaveText("$100.00");

  await page.goto(brandUrl(baseURL, brand, "/game?gameCode=ruleta-jacinta"));
  await expect(meterOf(page, "Saldo")).toHaveText("$100.00");
  await table.getByRole("button", { name: /^Rojo/ }).click();
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras \$10\.00|Esta vez no/);
  const left = await amountOf(meterOf(page, "Saldo"));
  expect([95, 105]).toContain(left);
  await expect(page.getByTestId("balance").first()).toHaveText(`$${left.toFixed(2)}`);
  await expectAccessibleAtBothWidths(page);

  await page.reload();
  await expect(
    table.getByRole("list", { name: "Últimos resultados" }).getByRole("listitem"),
  ).toHaveCount(1);
  await expect(table.getByRole("button", { name: "Repetir" })).toBeEnabled();
  await page.goto(brandUrl(baseURL, brand, "/member/bets"));
  await expect(page.getByRole("main")).toContainText("Ruleta Jacinta");
  await expectAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: /Ver la ronda/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ruleta Jacinta" })).toBeVisible();
  const picture = page.getByRole("img", { name: /Apuestas: Rojo \$5\.00/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessibleAtBothWidths(page);
});

test("roulette takes bets on neighbours, and its wheel stays in sight", async ({
  page,
  baseURL,
}, info) => {
  const game = "/game?gameCode=ruleta-jacinta&mode=demo";
  const { promise: isMarked, resolve: letRun } = Promise.withResolvers<void>();
  await page.route("**/tables/client/main.js", (route) => isMarked.then(() => route.continue()));
  await page.goto(brandUrl(baseURL, brandOf(info), game), { waitUntil: "commit" });
  const table = frameOf(page);
  // The mark is made before the table's script runs.
  await table.getByRole("radio", { name: /^Caballo/ }).check();
  letRun();
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  const split = table.getByRole("button", { name: /^Caballo 1-2 / });
  const box = (await split.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(32);
  await expectAccessibleAtBothWidths(page);
  await split.click();
  await expect(table.getByRole("status")).toHaveText("Caballo 1-2: ★5.00");
  await table.getByRole("radio", { name: /^Seisena/ }).check();
  await table.getByRole("button", { name: /^Seisena 1-2-3-4-5-6 / }).press("Enter");
  await expect(split).toBeVisible();
  await table.getByRole("radio", { name: /^Cuadro/ }).check();
  await table.getByRole("button", { name: /^Cuadro 0-1-2-3 / }).click();
  await expect(meterOf(page, "Apuesta")).toHaveText("★15.00");
  await expectAccessibleAtBothWidths(page);
  const wheel = table.locator(".wheel");
  await expect(wheel).toBeInViewport({ ratio: 1 });
  await table.getByRole("radio", { name: /^Pleno/ }).check();
  const number = table.getByRole("button", { name: /^36/ });
  await number.click();
  const [chip, text] = [number.locator(".spotChip"), number.locator(".spotName")];
  const [over, under] = [(await chip.boundingBox())!, (await text.boundingBox())!];
  const isClear = over.x >= under.x + under.width || over.y >= under.y + under.height;
  expect(isClear, "a chip leaves its number to read").toBe(true);
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras|Recuperas|Esta vez no/);
  await expect(wheel).toBeInViewport({ ratio: 1 });
});

for (const [name, view, least] of [
  ["an upright phone", { width: 390, height: 844 }, 43.9],
  ["a small upright phone", { width: 360, height: 740 }, 35.9],
] as const)
  test(`roulette's wheel, board and button all fit ${name}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize(view);
    await page.goto(brandUrl(baseURL, "mareo", "/game?gameCode=ruleta-jacinta&mode=demo"));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    const table = frameOf(page);
    const spots = table.locator("#felt .spot:not(.target)");
    await expect(spots).toHaveCount(37 + 12);
    const wheel = table.locator(".wheel");
    const button = table.getByRole("button", { name: "Girar" });
    for (const part of [wheel, button, ...(await spots.all())])
      await expect(part).toBeInViewport({ ratio: 1 });
    const boxes = await spots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height } of boxes)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    expect((await wheel.boundingBox())!.width).toBeGreaterThanOrEqual(190);
    await table.getByRole("button", { name: /^17/ }).click();
    await button.click();
    await expect(table.locator("[data-rolling]")).toBeAttached();
    const bottomOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().bottom);
    const top = Math.min(...boxes.map((box) => box.top));
    expect(await bottomOf(wheel), "the turning wheel covers no chip").toBeLessThanOrEqual(top);
    const result = table.getByRole("list", { name: "Últimos resultados" }).getByRole("listitem");
    await expect(result).toHaveCount(1);
    const came = (await result.textContent())!;
    await expect(table.locator("#felt .spot-number[data-hit]")).toContainText(came);
    await expect(table.locator("#wheel-hub")).toHaveText(came);
  });

test("the smallest phone shows a result of roulette without scrolling", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=ruleta-jacinta&mode=demo"));
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  const table = frameOf(page);
  await table.getByRole("button", { name: /^Rojo/ }).click();
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras|Esta vez no/);
  for (const part of [".wheel", "#beads .bead", "#message-text", ".spot-number[data-hit]"])
    await expect(table.locator(part)).toBeInViewport({ ratio: 1 });
  for (const part of ["main", ".cloth"])
    expect(
      await table.locator(part).evaluate((it) => it.scrollHeight - it.clientHeight),
      part,
    ).toBeLessThanOrEqual(0);
  await table.getByRole("button", { name: /^Rojo/ }).click();
  await expect(table.locator("[data-hit], [data-won]"), "a new bet clears the board").toHaveCount(
    0,
  );
});

test("a desktop's board of roulette has numbers of 44 px", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=ruleta-jacinta&mode=demo"));
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  const spots = frameOf(page).locator("#felt .spot:not(.target)");
  const boxes = await spots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes).toHaveLength(37 + 12);
  for (const { width, height } of boxes)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
});

for (const [game, spots, least] of [
  ["ruleta-jacinta", ["red", "dozen-1", "column-2", "number-17"], 20],
  ["dados-del-dragon", ["big", "double-3", "sum-4"], 26],
] as const)
  test(`a chip at ${game} moves no text, and its sum can be read @both`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${game}&mode=demo`));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    for (const spot of spots) {
      const place = frameOf(page).locator(`[data-spot="${spot}"]`);
      const words = place.locator(":scope > :not(.quiet, .spotChip)").first();
      const before = await words.boundingBox();
      await place.click();
      const chip = place.locator(".spotChip");
      await expect(chip).toHaveText("5");
      expect(await words.boundingBox(), spot).toEqual(before);
      const [own, around] = [(await chip.boundingBox())!, (await place.boundingBox())!];
      expect(own.width, spot).toBeGreaterThanOrEqual(around.width < 80 ? 20 : least);
      expect(own.x, spot).toBeGreaterThanOrEqual(around.x);
      expect(own.x + own.width, spot).toBeLessThanOrEqual(around.x + around.width + 0.5);
      expect(own.y + own.height, spot).toBeLessThanOrEqual(around.y + around.height + 0.5);
    }
  });

test("a phone's board has its numbers in the middle, and both blocks end at one edge", async ({
  page,
  baseURL,
}) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=ruleta-jacinta&mode=demo"));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    const boxOf = async (spot: string, part = "") =>
      (await frameOf(page).locator(`[data-spot="${spot}"] ${part}`.trim()).boundingBox())!;
    for (const number of ["number-0", "number-17"]) {
      const [cell, name] = [await boxOf(number), await boxOf(number, ".spotName")];
      expect(name.x + name.width / 2).toBeCloseTo(cell.x + cell.width / 2, 0);
    }
    const [upper, lower] = [await boxOf("number-18"), await boxOf("column-3")];
    expect(upper.x + upper.width).toBeCloseTo(lower.x + lower.width, 0);
    expect(width - lower.x - lower.width).toBeGreaterThanOrEqual(4);
  }
});

test("the header keeps a win back until the wheel has shown it, in every tab @whole @desktop", async ({
  page,
  context,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await becomeMember({ page, baseURL, brand, path: "/hot", deposit: 100 });
  const other = await context.newPage();
  await other.goto(brandUrl(baseURL, brand, "/promotions"));
  await noteBalances(other);
  await page.goto(brandUrl(baseURL, brand, "/game?gameCode=ruleta-jacinta"));
  const table = frameOf(page);
  // One of these three places pays at every number.
  await table.getByRole("button", { name: /^Rojo/ }).click();
  await table.getByRole("button", { name: /^Negro/ }).click();
  await table.getByRole("button", { name: /^0/ }).first().click();
  await noteBalances(page);
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras|Recuperas/);

  const end = await amountOf(meterOf(page, "Saldo"));
  expect(end).toBeGreaterThan(85);
  for (const tab of [page, other]) {
    const balance = tab.getByTestId("balance").first();
    await expect.poll(() => amountOf(balance)).toBe(end);
    const amounts = await tab.evaluate(() => (window as unknown as Watching).balances);
    expect([...new Set(amounts)], "the stake leaves first, the payout comes at the end").toEqual([
      85,
      end,
    ]);
  }
  const early = await page.evaluate(() => (window as unknown as Watching).whileRunning);
  expect([...new Set(early)]).toEqual([85]);
});

type Watching = Window & { balances: number[]; whileRunning: number[] };

/** Notes each balance that the header shows, and those that it shows while a round is running. */
async function noteBalances(page: Page) {
  await page
    .getByTestId("balance")
    .first()
    .evaluate((balance) => {
      const watching = window as unknown as Watching;
      Object.assign(watching, { balances: [], whileRunning: [] });
      let isRunning = false;
      addEventListener("message", ({ data }) => {
        if (/^round/.test(data?.type)) isRunning = data.type === "roundStarted";
      });
      new MutationObserver(() => {
        const amount = Number(balance.textContent?.replace(/[^\d.]/g, ""));
        watching.balances.push(amount);
        // The page may hear the message first, so the note waits until every listener has run.
        setTimeout(() => isRunning && watching.whileRunning.push(amount));
      }).observe(balance, { childList: true, characterData: true, subtree: true });
    });
}

test("a desktop shows large cards beside their shoe, and the game's name once", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=bacara-dorado&mode=demo"));
  const table = frameOf(page);
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  await table.getByRole("button", { name: /^Banca/ }).click();
  await table.getByRole("button", { name: "Repartir" }).click();
  await expect(table.getByRole("status")).toHaveText(/^(Gana|Empate a) .+(★|Esta vez no)/);
  const cards = table.locator(".card");
  for (const card of await cards.all())
    expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(125);
  const [shoe, stage] = [table.locator(".shoe"), table.locator(".stage")];
  await expect(shoe).toBeInViewport({ ratio: 1 });
  const edge = (await shoe.boundingBox())!.x;
  const ends = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
  const frame = (await page.locator("iframe").first().boundingBox())!;
  expect(Math.max(...ends) + frame.x).toBeLessThanOrEqual(edge);
  expect(await stage.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
  await expect(page.getByText("Bacará Dorado").locator("visible=true")).toHaveCount(1);
  await expect(table.locator(".barName")).toBeHidden();
});

test("the side that wins shows it without movement too, and a call hides no result", async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=dragon-tigre&mode=demo"));
  const table = frameOf(page);
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  const lookOf = (side: string) =>
    table.locator(`.hand-${side} .side`).evaluate((it) => getComputedStyle(it).filter);
  await expect(table.locator(".side")).toHaveCount(2);
  expect(await lookOf("dragon")).toBe(await lookOf("tiger"));
  await table.getByRole("button", { name: /^Dragón/ }).click();
  const again = table.getByRole("button", { name: "Repetir" });
  await expect(async () => {
    // After a tie, at which both sides have won, the bet is laid again.
    if (await again.isEnabled()) await again.click();
    await table.getByRole("button", { name: "Repartir" }).click();
    await expect(table.locator(".hand[data-won]")).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await again.click();
  expect(await lookOf("dragon")).not.toBe(await lookOf("tiger"));

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(async () => {
    await table.getByRole("button", { name: "Repartir" }).click();
    await expect(table.getByRole("status")).toHaveText(/Cobras|Recuperas|Esta vez no/);
    await table.getByRole("button", { name: "Repetir" }).click();
    const call = table.locator("#call");
    await expect(call).toBeVisible({ timeout: 200 });
    const covered = await call.evaluate((it) => {
      const own = it.getBoundingClientRect();
      return ["message", "beads", "win"].filter((id) => {
        const { left, right, top, bottom } = document.getElementById(id)!.getBoundingClientRect();
        return own.left < right && left < own.right && own.top < bottom && top < own.bottom;
      });
    });
    expect(covered).toEqual([]);
    const layers = await table
      .locator("#coins")
      .evaluate((coins) =>
        [...document.querySelectorAll("#call, #message, .panel")].map(
          (it) => Number(getComputedStyle(it).zIndex) - Number(getComputedStyle(coins).zIndex),
        ),
      );
    expect(Math.min(...layers), "above what flies").toBeGreaterThan(0);
  }).toPass();
});

test("a court card shows its figure, and an ace its grand pip", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=bacara-dorado&mode=demo"));
  const table = frameOf(page);
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  const drawn = await table
    .locator(".cards")
    .first()
    .evaluate(async (hand) => {
      const main = document.querySelector<HTMLScriptElement>("script[type=module]")!.src;
      const { cardOf } = await import(main.replace("main.js", "card.js"));
      for (const card of [0, 10, 24, 38]) hand.append(cardOf(card));
      return [...hand.querySelectorAll<SVGGraphicsElement>(".cardAce svg, .cardCourt svg")].map(
        (svg) => Math.round(svg.getBBox().width),
      );
    });
  expect(drawn).toHaveLength(4);
  expect(Math.min(...drawn)).toBeGreaterThan(60);
});

for (const [name, code] of [
  ["roulette", "ruleta-jacinta"],
  ["dice", "dados-del-sol"],
] as const)
  test(`no part of ${name} lies on another on an upright phone, at any size of text`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${code}&mode=demo`));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    const table = frameOf(page).locator("body");
    for (const standard of [16, 32]) {
      await setTextSize(page, standard);
      for (const [width, height] of UPRIGHT) {
        await page.setViewportSize({ width, height });
        expect(await table.evaluate(collisions), `${width}x${height}, ${standard}px`).toEqual([]);
      }
    }
    await table.getByRole("button", { name: /^(Girar|Lanzar)$/ }).click();
    await expect(table.getByRole("status")).toHaveText(/^Pon al menos una ficha/);
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      const alone = (await table.evaluate(collisions)).filter((one) => one !== "#beads #message");
      expect(alone, `${width}x${height}, with an alert`).toEqual([]);
    }
  });

const UPRIGHT = [
  ...[
    [320, 640],
    [360, 740],
    [390, 844],
  ],
  ...[
    [412, 915],
    [430, 930],
  ],
] as const;

/** The parts that lie on each other or leave the view, and a message larger than its box. */
function collisions(body: HTMLElement): string[] {
  const names = [".wheel, .dome", "#sound", ".pill", "#beads", "#message", ".cloth", ".panel"];
  const boxes = names.map((name) => body.querySelector(name)!.getBoundingClientRect());
  const found = names.filter((_, at) => {
    const { left, right, top, bottom } = boxes[at]!;
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  });
  boxes.forEach((one, at) => {
    for (const [after, other] of boxes.slice(at + 1).entries()) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) found.push(`${names[at]} ${names[at + 1 + after]}`);
    }
  });
  const message = body.querySelector("#message")!;
  if (message.scrollHeight > message.clientHeight + 1) found.push("#message is cut");
  return found;
}

for (const code of ["dados-del-sol", "ruleta-jacinta", "bacara-dorado", "dragon-tigre"])
  test(`no chip of ${code} covers the odds of its place`, async ({ page, baseURL }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${code}&mode=demo`));
      await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
      const felt = frameOf(page).locator("#felt");
      expect(await felt.evaluate(coveredOdds), `at ${size.width}`).toEqual([]);
    }
  });

for (const code of ["dados-del-sol", "ruleta-jacinta", "bacara-dorado"])
  test(`no chip of ${code} covers the name of its place`, async ({ page, baseURL }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${code}&mode=demo`));
      await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
      const felt = frameOf(page).locator("#felt");
      expect(await felt.evaluate(coveredOdds), `odds at ${size.width}`).toEqual([]);
      expect(await felt.evaluate(coveredNames), `names at ${size.width}`).toEqual([]);
    }
  });

/** Names the places whose chip lies on the ink of the name or on the dice. */
function coveredNames(felt: HTMLElement): string[] {
  const words = document.createRange();
  const inkOf = (name: Element) => {
    words.selectNodeContents(name);
    // A fifth of a line's height above its capitals is empty, and as much below them.
    return [...words.getClientRects()].map(({ left, right, top, bottom, height }) => ({
      ...{ left, right, top: top + height / 5, bottom: bottom - height / 5 },
    }));
  };
  const spots = [...felt.querySelectorAll<HTMLElement>(".spot:not(.target)")];
  const covered = spots.filter((spot) => {
    const chip = spot.querySelector(".spotChip")!.getBoundingClientRect();
    const dice = [...spot.querySelectorAll(".tinyDie")].map((die) => die.getBoundingClientRect());
    const names = [...spot.querySelectorAll(".spotName")].flatMap(inkOf);
    return [...dice, ...names].some((one) => {
      const across = Math.min(chip.right, one.right) - Math.max(chip.left, one.left);
      const down = Math.min(chip.bottom, one.bottom) - Math.max(chip.top, one.top);
      return chip.width === 0 || (across > 1 && down > 1);
    });
  });
  return covered.map((spot) => spot.dataset.spot ?? "");
}

test("a number of roulette stands in the middle of its place", async ({ page, baseURL }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=ruleta-jacinta&mode=demo"));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    const numbers = frameOf(page).locator("#felt .spot-number");
    const away = await numbers.evaluateAll((all) => {
      const words = document.createRange();
      return all.map((one) => {
        words.selectNodeContents(one.querySelector(".spotName")!);
        const [cell, text] = [one.getBoundingClientRect(), words.getBoundingClientRect()];
        const across = text.left + text.width / 2 - cell.left - cell.width / 2;
        const down = text.top + text.height / 2 - cell.top - cell.height / 2;
        return Math.max(Math.abs(across), Math.abs(down));
      });
    });
    expect(away).toHaveLength(37);
    expect(Math.max(...away), `at ${size.width}`).toBeLessThanOrEqual(3);
  }
});

/** Lays a chip on each place, and names those whose chip lies on the odds. */
function coveredOdds(felt: HTMLElement): string[] {
  const spots = [...felt.querySelectorAll<HTMLElement>(".spot:not(.target)")];
  for (const spot of spots) spot.click();
  const words = document.createRange();
  const covered = spots.filter((spot) => {
    const chip = spot.querySelector(".spotChip")!.getBoundingClientRect();
    words.selectNodeContents(spot.querySelector(".spotPays")!);
    return [...words.getClientRects()].some((odds) => {
      const across = Math.min(chip.right, odds.right) - Math.max(chip.left, odds.left);
      const down = Math.min(chip.bottom, odds.bottom) - Math.max(chip.top, odds.top);
      return chip.width === 0 || (across > 1 && down > 3);
    });
  });
  return covered.map((spot) => spot.dataset.spot ?? "");
}

test("a phone's places of the dice hold dice and odds apart, and each within its place", async ({
  page,
  baseURL,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=dados-del-sol&mode=demo"));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    const crushed = await frameOf(page).locator("#felt").evaluate(crushedPlaces);
    expect(crushed, `at ${size.width}`).toEqual([]);
  }
});

/** Names the places whose odds break, leave them or touch the name or the dice. */
function crushedPlaces(felt: HTMLElement): string[] {
  const words = document.createRange();
  const spots = [...felt.querySelectorAll<HTMLElement>(".spot")];
  const crushed = spots.filter((spot) => {
    const box = spot.getBoundingClientRect();
    const above = spot.querySelector(".spotName, .tinyDie")!.getBoundingClientRect();
    words.selectNodeContents(spot.querySelector(".spotPays")!);
    const lines = [...words.getClientRects()];
    const [odds] = lines;
    if (!odds || lines.length > 1) return true;
    // A fifth of a line's height above its figures is empty.
    const isTouching = odds.top + odds.height / 5 < above.bottom;
    const isWide = [odds, ...inkOf(spot.querySelector(".spotName"))].some(
      ({ left, right }) => left < box.left + 1 || right > box.right - 1,
    );
    return isTouching || isWide || odds.bottom > box.bottom - 1;
  });
  return crushed.map((spot) => spot.dataset.spot ?? "");

  function inkOf(name: Element | null) {
    if (!name) return [];
    words.selectNodeContents(name);
    return [...words.getClientRects()];
  }
}

test("dice roll in their place, and cover no chip", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const view of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(view);
    await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=dados-del-sol&mode=demo"));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    const table = frameOf(page);
    const places = () =>
      table.locator("main").evaluate((main) =>
        [".stage", ".dome", ".cloth"].map((name) => {
          const { top, bottom } = main.querySelector(name)!.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)];
        }),
      );
    const board = table.locator("main");
    expect(await board.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    const before = await places();
    expect(before[1]![1]).toBeLessThanOrEqual(before[2]![0]!);
    await table.getByRole("button", { name: /^Grande/ }).click();
    await table.getByRole("button", { name: "Lanzar" }).click();
    await expect(table.locator("[data-rolling]")).toBeAttached();
    expect(await places(), "while they roll").toEqual(before);
    await expect(table.getByRole("status")).toHaveText(/Cobras|Recuperas|Esta vez no/);
    expect(await places(), "afterwards").toEqual(before);
  }
});

test("a phone on its side has each place of the dice to read", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(brandUrl(baseURL, "alba", "/game?gameCode=dados-del-sol&mode=demo"));
  await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
  const spots = frameOf(page).locator("#felt .spot");
  await expect(spots).toHaveCount(5 + 14 + 18);
  for (const spot of await spots.all()) await expect(spot).toBeInViewport({ ratio: 1 });
  const faults = await spots.evaluateAll((all) =>
    all.flatMap((spot) => {
      const box = spot.getBoundingClientRect();
      const parts = [...spot.querySelectorAll(".spotName, .spotPays, .spotDice")];
      return parts.flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOut =
          left < box.left + 1 ||
          right > box.right - 1 ||
          top < box.top + 1 ||
          bottom > box.bottom - 1;
        const isSmall = Number.parseFloat(getComputedStyle(part).fontSize) < 11;
        return isOut || isSmall ? [`${spot.getAttribute("data-spot")} ${part.className}`] : [];
      });
    }),
  );
  expect(faults).toEqual([]);
});

test("a board of many places has one stop of the Tab key for each group, and the arrows move over it", async ({
  page,
  baseURL,
}) => {
  const open = async (code: string) => {
    await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${code}&mode=demo`));
    await expect(meterOf(page, "Saldo")).toHaveText("★10,000.00");
    return frameOf(page).locator("#felt");
  };
  const stops = "button:enabled:not([tabindex='-1'])";
  await expect((await open("dados-del-sol")).locator(stops)).toHaveCount(3);
  await expect((await open("bacara-dorado")).locator(stops)).toHaveCount(5);

  const felt = await open("ruleta-jacinta");
  const table = frameOf(page);
  const place = (id: string) => felt.locator(`[data-spot="${id}"]`);
  await expect(felt.locator(stops)).toHaveCount(3);
  await table.getByRole("link", { name: "Saltar a la mesa" }).focus();
  await page.keyboard.press("Enter");
  await expect(place("number-0")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(place("number-2")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(place("number-3")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(meterOf(page, "Apuesta")).toHaveText("★5.00");
  await page.keyboard.press("End");
  await expect(place("number-36")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(place("number-0")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(place("dozen-1")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(place("low")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(place("number-0")).toBeFocused();

  await table.getByRole("radio", { name: /^Caballo/ }).check();
  await expect(felt.locator(stops).first()).toHaveAttribute("data-kind", "split");
  await expect(felt.locator(stops)).toHaveCount(3);
});
