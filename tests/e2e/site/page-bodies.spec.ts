import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { overlapping } from "../../support/browser/look/overlapping.ts";
import { becomeMember, enterAs } from "../../support/browser/member-by-call.ts";

/** A brand of each form that a brand of these tests has. The others are styles of the same pages. */
const FORMS = { path: "alba", index: "noche", cards: "mareo", scores: "qamar" } as const;
const STYLED = ["stamps", "ledger"] as const;
const ALL = [...Object.keys(FORMS), ...STYLED];
/** Qamar has none of them. */
const DRAWS = ["/egg", "/wheel"];

/** Opens a page in a form. Another form of the same page is set on the frame. */
async function openBody(page: Page, baseURL: string | undefined, form: string, path: string) {
  const own = form in FORMS ? FORMS[form as keyof typeof FORMS] : "mareo";
  const hasPage = own !== "qamar" || !DRAWS.includes(path);
  await page.goto(brandUrl(baseURL, hasPage ? own : "mareo", path));
  await setBody(page, form);
}

const setBody = (page: Page, form: string) =>
  page
    .locator("[data-page-body]")
    .evaluate((frame, to) => frame.setAttribute("data-page-body", to), form);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const form of ALL) {
  const tags = form in FORMS ? "@both" : "@both @whole";
  test(`levels and missions as ${form} say everything ${tags}`, async ({ page, baseURL }) => {
    await openBody(page, baseURL, form, "/vip");
    const rows = page.getByRole("main").locator("tbody tr");
    await expect(rows).toHaveCount(9);
    const names = rows.getByRole("strong");
    for (const name of await names.all()) await expect(name).toBeVisible();
    expect.soft(await rows.evaluateAll(overlapping), "levels on one another").toEqual([]);
    expect.soft(await overflow(page)).toBe(0);
    await expectAccessible(page);

    await openBody(page, baseURL, form, "/missions");
    const missions = page.getByRole("main").getByRole("article");
    await expect(missions.first()).toBeVisible();
    expect.soft(await missions.evaluateAll(overlapping), "missions on one another").toEqual([]);
    expect.soft(await overflow(page)).toBe(0);
    await expectAccessible(page);
  });

  test(`draws as ${form} have their picture and words side by side or in a row ${tags}`, async ({
    page,
    baseURL,
  }) => {
    for (const path of DRAWS) {
      await openBody(page, baseURL, form, path);
      const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
      const picture = (await page.getByRole("main").locator("svg").first().boundingBox())!;
      const isApart =
        title.y >= picture.y + picture.height - 1 ||
        title.x >= picture.x + picture.width - 1 ||
        title.x + title.width <= picture.x + 1;
      expect.soft(isApart, `${path}: the title beside the picture`).toBe(true);
      const prizes = page.getByRole("table", { name: "Premios y probabilidades" });
      const rows = prizes.getByRole("row").filter({ has: page.getByRole("rowheader") });
      expect.soft(await rows.count(), `${path}: a row for each prize`).toBeGreaterThan(2);
      for (const row of await rows.all()) {
        await expect.soft(row.getByRole("rowheader")).toBeVisible();
        await expect.soft(row.getByRole("cell")).toHaveText([/^[\d,]+ de [\d,]+$/, /^\d+\.\d+%$/]);
      }
      expect.soft(await rows.evaluateAll(overlapping), `${path}: prizes apart`).toEqual([]);
      expect.soft(await overflow(page)).toBe(0);
    }
    await expectAccessible(page);
  });
}

test("levels stand differently in each form @desktop", async ({ page, baseURL }) => {
  const shapes = [];
  for (const form of ALL) {
    await openBody(page, baseURL, form, "/vip");
    shapes.push(await page.getByRole("main").locator("tbody").evaluate(shapeOf));
  }
  expect(new Set(shapes).size).toBe(ALL.length);
});

test("a path folds its far levels and opens them one by one @no-js @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, FORMS.path, "/vip"));
  const far = page.getByRole("main").locator("tbody tr").last();
  const adviser = far.getByText("Asesor VIP");
  await expect(far.getByText("$60,000")).toBeVisible();
  await expect(adviser).toBeHidden();
  await far.locator("summary").click();
  await expect(adviser).toBeVisible();
  await expect(page.getByText("Asesor VIP").locator("visible=true")).toHaveCount(1);
  await expectAccessible(page);
});

test("prizes stand differently in each form @desktop", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, FORMS.cards, "/wheel"));
  const body = page.getByRole("table", { name: "Premios y probabilidades" }).locator("tbody");
  const shapes = [];
  for (const form of ALL) {
    await setBody(page, form);
    const bar = await body.locator("td > svg").first().boundingBox();
    shapes.push(`${await body.evaluate(shapeOf)} ${bar && Math.round(bar.width)}`);
  }
  expect(new Set(shapes).size).toBe(ALL.length);
});

test("what waits in the reward centre has a large amount and one press in each form @both", async ({
  page,
  baseURL,
}) => {
  const path = "/member/rewardCenter";
  await becomeMember({ page, baseURL, brand: FORMS.path, path, deposit: 600 });
  const main = page.getByRole("main");
  const waiting = main.getByRole("listitem").filter({ hasText: "Tus misiones" });
  const name = waiting.getByRole("heading", { name: "Tus misiones" });
  const tickets = main.getByRole("listitem").filter({ hasText: "Ruleta de premios" });
  for (const form of ALL) {
    await setBody(page, form);
    const worth = waiting.getByText("1 premio te espera");
    const sizes = await Promise.all(
      [worth, tickets.getByRole("paragraph").first()].map((one) =>
        one.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      ),
    );
    expect.soft(sizes[0], `${form}: worth above tickets`).toBeGreaterThan(sizes[1]!);
    const lines = await name.evaluate(
      (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
    );
    expect.soft(lines, `${form}: a name of at most two lines`).toBeLessThan(2.5);
    await expect.soft(waiting.getByRole("link")).toHaveText(["Ir a las misiones"]);
    await expect.soft(tickets.getByRole("button")).toHaveCount(0);
    expect.soft(await overflow(page), form).toBe(0);
    await expectAccessible(page);
  }
});

const MONEY = [
  "/member/deposit",
  "/member/withdraw",
  "/member/transactionHistory?view=one",
  "/member/transferUpline",
];

test("money pages stand differently in each form and say everything @both", async ({
  page,
  baseURL,
}) => {
  await enterAs({ page, baseURL, brand: FORMS.path, path: "/", username: "demo" });
  const main = page.getByRole("main");
  const amount = main.getByRole("textbox", { name: "¿Cuánto?" });
  const isPhone = page.viewportSize()!.width <= 390;
  for (const path of MONEY) {
    await page.goto(brandUrl(baseURL, FORMS.path, path));
    const words = await main.textContent();
    const shapes = [];
    for (const form of ALL) {
      await setBody(page, form);
      const parts = main.locator("section label, section form > *, section li, section td");
      shapes.push((await parts.evaluateAll(placesOf)).join(" "));
      expect.soft(await main.textContent(), `${path} as ${form}: its words`).toBe(words);
      expect.soft(await overflow(page), `${path} as ${form}`).toBe(0);
      if (isPhone && (await amount.isVisible())) {
        const { y, height } = (await amount.boundingBox())!;
        expect
          .soft(y + height, `${path} as ${form}: the amount in the first view`)
          .toBeLessThan(620);
      }
      await expectAccessible(page);
    }
    expect.soft(new Set(shapes).size, path).toBe(ALL.length);
  }
});

test("a phone on its side has amount and button in view in each form @desktop", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enterAs({ page, baseURL, brand: FORMS.path, path: "/", username: "demo" });
  const main = page.getByRole("main");
  const parts = [
    main.getByRole("textbox", { name: "¿Cuánto?" }),
    main.getByRole("button", { name: /^(Continuar|Revisar)$/ }),
  ];
  for (const path of MONEY.slice(0, 2)) {
    await page.goto(brandUrl(baseURL, FORMS.path, path));
    for (const form of ALL) {
      await setBody(page, form);
      for (const part of parts)
        await expect.soft(part, `${path} as ${form}`).toBeInViewport({ ratio: 1 });
      expect.soft(await overflow(page), `${path} as ${form}`).toBe(0);
    }
  }
});

/** Where the parts of a page stand and how large they are, to eight pixels. */
const placesOf = (parts: Element[]) =>
  parts
    .map((part) => part.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map((one) => Math.round(one / 8)))
    .map((sizes) => sizes.join("/"));

/** Where the first four rows stand in their list, in fiftieths of its width. */
function shapeOf(list: Element): string {
  const { left, width } = list.getBoundingClientRect();
  const rows = [...list.children].slice(0, 4).map((row) => row.getBoundingClientRect());
  return rows
    .map((row) => [(row.left - left) / width, row.width / width, row.height / width])
    .map((shares) => shares.map((share) => Math.round(share * 50)).join("/"))
    .join(" ");
}

test("help has one head, and each brand's own order below it @no-js @both", async ({
  page,
  baseURL,
}) => {
  const main = page.getByRole("main");
  const at = (brand: string) => page.goto(brandUrl(baseURL, brand, "/help"));
  const topOf = async (part: ReturnType<typeof main.getByRole>) =>
    (await part.first().boundingBox())!.y;
  const banners = main.getByRole("region", { name: "Destacados" });
  const first = main.getByRole("link", { name: /^Tu cuenta/ });

  for (const brand of [FORMS.path, FORMS.index, FORMS.cards]) {
    await at(brand);
    await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await topOf(banners), brand).toBeGreaterThan(await topOf(first));
    expect.soft(await overflow(page)).toBe(0);
  }
  await at(FORMS.path);
  await expect(main.locator("section picture img").first()).toBeVisible();
  await at(FORMS.index);
  const subjects = main.getByRole("navigation", { name: "Temas de ayuda" });
  await subjects.getByRole("link", { name: /^Los juegos/ }).click();
  await expect(page).toHaveURL(/#topic-games$/);
  await at(FORMS.cards);
  expect(await topOf(main.getByRole("link", { name: /@mareo\.example/ }))).toBeLessThan(
    await topOf(first),
  );
});

test("folded questions open, and lead to a section of the answer @no-js", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, FORMS.scores, "/help"));
  const questions = page.getByRole("main").locator("details");
  await expect(questions).toHaveCount(13);
  await expect(questions.first()).toHaveAttribute("open", "");
  const second = questions.nth(1);
  await second.locator("summary").click();
  const section = second.getByRole("listitem").getByRole("link").first();
  await expect(section).toBeVisible();
  await expectAccessible(page);
  await section.click();
  await expect(page).toHaveURL(/\/help\/deposits#\w+$/);
});
