import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { memberIdOf } from "../../support/browser/member-id.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const PATH = "/member/transactionHistory";
const ROUNDS = 22;
/** Sittings are counted ten seconds after a round at the latest, or somewhat later under load. */
const COUNTED = { timeout: 45_000 };

/** A member with 500.00 who played so many rounds of 1.00, the first of which paid 10.00. */
async function playedMember(
  page: Page,
  baseURL: string | undefined,
  brand: string,
  rounds: number,
) {
  const username = await becomeMember({ page, baseURL, brand, path: "/", deposit: 500 });
  const backstage = await openBackstage();
  const id = await memberIdOf(backstage.store, brand, username);
  const { ask, token, gameCode, currency } = await backstage.sit(brand, id, "RNG");
  for (let n = 1; n <= rounds; n += 1) {
    const ids = { txId: `${id}-b${n}`, winTxId: `${id}-w${n}`, roundId: `${id}-${n}` };
    const winAmount = n === 1 ? "10" : "0";
    const bet = { ...ids, token, gameCode, currency, amount: "1", winAmount, roundClosed: true };
    expect(await ask("betwin", bet)).toMatchObject({ code: "OK" });
  }
  await backstage.store.close();
}

/** Opens the movements when the rounds have become a sitting. */
async function openCounted(page: Page, url: string) {
  const row = page.getByRole("row", { name: /\d+ (rondas?|rounds?)/ });
  await expect(async () => {
    await page.goto(url);
    await expect(row).toHaveCount(1, { timeout: 500 });
    await expect(page.getByText(/recién jugadas?|just over/)).toHaveCount(0, { timeout: 500 });
  }).toPass(COUNTED);
  return row;
}

/** Lower a row of a record would begin at the foot of a phone. */
const LEADS_MAX_Y = 420;

/** On a phone the filters of a record are a sheet. */
async function openFilters(page: Page) {
  const opener = page.getByRole("main").getByRole("button", { name: "Filtros" });
  if (await opener.isVisible()) await opener.click();
}

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test("a launch with its rounds is one line that opens, and a deposit stands apart @no-js @both", async ({
  page,
  baseURL,
}) => {
  await playedMember(page, baseURL, "alba", ROUNDS);
  const sitting = await openCounted(page, brandUrl(baseURL, "alba", PATH));
  const main = page.getByRole("main");
  await expect(sitting).toContainText(`${ROUNDS} rondas`);
  await expect(sitting).toContainText("−$12.00");
  await expect(page.getByRole("row", { name: /^Depósito/ })).toContainText("+$500.00");
  const totals = main.getByRole("definition");
  await expect(totals).toHaveText(["$500.00", "$0.00", "−$12.00", "+$488.00"]);
  await expect(page.getByTestId("balance").first()).toHaveText("$488.00");
  await expectAccessibleAtBothWidths(page);

  const opener = sitting.getByRole("link");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const rounds = main.getByRole("list", { name: /^Rondas de/ }).getByRole("link");
  await expect(rounds).toHaveCount(20);
  await expect(rounds.first()).toContainText("−$1.00");
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Ver más rondas" }).click();
  await expect(rounds).toHaveCount(2);
  await expect(rounds.last()).toContainText("+$9.00");
  await rounds.last().click();
  await expect(page).toHaveURL(/\/member\/bets\/.+-1\?vendor=/);
  await page.goBack();
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(rounds).toHaveCount(0);

  await openFilters(page);
  await page.getByRole("link", { name: "Uno por uno" }).click();
  await expect(page.getByRole("row", { name: /^(Apuesta|Premio)/ })).toHaveCount(20);
  await openFilters(page);
  await page.getByRole("link", { name: "Retiros" }).click();
  await expect(main).toContainText("Nada por aquí");
  await openFilters(page);
  await page.getByRole("link", { name: "Por sesión" }).click();
  await expect(sitting).toHaveCount(1);
  await page.goto(brandUrl(baseURL, "alba", `${PATH}?from=2026-01-01&to=2026-01-02`));
  await expect(main).toContainText("Nada por aquí");
  await page.goto(brandUrl(baseURL, "alba", `${PATH}?after=nothing&sitting=1~x&rounds=1`));
  await expect(sitting).toHaveCount(1);
  await expectAccessible(page);
});

test("a phone has each bet as a short row that opens its round, and one navigation before it @no-js", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playedMember(page, baseURL, "noche", 3);
  await page.goto(brandUrl(baseURL, "noche", "/member/bets"));
  const rows = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Perdida");
  await expect(rows.first()).toContainText("−$1.00");
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    expect(box?.height).toBeLessThan(110);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessibleAtBothWidths(page);

  const navigations = page.getByRole("navigation").filter({ visible: true });
  const title = await topOf(page.getByRole("heading", { level: 1 }));
  const tops = await Promise.all((await navigations.all()).map(topOf));
  expect(tops.filter((top) => top < title)).toHaveLength(1);
  await expect(page.getByRole("navigation", { name: "Mi cuenta" })).toBeVisible();

  // The whole row leads to the round, not only its name.
  await rows.last().click({ position: { x: 300, y: 50 } });
  await expect(page).toHaveURL(/\/member\/bets\/.+-1\?vendor=/);
  await expect(page.getByRole("main")).toContainText("Ganada");
});

test("a phone's records lead with their list, and a sheet has their filters @no-js", async ({
  page,
  baseURL,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isScripted = !info.project.name.includes("no-js");
  for (const brand of ["alba", "noche", "mareo"]) {
    await page.context().clearCookies();
    await playedMember(page, baseURL, brand, 3);
    const main = page.getByRole("main");
    const rows = main.getByRole("row").filter({ has: page.getByRole("link") });
    await openCounted(page, brandUrl(baseURL, brand, PATH));
    expect.soft(await topOf(rows.first()), brand).toBeLessThanOrEqual(LEADS_MAX_Y);
    await page.goto(brandUrl(baseURL, brand, "/member/personalProfit"));
    expect.soft(await topOf(main.getByRole("figure")), brand).toBeLessThanOrEqual(LEADS_MAX_Y);
    await page.goto(brandUrl(baseURL, brand, "/member/bets"));
    expect.soft(await topOf(rows.first()), brand).toBeLessThanOrEqual(LEADS_MAX_Y);

    const opener = main.getByRole("button", { name: "Filtros" });
    const state = main.getByLabel("Estado");
    await expect(state).toBeHidden();
    await opener.click();
    await expect(state).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(state).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await state.selectOption("WIN");
    if (!isScripted) await main.getByRole("button", { name: "Ver", exact: true }).last().click();
    await expect(rows).toHaveCount(1);
    if (isScripted) await main.getByRole("button", { name: "Ver la lista" }).click();
    await expect(main.getByRole("button", { name: "Filtros 1" })).toBeVisible();
    await openFilters(page);
    await main.getByRole("link", { name: "7 días" }).click();
    await expect(main.getByLabel("Estado")).toBeHidden();
    await expect(rows).toHaveCount(1);
    await page.goto(brandUrl(baseURL, brand, "/member/bets?from=2026-02-30&to=2026-02-30"));
    await expect(main.getByText("Una de estas fechas no existe.")).toBeVisible();
  }
});

test("movements by session in English @desktop", async ({ page, baseURL }) => {
  await playedMember(page, baseURL, "alba", 1);
  const sitting = await openCounted(page, brandUrl(baseURL, "alba", `${PATH}?lang=en`));
  await expect(sitting).toContainText("1 round");
  await sitting.getByRole("link").click();
  const rounds = page.getByRole("list", { name: / rounds$/ }).getByRole("link");
  await expect(rounds).toContainText("$1.00 staked · $10.00 won");
  await expect(page.getByRole("link", { name: "One by one" })).toBeVisible();
  await expectAccessible(page);
});
