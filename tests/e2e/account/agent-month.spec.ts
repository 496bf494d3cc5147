import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

/** What a page says in a language, as far as the month needs it. */
const WORDS = {
  es: {
    offer: {
      form: "Ofrecer un contrato",
      dividend: "Dividendo",
      account: "Cuenta directa de tu equipo",
      ...{ period: "Se calcula", half: "cada quincena" },
      ...{ rate: "Porcentaje", loss: "Pérdida", active: "Activos", least: "Mínimo por activo" },
      send: "Enviar la oferta",
      tooMuch: "Es más de lo que te pagan a ti.",
    },
    ...{ contracts: "Contratos", requests: "Por responder", accept: "Aceptar", active: "Vigente" },
    bills: "Salarios",
    ...{ state: "Estado", paid: "Pagada", show: "Ver" },
    steps: /Con el escalón \d: ([\d.,]+) × ([\d.]+)% = ([\d.,]+)\./,
    rounds: "Ver cada ronda de esos días",
    bets: "Apuestas del equipo",
    dispute: "No estoy de acuerdo",
    about: "Cuéntanos qué pasó",
    ...{ sendCase: "Enviar", kept: "Ya lo tenemos" },
  },
  en: {
    offer: {
      form: "Offer a contract",
      dividend: "Dividend",
      account: "Account directly below you",
      ...{ period: "Worked out", half: "every half month" },
      ...{ rate: "Rate", loss: "Loss", active: "Active people", least: "Minimum bet each" },
      send: "Send offer",
      tooMuch: "That's more than you're paid.",
    },
    ...{ contracts: "Contracts", requests: "To answer", accept: "Accept", active: "In force" },
    bills: "Salaries",
    ...{ state: "Status", paid: "Paid", show: "Show" },
    steps: /At tier \d: ([\d.,]+) × ([\d.]+)% = ([\d.,]+)\./,
    rounds: "See every round on these days",
    bets: "Team bets",
    dispute: "I don't agree",
    about: "Tell us what happened",
    ...{ sendCase: "Send", kept: "We've got it" },
  },
} as const;

type Place = { page: Page; baseURL: string | undefined; brand: string };
type Language = keyof typeof WORDS;

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A offers B a contract, B accepts, and B's people have played and been paid for days. */
async function offerAndAccept({ page, baseURL, brand }: Place, lang: Language) {
  const { offer, ...words } = WORDS[lang];
  const asked = `/agent/contracts/offer?kind=dividend&account=norte&lang=${lang}`;
  await enterAs({ page, baseURL, brand, path: asked, username: "agente" });
  await expect(title(page, offer.form)).toBeVisible();
  await page.getByLabel(offer.period).selectOption({ label: offer.half });
  const first = page
    .getByRole("group")
    .filter({ has: page.getByLabel(offer.loss) })
    .first();
  await first.getByLabel(offer.rate).fill("90");
  await first.getByLabel(offer.loss).fill("100");
  await first.getByLabel(offer.active).fill("2");
  await first.getByLabel(offer.least).fill("50");
  await page.getByRole("button", { name: offer.send }).click();
  await expect(first.getByLabel(offer.rate)).toHaveAccessibleDescription(offer.tooMuch);
  await first.getByLabel(offer.rate).fill("5");
  await page.getByRole("button", { name: offer.send }).click();
  await expect(title(page, offer.dividend)).toBeVisible();

  await page.context().clearCookies();
  const requests = `/agent/contracts?which=requests&lang=${lang}`;
  await enterAs({ page, baseURL, brand, path: requests, username: "norte" });
  await expect(title(page, words.contracts)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: offer.dividend }).first().click();
  await page.getByRole("button", { name: words.accept }).click();
  await expect(page.getByText(words.active, { exact: true }).first()).toBeVisible();
}

/** B opens the newest bill that was paid, reckons it again, follows it to the rounds, disputes it. */
async function checkAndDispute({ page }: Place, lang: Language) {
  const words = WORDS[lang];
  await page.goto(new URL(`/agent/agentDailyWages2?lang=${lang}`, page.url()).href);
  await expect(title(page, words.bills)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.state).selectOption({ label: words.paid });
  await page.getByRole("button", { name: words.show, exact: true }).click();
  await page.waitForURL(/state=PAID/);
  await page.getByRole("rowheader").first().getByRole("link").click();
  const steps = page.getByText(words.steps);
  const [, base, rate, amount] = words.steps.exec((await steps.textContent())!)!;
  const units = (text: string) => BigInt(text.replaceAll(",", "").replace(".", ""));
  expect((units(base!) * units(rate!)) / 10_000n).toBe(units(amount!));
  await expectAccessible(page);

  await page.getByRole("link", { name: words.rounds }).click();
  await expect(title(page, words.bets)).toBeVisible();
  await expect(page.getByRole("main").getByRole("rowheader")).not.toHaveCount(0);
  await page.goBack();
  await page.getByRole("link", { name: words.dispute }).click();
  await expect(page.getByLabel(words.about)).toHaveValue(/daily:\d{4}-\d\d-\d\d/);
  await page.getByRole("button", { name: words.sendCase, exact: true }).click();
  await expect(title(page, words.kept)).toBeVisible();
}

// The first offer asks for too much.
test.use({ expectedStatuses: [422] });

test("an agent's month in Spanish: a contract, days that were paid, a bill to the last round @no-js @desktop", async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  // Two runs would offer the same agent the same contract.
  const place = { page, baseURL, brand: javaScriptEnabled ? "alba" : "mareo" };
  await offerAndAccept(place, "es");
  await checkAndDispute(place, "es");
});

test("an agent's month in English on a phone", async ({ page, baseURL }) => {
  const place = { page, baseURL, brand: "noche" };
  await offerAndAccept(place, "en");
  await checkAndDispute(place, "en");
});
