import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInEachLook } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { brokenWords } from "../../support/browser/look/broken-words.ts";
import { overlapping } from "../../support/browser/look/overlapping.ts";
import { setTextSize } from "../../support/browser/look/text-size.ts";

/** A brand of each form that a brand of these tests has. The other forms are styles of the same page. */
const FORMS = { shelf: "alba", posters: "noche", reef: "mareo", tables: "qamar" } as const;
const STYLES = [
  ...[{ form: "board", of: "tables" } as const, { form: "mosaic", of: "shelf" } as const],
  ...Object.keys(FORMS).map((form) => ({ form, of: form as keyof typeof FORMS })),
];

/** A return to player. */
const RTP = /9\d[.,]\d\d\s?%/;

const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Opens a list in a form. Another form of the same cards is set on the frame. */
async function openLobby(page: Page, baseURL: string | undefined, form: string, path: string) {
  const { of } = STYLES.find((one) => one.form === form)!;
  await page.goto(brandUrl(baseURL, FORMS[of], path));
  const frame = page.locator("[data-lobby]");
  await expect(frame).toHaveAttribute("data-lobby", of);
  if (form !== of) await frame.evaluate((one, to) => one.setAttribute("data-lobby", to), form);
  await expect(cards(page).nth(11)).toBeVisible();
}

for (const { form } of STYLES) {
  const tags = form in FORMS ? "@both" : "@both @whole";
  test(`lists as ${form} keep their promises ${tags}`, async ({ page, baseURL }, info) => {
    await openLobby(page, baseURL, form, "/liveList");
    const first = (await cards(page).first().boundingBox())!;
    expect(first.y, "the first game is in the first view").toBeLessThan(
      info.project.name === "phone" ? 264 : 620,
    );
    expect.soft(await cards(page).evaluateAll(hidingDemos), "the demo hides nothing").toEqual([]);
    expect.soft(await cards(page).evaluateAll(cutNames)).toEqual([]);
    const links = cards(page).locator("a:has(strong)");
    await expect(links.filter({ hasText: RTP })).toHaveCount(await cards(page).count());
    expect.soft(await cards(page).evaluateAll(overlapping)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const game = cards(page).first();
    await game.getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const heart = game.getByRole("button");
    await expect(heart).toBeFocused();
    await heart.click({ trial: true });
    await game.getByRole("link").nth(1).click({ trial: true });
    await expectAccessible(page);
  });
}

/** In the page: the cards whose demo lies on the picture or on a figure. */
function hidingDemos(all: Element[]): string[] {
  return all.flatMap((card) => {
    const label = card.querySelector('a[href*="mode=demo"] > span');
    if (!label || getComputedStyle(label.parentElement!).opacity === "0") return [];
    const demo = label.getBoundingClientRect();
    const isBeside = (box: DOMRect) => box.top < demo.bottom && box.bottom > demo.top;
    const isOn = [...card.querySelectorAll("img")].some((image) => {
      const box = image.parentElement!.parentElement!.getBoundingClientRect();
      return isBeside(box) && box.left < demo.right && box.right > demo.left;
    });
    const range = document.createRange();
    const words = [...card.querySelector("a")!.querySelectorAll("span")].filter(
      (one) => one.childElementCount === 0 && /%/.test(one.textContent ?? ""),
    );
    const isNear = words.some((one) => {
      range.selectNodeContents(one);
      const box = range.getBoundingClientRect();
      return isBeside(box) && box.left < demo.left && box.right > demo.left;
    });
    return isOn || isNear ? [card.textContent ?? ""] : [];
  });
}

test("on a small phone, and with large text, figures and marks stay in sight", async ({
  page,
  baseURL,
}) => {
  for (const { form } of STYLES) {
    for (const [width, size] of [
      [360, 16],
      [390, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      await openLobby(page, baseURL, form, "/rngList");
      const said = `${form} at ${width}, ${size} px`;
      expect.soft(await cards(page).evaluateAll(hidingDemos), said).toEqual([]);
      expect.soft(await cards(page).evaluateAll(wordsUnderHearts), said).toEqual([]);
    }
  }
});

/** In the page: the words of cards on which the heart's circle lies. */
function wordsUnderHearts(all: Element[]): string[] {
  const CIRCLE = 4;
  return all.flatMap((card) => {
    const heart = card.querySelector("button[aria-pressed]")!.getBoundingClientRect();
    const range = document.createRange();
    return [...card.querySelectorAll("a span, a strong")]
      .filter((one) => one.textContent !== "" && one.childElementCount <= 1)
      .filter((one) => {
        range.selectNodeContents(one);
        return [...range.getClientRects()].some(
          (box) =>
            Math.min(box.right, heart.right - CIRCLE) > Math.max(box.left, heart.left + CIRCLE) &&
            Math.min(box.bottom, heart.bottom - CIRCLE) > Math.max(box.top, heart.top + CIRCLE),
        );
      })
      .map((one) => one.textContent ?? "");
  });
}

test("a phone on its side shows the first names, and a narrow one the first games @whole", async ({
  page,
  baseURL,
}) => {
  for (const { form } of STYLES) {
    await page.setViewportSize({ width: 844, height: 390 });
    await openLobby(page, baseURL, form, "/rngList");
    const name = (await cards(page).first().locator("strong").boundingBox())!;
    expect.soft(name.y + name.height, form).toBeLessThan(390);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft((await cards(page).first().boundingBox())!.y, form).toBeLessThan(264);
  }
});

test("a phone on its side shows covers in its first view, and its filters in a sheet", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(brandUrl(baseURL, "alba", "/rngList"));
  const main = page.getByRole("main");
  expect((await cards(page).first().boundingBox())!.y).toBeLessThan(200);
  const sort = main.getByLabel("Orden");
  await expect(sort).toBeHidden();
  await main.getByRole("button", { name: /^Filtros/ }).click();
  await expect(sort).toBeVisible();
  await expectAccessible(page);
});

/** The names that do not stand whole inside their card. */
function cutNames(all: Element[]): string[] {
  return all.flatMap((card) => {
    const name = card.querySelector("strong")!;
    const range = document.createRange();
    range.selectNodeContents(name);
    const words = range.getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const isBeside = words.left >= box.left - 1 && words.right <= box.right + 1;
    const isWhole = isBeside && words.bottom <= box.bottom + 1 && words.width > 20;
    return isWhole ? [] : [name.textContent ?? ""];
  });
}

test("each form has its own columns @desktop", async ({ page, baseURL }) => {
  // Three rows of a board would break the words of their names.
  const columns = { shelf: 9, reef: 9, posters: 9, mosaic: 9, tables: 3, board: 2 };
  const onPhone = { shelf: 2, reef: 2, posters: 3, mosaic: 2, tables: 1, board: 1 };
  for (const [width, expected] of [[1920, columns] as const, [390, onPhone] as const]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [form, count] of Object.entries(expected)) {
      await openLobby(page, baseURL, form, "/rngList");
      const tracks = await page.locator("[data-covers]").evaluate(columnsOf);
      expect.soft([form, width, tracks]).toEqual([form, width, count]);
    }
  }
});

const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(" ").length;

test("twelve games fill whole rows of a mosaic, and two of them are twice as large @desktop", async ({
  page,
  baseURL,
}) => {
  for (const width of [390, 800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openLobby(page, baseURL, "mosaic", "/rngList");
    const boxes = await cards(page).evaluateAll((all) =>
      all.slice(0, 12).map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const usual = Math.min(...boxes.map((box) => box.width));
    const large = boxes.flatMap((box, at) => (box.width > usual * 1.6 ? [at] : []));
    expect.soft(large, `${width}`).toEqual([0, 4]);
    const list = (await page.locator("[data-covers]").boundingBox())!;
    const last = Math.max(...boxes.map(({ bottom }) => bottom));
    const lowest = boxes.filter(({ bottom }) => bottom > last - 4);
    const ends = Math.max(...lowest.map(({ right }) => right));
    expect.soft(ends, `the last row at ${width}`).toBeCloseTo(list.x + list.width, -1);
  }
});

test("a row says its place, its least bet and its return to player @no-js", async ({
  page,
  baseURL,
}) => {
  await openLobby(page, baseURL, "tables", "/liveList");
  const row = cards(page).first();
  await expect(row.getByRole("link").first()).toContainText("P 1.00");
  await expect(row.getByRole("link").first()).toContainText(RTP);
  await expect(row.getByRole("link").nth(1)).toHaveAttribute("href", /mode=demo$/);
  await page.goto(brandUrl(baseURL, FORMS.tables, "/rngList?page=3"));
  await expect(placeOf(cards(page).first())).toHaveText("49");
});

const placeOf = (row: Locator) => row.getByRole("link").first().locator("[aria-hidden]").first();

test("rows and posters are free of barriers, with text twice as large too", async ({
  page,
  baseURL,
}) => {
  for (const form of ["tables", "posters"] as const) {
    await openLobby(page, baseURL, form, "/liveList");
    await expectAccessibleInEachLook(page);
  }
  await setTextSize(page, 32);
  for (const { form } of STYLES) {
    await openLobby(page, baseURL, form, "/liveList");
    const names = cards(page).getByRole("strong");
    expect.soft([form, await names.evaluateAll(brokenWords)]).toEqual([form, []]);
    const list = page.locator("[data-covers]");
    expect.soft(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});
