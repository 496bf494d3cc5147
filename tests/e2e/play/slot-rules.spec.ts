import type { Page } from "@playwright/test";
import { drawCoins } from "#vendors/engines/slots/engine/held-coins.ts";
import { spinResult } from "#vendors/engines/slots/engine/play-spin.ts";
import { slotKinds } from "#vendors/engines/slots/engine/slot-kinds.ts";
import { spinView } from "#vendors/engines/slots/spin-view.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

type Stops = { stops: number[]; kind: "base" | "free"; freeLeft?: number };
type Kind = "slotWays" | "slotGrowing" | "slotChosen" | "slotHold";

/** Lets a guest's spins stop here, one after the other; the wins are what the rules pay. */
async function letStopAt(page: Page, kind: Kind, spins: Stops[]) {
  const { rules } = slotKinds[kind];
  await page.route("**/spin", async (route) => {
    const { stops, kind: of, freeLeft = 0 } = spins.shift()!;
    const { spinId, stake } = route.request().postDataJSON();
    const view = spinView(rules, {
      ...{ vendor: "", merchant: "", player_id: "", game_code: "", tx_id: "", ref_tx_id: null },
      ...{ spin_id: spinId, state: "done", code: null, kind: of, stake, stops, win: "0" },
      ...{ closes: freeLeft === 0, bets: null, has_purse: false, gift: null, hidden: null },
      ...{ balance: "100000000", round_id: "r", drawn_at: new Date(0) },
      ...{ free_left: freeLeft, free_total: freeLeft, round_win: "60000" },
    });
    await route.fulfill({ json: { ...view, win: "60000" } });
  });
}

/** Six coins of ×1 on the first three reels, and one of ×2 in the second respin. */
const HELD = heldStops();

function heldStops() {
  const { rules } = slotKinds.slotHold;
  const isCoin = (reel: number, at: number) => rules.strips[reel]![at % 32] === "C";
  const stops = rules.strips.map((strip, reel) =>
    strip.findIndex((_, at) =>
      reel < 3
        ? isCoin(reel, at) && isCoin(reel, at + 1)
        : ![0, 1, 2].some((row) => isCoin(reel, at + row)),
    ),
  );
  // Draws ×1 six times; of nine free cells none comes, then the first of them, and then none.
  const drawn = [0, 0, 0, 0, 0, 0, ...Array(9).fill(1), 0, 30];
  const random = { bytes: () => Uint8Array.of(0, 0, 0, drawn.shift() ?? 1) };
  return [...stops, ...drawCoins(rules, random, stops)];
}

const gameOf = (page: Page) => page.locator("iframe").contentFrame();
const spinOf = (page: Page, name = "Girar") =>
  gameOf(page).getByRole("button", { name, exact: true });

test("243 ways: every place that pays lights without a line, and the sheet explains them @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=farol-rojo&mode=demo"));
  const slot = gameOf(page);
  const { rules } = slotKinds.slotWays;
  const stops = rules.strips.map((strip) => strip.indexOf("L1"));
  const paid = new Set(
    spinResult(rules, stops, "base").wins.flatMap(({ cells }) => cells.map(String)),
  );
  expect(paid.size).toBeGreaterThan(4);
  await letStopAt(page, "slotWays", [{ stops, kind: "base" }]);
  await spinOf(page).click();
  await expect(slot.locator("#message-text")).toHaveText("Ganas ★6.00");
  await expect(slot.locator(".cell[data-lit]")).toHaveCount(paid.size);
  await expect(slot.locator("#win-lines path")).toHaveCount(0);
  await slot.getByRole("button", { name: /RTP 96\.42/ }).click();
  const sheet = slot.getByRole("dialog", { name: "Reglas y tabla de pagos" });
  await expect(sheet.getByRole("heading", { name: "Las 243 formas de ganar" })).toBeVisible();
  await expect(sheet).toContainText("8 juegos gratis");
  await expect(sheet).toContainText("al triple");
  await expectAccessibleAtBothWidths(page);
});

test("growing wilds: a wild fills its reel before the lines pay", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=tigre-dorado&mode=demo"));
  const slot = gameOf(page);
  await expect(slot.locator("#message-text")).toHaveText(/dinero|comodines/);
  const second = slot.locator(".reel").nth(1).locator(".cell");
  const [top] = [slotKinds.slotGrowing.rules.strips[1]!.indexOf("W")];
  await letStopAt(page, "slotGrowing", [{ stops: [0, top, 0, 0, 0], kind: "base" }]);
  await spinOf(page).click();
  await expect(slot.locator("#message-text")).toHaveText("Ganas ★6.00");
  await expect(second).toHaveCount(3);
  for (const row of [0, 1, 2]) await expect(second.nth(row)).toHaveAttribute("data-symbol", "W");
  await expect(slot.locator(".reel[data-whole]"), "one tall drawing").toHaveCount(1);
});

test("the chosen symbol: free games name it, keep it in sight and let it fill its reels @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=mapa-perdido&mode=demo"));
  const slot = gameOf(page);
  const { strips } = slotKinds.slotChosen.rules;
  const [scatters, places] = ["S", "H4"].map((name) => strips.map((strip) => strip.indexOf(name)));
  await letStopAt(page, "slotChosen", [
    { stops: [...scatters!, 3], kind: "base", freeLeft: 10 },
    { stops: [...places!, 3], kind: "free", freeLeft: 9 },
  ]);
  await spinOf(page).click();
  const banner = slot.locator("#banner");
  await expect(banner).toContainText("10 juegos gratis");
  await expect(banner).toContainText("Símbolo elegido: telescopio.");
  await expectAccessibleAtBothWidths(page);
  await slot.getByRole("button", { name: "Empezar" }).click();
  await expect(slot.getByRole("img", { name: "Símbolo elegido: telescopio" })).toBeVisible();
  await expect(slot.locator(".freeScene")).toBeVisible();
  await spinOf(page, "Juego gratis").click();
  await expect(slot.locator('.cell[data-symbol="H4"][data-lit]')).toHaveCount(15);
  await expect(slot.locator(".reel[data-whole]"), "five tall drawings").toHaveCount(5);
  await expect(slot.locator("#line-tag")).toHaveText("Ganas ★6.00");
});

test("held coins: they stay, the others spin alone, and all are paid together @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=gema-liquida&mode=demo"));
  const slot = gameOf(page);
  const spins = [HELD, HELD, HELD].map((stops) => ({ stops, kind: "base" as const }));
  await letStopAt(page, "slotHold", spins);
  await expect(slot.locator("#message-text")).toHaveText(/dinero|monedas/);
  const started = page.evaluate(countStarts, 6);
  await spinOf(page).click();
  await expect(slot.locator("#banner")).toContainText("¡6 monedas fijas!");
  await expect(slot.locator("#news")).toHaveText(/1 moneda más\. Llevas ★8\.00\. Giros extra: 3\./);
  await expect(slot.locator(".heldCell[data-held]")).toHaveCount(7);
  await expect(slot.locator("#coin-chip")).toContainText("★8.00");
  await started;
  // The end: coins stand on the reels, lit, and the win is paid.
  await expect(slot.locator("#win")).toHaveText("★6.00", { timeout: 20_000 });
  await expect(slot.locator("#held-coins")).toBeHidden();
  await expect(slot.locator('.cell[data-symbol^="C-"][data-lit]')).toHaveCount(7);
  await expect(slot.locator('.cell[data-symbol="C-2"]')).toHaveCount(1);
  await expect(spinOf(page)).toHaveAttribute("aria-disabled", "false", { timeout: 20_000 });
  await spinOf(page).click();
  await expect(slot.locator("#coin-chip")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expect(slot.locator("#win")).toHaveText("★6.00", { timeout: 20_000 });
  await expect(spinOf(page)).toHaveAttribute("aria-disabled", "false", { timeout: 20_000 });
  await spinOf(page).click();
  // Whoever does not want to watch goes to the end, and gets the same.
  await spinOf(page, "Ver el final").click();
  await expect(slot.locator("#held-coins")).toBeHidden();
  await expect(slot.locator("#win")).toHaveText("★6.00");
});

/** Resolves when the game has told the site so often that its round is running. */
const countStarts = (times: number) =>
  new Promise<void>((resolve) => {
    let heard = 0;
    addEventListener("message", ({ data }) => {
      heard += data?.type === "roundStarted" ? 1 : 0;
      if (heard === times) resolve();
    });
  });
