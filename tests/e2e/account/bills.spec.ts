import type { Page } from "@playwright/test";
import { paidPlayer } from "#platform/demo/demo-players.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const WORDS = {
  es: {
    ...{
      state: "Estado",
      paid: "Pagada",
      show: "Ver",
      more: "Ver más",
      sums: "Montos de la liquidación",
    },
    ...{ people: "Persona por persona", morePeople: "Más personas" },
    ...{ rounds: "Ronda por ronda", moreRounds: "Más rondas", account: "Cuenta de tu equipo" },
    ...{ whatIf: "¿Y si las cifras fueran otras?", validBet: "Apuesta válida", reckon: "Calcular" },
    would: "Te tocaría 2.0000",
    ...{ hour: "Salario por hora", realtime: "Salario en tiempo real", contracts: "Contratos" },
    bills: "Mis liquidaciones",
    steps: /Con el escalón \d.*?: ([\d.,]+) × ([\d.]+)% = ([\d.,]+)/g,
  },
  en: {
    ...{
      state: "Status",
      paid: "Paid",
      show: "Show",
      more: "Show more",
      sums: "Statement amounts",
    },
    ...{ people: "Person by person", morePeople: "More people" },
    ...{ rounds: "Round by round", moreRounds: "More rounds", account: "Account in your team" },
    ...{
      whatIf: "What if the figures were different?",
      validBet: "Qualifying bets",
      reckon: "Work it out",
    },
    would: "Your share would be 2.0000",
    ...{ hour: "Hourly salary", realtime: "Real-time salary", contracts: "Contracts" },
    bills: "My statements",
    steps: /At tier \d.*?: ([\d.,]+) × ([\d.]+)% = ([\d.,]+)/g,
  },
} as const;
type Language = keyof typeof WORDS;
type Place = { page: Page; baseURL: string | undefined; brand: string };

/** An amount as a page writes it, in 1/10,000 of the unit. */
function units(text: string): bigint {
  const [, sign, whole, part = ""] = /(-?)\D*?([\d,]+)(?:\.(\d+))?/.exec(text)!;
  const amount = BigInt(whole!.replaceAll(",", "")) * 10_000n + BigInt(part.padEnd(4, "0"));
  return sign ? -amount : amount;
}
const basisPoints = (text: string) =>
  BigInt(Math.round(Number(/([\d.]+)\s?%/.exec(text)![1]) * 100));
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

/** The cells of every page of a list. */
async function allRows(page: Page, label: string, pager: string, more: string) {
  const rows: string[][] = [];
  for (;;) {
    const shown = page.getByRole("table", { name: label }).locator("tbody tr");
    await expect(shown.first()).toBeVisible();
    rows.push(
      ...(await shown.evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
      )),
    );
    const next = page.getByRole("navigation", { name: pager }).getByRole("link", { name: more });
    if ((await next.count()) === 0) return rows;
    const before = await shown.first().innerText();
    await next.click();
    await expect.poll(() => shown.first().innerText()).not.toBe(before);
  }
}

/** Opens the newest paid bill of an agent's page of pay by the list. */
async function openPaid({ page, baseURL, brand }: Place, path: string, lang: Language) {
  const words = WORDS[lang];
  await enterAs({ page, baseURL, brand, path: `/agent/${path}?lang=${lang}`, username: "agente" });
  await expectAccessible(page);
  await page.getByLabel(words.state).selectOption({ label: words.paid });
  await page.getByRole("button", { name: words.show, exact: true }).click();
  await page.waitForURL(/state=PAID/);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByLabel(words.sums)).toBeVisible();
  await expectAccessible(page);
}

/** The five sums of a bill in their order: gross, paid below, net, due, paid. */
async function sumsOf(page: Page, lang: Language) {
  const texts = await page.getByLabel(WORDS[lang].sums).locator("dd").allInnerTexts();
  return texts.map(units);
}
async function stepsOf(page: Page, lang: Language) {
  const text = await page.getByRole("main").innerText();
  return [...text.matchAll(WORDS[lang].steps)].map(([, base, rate, amount]) => ({
    ...{ base: units(base!), rate: basisPoints(`${rate}%`), amount: units(amount!) },
  }));
}

/** Reckons a bill of an hour again from its people and from its rounds, and moves its figures. */
async function checkHour(place: Place, lang: Language) {
  const { page } = place;
  const words = WORDS[lang];
  await openPaid(place, "agentHourSalary", lang);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("–");
  const [gross, below, net, due, paid] = await sumsOf(page, lang);
  const [step] = await stepsOf(page, lang);
  const amount = (step!.base * step!.rate) / 10_000n;
  expect(step!.amount).toBe(amount);
  expect([due, paid]).toEqual([gross, gross]);
  expect(gross).toBe(amount);
  expect(net).toBe(gross! - below!);
  const bill = page.url();
  const rounds = await allRows(page, words.rounds, words.moreRounds, words.more);
  expect(sum(rounds.map((cells) => units(cells.at(-1)!)))).toBe(step!.base);
  await page.goto(bill);
  const people = await allRows(page, words.people, words.morePeople, words.more);
  expect(sum(people.map((cells) => units(cells.at(-1)!)))).toBe(step!.base);

  const [first] = people;
  await page.getByRole("link", { name: first![0]!, exact: true }).click();
  await expect(page.getByLabel(words.account, { exact: true })).toHaveValue(first![0]!);
  const own = await allRows(page, words.rounds, words.moreRounds, words.more);
  expect(sum(own.map((cells) => units(cells.at(-1)!)))).toBe(units(first!.at(-1)!));
  await expectAccessible(page);

  await page.getByText(words.whatIf).click();
  await page.getByRole("textbox", { name: words.validBet, exact: true }).fill("1000");
  await page.getByRole("button", { name: words.reckon }).click();
  await expect(page.getByRole("status")).toHaveText(words.would);
  await expectAccessible(page);
}

/** Reckons a bill that pays rounds again: each round, what its steps add, and the sum. */
async function checkRounds(page: Page, lang: Language) {
  const words = WORDS[lang];
  const [gross, , , due, paid] = await sumsOf(page, lang);
  const steps = await stepsOf(page, lang);
  const rounds = await allRows(page, words.rounds, words.moreRounds, words.more);
  const amounts = rounds.map((cells) => {
    const [stake, payout, rate, amount] = cells.slice(-4);
    expect(units(amount!)).toBe((units(stake!) * basisPoints(rate!)) / 10_000n);
    expect(units(stake!)).not.toBe(units(payout!));
    return units(amount!);
  });
  expect(sum(amounts)).toBe(gross);
  expect(sum(steps.map(({ amount }) => amount))).toBe(gross);
  expect(sum(steps.map(({ base }) => base))).toBe(sum(rounds.map((cells) => units(cells.at(-4)!))));
  expect([due, paid]).toEqual([gross, gross]);
}

async function checkRealtime(place: Place, lang: Language) {
  const { page, brand } = place;
  const { username } = paidPlayer(brand);
  await openPaid(place, "agentRealtimeSalary", lang);
  const bill = page.url();
  await checkRounds(page, lang);
  await page.goto(bill);
  const account = page.getByLabel(WORDS[lang].account, { exact: true });
  await account.fill(username);
  await page.getByRole("button", { name: WORDS[lang].show, exact: true }).click();
  await page.waitForURL(new RegExp(`account=${username}`));
  await expect(account).toHaveValue(username);
  await expectAccessible(page);
}

/** A player opens an own bill from the contract that pays it. */
async function checkOwn({ page, baseURL, brand }: Place, lang: Language) {
  const words = WORDS[lang];
  const path = `/member/contracts?lang=${lang}`;
  await enterAs({ page, baseURL, brand, path, username: paidPlayer(brand).username });
  await expect(page.getByRole("heading", { level: 1, name: words.contracts })).toBeVisible();
  await page.getByRole("link", { name: words.realtime, exact: true }).click();
  await expectAccessible(page);
  const bills = page.getByRole("table", { name: words.bills });
  await bills.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByLabel(words.sums)).toBeVisible();
  await expect(page).toHaveURL(/\/member\/contracts\/[^/]+\/fiveMinutes/);
  await expectAccessible(page);
  await checkRounds(page, lang);
}

// The phone speaks English, the desktop Spanish; without scripts the forms are what counts.
const KINDS = {
  "an hour salary": checkHour,
  "a real-time salary": checkRealtime,
  "a player": checkOwn,
};
for (const [whose, check] of Object.entries(KINDS)) {
  test(`a bill of ${whose} is reckoned again from what it opens to @no-js-always @desktop`, async ({
    page,
    baseURL,
    javaScriptEnabled,
  }) => {
    await check({ page, baseURL, brand: javaScriptEnabled === false ? "mareo" : "alba" }, "es");
  });

  test(`a bill of ${whose} in English on a phone`, async ({ page, baseURL }) => {
    await check({ page, baseURL, brand: "noche" }, "en");
  });
}
