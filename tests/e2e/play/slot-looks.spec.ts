import type { Frame } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";

/** One slot for each material whose letters stand on nothing. */
const SLOTS = ["dulce-nube", "gallina-de-oro", "lobo-de-plata", "pinata-real", "sol-serpiente"];

test("no letter on the reels is cut off by its symbol's box", async ({ page, baseURL }) => {
  for (const slot of SLOTS) {
    await page.goto(brandUrl(baseURL, "noche", `/game?gameCode=${slot}&mode=demo`));
    await expect(page.locator("iframe").contentFrame().locator(".reel").first()).toBeVisible();
    const game = page.frames().find((frame) => frame.parentFrame() !== null)!;
    const letters = await measured(game);
    expect(new Set(letters.map(({ letter }) => letter)).size).toBe(4);
    for (const { letter, top, foot, start, end } of letters) {
      const name = `${letter} of ${slot}`;
      expect(Math.min(top, start), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(foot, end), name).toBeLessThanOrEqual(100);
    }
  }
});

test("a small gain counts up at the foot of the reels, and a return below the stake does not", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=dulce-nube&mode=demo"));
  const slot = page.locator("iframe").contentFrame();
  const [tag, lit] = [slot.locator(".lineTag"), slot.locator(".cell[data-lit]")];
  const message = slot.locator("#message-text");
  const spin = slot.getByRole("button", { name: "Girar", exact: true });
  await expect(slot.locator("#stake")).toHaveText("★1.00");
  const game = page.frames().find((frame) => frame.parentFrame() !== null)!;
  await payEachSpin(game, "30000");
  await spin.click();
  await expect(message).toHaveText("Ganas ★3.00");
  await expect(tag).toHaveText("★3.00");
  await expect(lit).toHaveCount(4);
  await payEachSpin(game, "5000");
  await spin.click();
  await expect(message).toHaveText("Recuperas ★0.50");
  await expect(tag).toBeHidden();
  await expect(lit).toHaveCount(0);
});

test("payout and balance wait for the count of a win", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=dulce-nube&mode=demo"));
  const slot = page.locator("iframe").contentFrame();
  await expect(slot.locator("#stake")).toHaveText("★1.00");
  const game = page.frames().find((frame) => frame.parentFrame() !== null)!;
  await payEachSpin(game, "30000");
  const seen = game.evaluate(noteMeters);
  await slot.getByRole("button", { name: "Girar", exact: true }).click();
  const during = (await seen).filter(({ message }) => /^Ganas ★(?!3)/.test(message));
  expect(during.length).toBeGreaterThan(3);
  expect(new Set(during.map(({ win }) => win))).toEqual(new Set(["—"]));
  expect(new Set(during.map(({ balance }) => balance))).toEqual(new Set(["★9,999.00"]));
  expect((await seen).at(-1)).toMatchObject({ message: "Ganas ★3.00", win: "★3.00" });
});

test("a guest plays a classic of three reels, whose sheet states a return of its own @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=siete-clasico&mode=demo"));
  const slot = page.locator("iframe").contentFrame();
  await expect(slot.locator(".cell")).toHaveCount(9);
  await expect(slot.locator("#stake")).toHaveText("★1.00");
  await expectAccessibleAtBothWidths(page);
  const reels = (await slot.locator("#reels").boundingBox())!;
  const frame = (await page.locator("iframe").boundingBox())!;
  const fills =
    frame.width < frame.height ? reels.width / frame.width : reels.height / frame.height;
  expect(fills).toBeGreaterThan(0.55);

  await slot.getByRole("button", { name: /^Apuesta/ }).click();
  await slot.getByRole("button", { name: "★0.05", exact: true }).click();
  await slot.getByRole("button", { name: "Girar", exact: true }).click();
  await expect(slot.locator("#message-text")).toHaveText(/^(Ganas|Recuperas|Esta vez no)/);
  await expect(slot.getByRole("contentinfo").getByRole("definition").first()).not.toHaveText(
    "★10,000.00",
  );

  await slot.getByRole("button", { name: /RTP 96\.60/ }).click();
  const rules = slot.getByRole("dialog", { name: "Reglas y tabla de pagos" });
  await expect(rules).toContainText("Volatilidad media");
  await expect(rules.getByRole("img", { name: /^Línea \d$/ })).toHaveCount(5);
  await expectAccessibleAtBothWidths(page);
});

test("a classic's big win throws its own figures, and none without motion", async ({
  page,
  baseURL,
}) => {
  for (const [reducedMotion, least] of [
    ["no-preference", 20],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(brandUrl(baseURL, "noche", "/game?gameCode=siete-clasico&mode=demo"));
    const slot = page.locator("iframe").contentFrame();
    await expect(slot.locator("#stake")).toHaveText("★1.00");
    const game = page.frames().find((frame) => frame.parentFrame() !== null)!;
    await payEachSpin(game, "200000", 3);
    await slot.getByRole("button", { name: "Girar", exact: true }).click();
    await expect(slot.locator("#banner")).toBeVisible();
    const figures = slot.locator(".figures use");
    if (least > 0) await expect(figures.nth(least)).toBeAttached();
    else await expect(figures).toHaveCount(0);
    await expect(slot.locator("#banner")).toBeHidden();
    await expect(figures).toHaveCount(0);
  }
});

test("a desktop gives a slot four fifths of its height, and each place a console of its own", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const payouts = new Set<string>();
  for (const slot of [
    "siete-clasico",
    "ninja-luna",
    "puente-colgante",
    "cometa-azul",
    "canto-sirena",
  ]) {
    await page.goto(brandUrl(baseURL, "noche", `/game?gameCode=${slot}&mode=demo`));
    const frame = (await page.locator("iframe").boundingBox())!;
    expect(frame.height).toBeGreaterThanOrEqual(640);
    const panel = page.locator("iframe").contentFrame().locator(".panel");
    await expect(panel).toBeVisible();
    expect((await panel.locator("../main/section").boundingBox())!.height).toBeGreaterThan(450);
    const parts = await panel
      .locator("> *")
      .evaluateAll((all) =>
        all.map((one) => ({ name: one.className, ...one.getBoundingClientRect().toJSON() })),
      );
    const { x, y } = parts.find(({ name }) => name.includes("meterWin"));
    payouts.add(`${Math.round(x)} ${Math.round(y)}`);
    const order = parts.sort((one, other) => one.x - other.x).map(({ name }) => name);
    const keys = order.filter((name) => /^(tools|stake|spin)$/.test(name));
    expect(keys, "keys stand in the order of the keyboard").toEqual(["tools", "stake", "spin"]);
  }
  expect(payouts.size).toBe(5);
});

test("a phone gives five reels their height, and the words of the console follow its size of text", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slot of ["ninja-luna", "puente-colgante", "cometa-azul", "canto-sirena"]) {
    await page.goto(brandUrl(baseURL, "noche", `/game?gameCode=${slot}&mode=demo`));
    const game = page.locator("iframe").contentFrame();
    await expect(game.locator("#stake")).toHaveText(/^★[01]\.\d\d$/);
    expect((await game.locator("#reels").boundingBox())!.height).toBeGreaterThanOrEqual(330);
    const body = game.locator("body");
    await setTextSize(page, 16);
    const before = await body.evaluate(consoleWords);
    await setTextSize(page, 32);
    const after = await body.evaluate(consoleWords);
    expect(before.map(({ word }) => word)).toEqual(
      expect.arrayContaining(["Saldo", "Apuesta", "Premio", "Auto", "Turbo"]),
    );
    for (const [at, { word, size, isCut }] of after.entries()) {
      expect(size, `${word} of ${slot}`).toBeGreaterThan(before[at]!.size * 1.1);
      expect(isCut, `${word} of ${slot}`).toBe(false);
    }
  }
});

test("amounts, stake, return and message of a slot follow a phone's size of text", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slot of ["ninja-luna", "don-pulpo"]) {
    await page.goto(brandUrl(baseURL, "noche", `/game?gameCode=${slot}&mode=demo`));
    const game = page.locator("iframe").contentFrame();
    await expect(game.locator("#stake")).toHaveText(/^★[01]\.\d\d$/);
    const parts = game.locator("#balance, #win, #stake, #message-text, .pill > span:first-of-type");
    await setTextSize(page, 16);
    const before = await parts.evaluateAll(sizesOf);
    await setTextSize(page, 32);
    const after = await parts.evaluateAll(sizesOf);
    expect(before).toHaveLength(5);
    for (const [at, { name, size, isOut }] of after.entries()) {
      expect(size, `${name} of ${slot}`).toBeGreaterThanOrEqual(before[at]!.size * 1.4 - 0.1);
      expect(isOut, `${name} of ${slot}`).toBe(false);
    }
  }
});

const sizesOf = (parts: Element[]) =>
  parts.map((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const own = words.getBoundingClientRect();
    return {
      name: part.id || part.textContent,
      size: Number.parseFloat(getComputedStyle(part).fontSize),
      isOut: own.left < 0 || own.right > innerWidth || own.bottom > innerHeight,
    };
  });

test("the amount of a win stands whole, and on no symbol that paid", async ({ page, baseURL }) => {
  for (const [slot, width, height, rows] of [
    ["neon-nocturno", 1280, 800, "2,2,2,2,2"],
    ["tres-cerezas", 1280, 800, "0,1,2,1,0"],
    ["mina-esmeralda", 390, 844, "2,2,2,2,2"],
    ["dragon-jade", 390, 844, "1,2,2,2,1"],
    ["boveda-total", 390, 844, "2,1,0,1,2"],
    ["don-pulpo", 844, 390, "2,2,2,2,2"],
    ["don-pulpo", 844, 390, "0,1,2,1,0"],
  ] as const) {
    const name = `${slot} ${width} ${rows}`;
    await page.setViewportSize({ width, height });
    await page.goto(brandUrl(baseURL, "noche", `/game?gameCode=${slot}&mode=demo`));
    const stage = page.locator("iframe").contentFrame();
    await expect(stage.locator("#stake")).toHaveText(/^★[01]\.\d\d$/);
    const game = page.frames().find((frame) => frame.parentFrame() !== null)!;
    await payEachSpin(game, "60000", 5, rows);
    await stage.getByRole("button", { name: "Girar", exact: true }).click();
    // Where each row has paid, the amount takes the place of the message and says the same.
    const isOnMessage = new Set(rows.split(",")).size === 3;
    await expect(stage.locator(".lineTag")).toHaveText(`${isOnMessage ? "Ganas " : ""}★6.00`);
    const tag = (await stage.locator(".lineTag").boundingBox())!;
    const [frame, message] = [
      (await stage.locator(".machine").boundingBox())!,
      (await stage.locator("#message").boundingBox())!,
    ];
    expect(tag.y, name).toBeGreaterThanOrEqual(frame.y);
    expect(tag.y + tag.height, name).toBeLessThanOrEqual(message.y + message.height + 1);
    const paid = await stage.locator(".cell[data-lit]").all();
    expect(paid, name).toHaveLength(5);
    for (const cell of paid) {
      const { x, y, width: wide, height: high } = (await cell.boundingBox())!;
      const isApart =
        tag.x >= x + wide || tag.x + tag.width <= x || tag.y >= y + high || tag.y + tag.height <= y;
      expect(isApart, name).toBe(true);
    }
  }
});

/** The labels of the console: their size, and whether one leaves its part. */
function consoleWords(body: HTMLElement) {
  const labels = [...body.querySelectorAll(".panel :is(dt, .tool span, .stakeOpen span)")];
  const range = document.createRange();
  return labels.map((label) => {
    range.selectNodeContents(label);
    const own = range.getBoundingClientRect();
    const part = label.closest(".tool, .meter")!.getBoundingClientRect();
    return {
      word: label.textContent,
      size: Number.parseFloat(getComputedStyle(label).fontSize),
      isCut:
        own.left < part.left ||
        own.right > part.right ||
        own.top < part.top ||
        own.bottom > part.bottom,
    };
  });
}

/** Answers each spin with a win of equal symbols, on the line of the given rows or on the first. */
const payEachSpin = (game: Frame, win: string, reels = 4, rows = "1,1,1,1,1") =>
  game.evaluate(
    ([amount, count, onRows]) => {
      const cells = onRows.split(",").map((row, reel) => [reel, Number(row)]);
      const ask = window.fetch;
      window.fetch = async (address, options) => {
        const answer = await ask(address, options);
        if (!String(address).endsWith("/spin")) return answer;
        const result = {
          screen: Array.from({ length: count }, () => ["L1", "H1", "L2"]).concat(
            count === 4 ? [["L1", "L2", "L3"]] : [],
          ),
          wins: [{ line: 0, ways: 1, symbol: "H1", count, cells, times: 1, amount }],
          ...{ grown: [], chosen: null, filled: null },
          scatters: { count: 0, amount: "0" },
          ...{ kind: "base", freeGames: 0, win: amount },
          free: { left: 0, total: 0, won: "0", round: "" },
        };
        return Response.json({ ...(await answer.json()), ...result });
      };
    },
    [win, reels, rows.slice(0, 2 * reels - 1)] as const,
  );

/** What the meters say in each frame until the payout shows. */
async function noteMeters() {
  const textOf = (id: string) =>
    document.getElementById(id)?.textContent?.replace(/\s/g, " ") ?? "";
  const seen: { message: string; win: string; balance: string }[] = [];
  do {
    await new Promise(requestAnimationFrame);
    seen.push({
      ...{ message: textOf("message-text"), win: textOf("win") },
      balance: textOf("balance"),
    });
  } while (!textOf("win").startsWith("★"));
  return seen;
}

/** The ink of each layer of the letters with its stroke, in units of its symbol's box. */
const measured = (game: Frame) =>
  game.evaluate(() => {
    const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    board.setAttribute("viewBox", "0 0 100 100");
    document.body.append(board);
    const drawings = [...document.querySelectorAll("symbol[id^=symbol-L]")].flatMap((symbol) =>
      [...symbol.querySelectorAll<SVGGraphicsElement>(":scope > *, :scope > g > *")].map(
        (drawn) => ({ letter: symbol.id, shape: drawn.cloneNode(true) as SVGGraphicsElement }),
      ),
    );
    const sized = drawings
      .filter(({ shape }) => shape.matches("path:not([clip-path])"))
      .map(({ letter, shape }) => {
        board.replaceChildren(shape);
        const { x, y, width, height } = shape.getBBox();
        const turn = shape.transform.baseVal.consolidate()?.matrix ?? board.createSVGMatrix();
        const edge = Number(shape.getAttribute("stroke-width") ?? 0) / 2;
        return {
          letter,
          top: turn.f + turn.d * (y - edge),
          foot: turn.f + turn.d * (y + height + edge),
          start: turn.e + turn.a * (x - edge),
          end: turn.e + turn.a * (x + width + edge),
        };
      });
    board.remove();
    return sized;
  });
