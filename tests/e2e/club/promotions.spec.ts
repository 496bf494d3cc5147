import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { chooseLanguage, DEMO_PASSWORD, logIn } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const brandOf = (project: string) => (project === "phone" ? "noche" : "alba");
const season = {
  alba: { title: "Temporada de feria", action: "Entrar a la feria" },
  noche: { title: "Noches en órbita", action: "Despegar" },
} as const;
const campaigns = {
  alba: { own: "Tres meses de recargas", cup: "Se juega la copa" },
  noche: { own: "Noventa noches de bonos", cup: "Copa de medianoche" },
} as const;

test("promotions are narrowed by their kind, read whole and used @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/promotions"));
  await expect(page).toHaveTitle(`${copyOf[brand].es.promotions.title} · ${brand}`);
  const cards = main(page).getByRole("listitem").getByRole("article");
  await expect(cards).toHaveCount(13);
  await expect(cards.filter({ hasText: "Próximamente" })).toHaveCount(1);
  await expect(cards.filter({ hasText: season[brand].title })).toContainText(/Hasta el \d/);
  await expectAccessibleAtBothWidths(page);
  const kinds = page.getByRole("navigation", { name: "Tipos de promoción" });
  await kinds.getByRole("link", { name: /^Club/ }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/promotions?category=club"));
  await expect(cards).toHaveCount(6);
  await kinds.getByRole("link", { name: /^De temporada/ }).click();
  const { title: name, action } = season[brand];
  await main(page).getByRole("link", { name }).click();
  await expect(title(page)).toHaveText(name);
  const facts = page.getByRole("complementary", { name: "Lo esencial" });
  await expect(facts).toContainText(/\d{2} años o más/);
  await expect(facts.getByRole("status")).toHaveText(/Termina en \d+ días/);
  await expect(main(page).getByRole("heading", { name: "Condiciones" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await facts.getByRole("link", { name: action }).click();
  await expect(page).toHaveURL(/\/rngList\?class=/);
});

test("a campaign of her own stands among a member's promotions and leads to its offer", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/promotions"));
  const own = main(page).getByRole("link", { name: campaigns[brand].own });
  await expect(main(page).getByRole("link", { name: campaigns[brand].cup })).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.goto(brandUrl(baseURL, brand, "/login?to=/promotions"));
  await logIn(page, "demo", DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/promotions$/);
  await own.click();
  await expect(title(page)).toHaveText(campaigns[brand].own);
  await expect(main(page)).toContainText("reparte todo su presupuesto");
  await expectAccessible(page);
  const facts = page.getByRole("complementary", { name: "Lo esencial" });
  await facts.getByRole("link", { name: "Ver el bono" }).click();
  await expect(page).toHaveURL(/\/member\/bonusDetails/);
});

test.describe("the address of a promotion", () => {
  test.use({ expectedStatuses: [404] });

  test("as the specification spells it leads to its page, an unknown one to nothing", async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "mareo", "/promoDetail?id=marea-alta"));
    await expect(page).toHaveURL(brandUrl(baseURL, "mareo", "/promotions/marea-alta"));
    await chooseLanguage(page, "en");
    await expect(title(page)).toHaveText("High tide");
    const lost = await page.goto(brandUrl(baseURL, "mareo", "/promotions/nobody-knows"));
    expect(lost?.status()).toBe(404);
  });
});

test("the club says what it will be, and shows a member their own level @both", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/pointMall?tab=rules"));
  await expect(title(page)).toHaveText(copyOf[brand].es.points.title);
  await expect(page.getByRole("region", { name: "Reglas de los puntos" })).toContainText(
    "1 punto por cada",
  );
  await expect(main(page)).toContainText("Los puntos no caducan.");
  await expectAccessible(page);
  await page.goto(brandUrl(baseURL, brand, "/missions"));
  await expect(main(page).getByRole("article").filter({ hasText: "Meta" })).toHaveCount(7);
  // What a guest cannot press does not look like a button.
  await expect(main(page).getByText("Participar", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(brandUrl(baseURL, brand, "/vip"));
  const levels = page.getByRole("table", { name: "Niveles del club VIP" });
  await expect(levels.getByRole("row")).toHaveCount(10);
  await expectAccessible(page);
  await page
    .getByRole("region", { name: copyOf[brand].es.vip.invite.title })
    .getByRole("link", { name: "Entrar" })
    .click();
  await logIn(page, "demo", DEMO_PASSWORD);
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/vip"));
  const own = page.getByRole("region", { name: "Tu nivel" });
  const deposits = { alba: "$2,500 de $3,000", noche: "$2,500, cumplido" }[brand];
  await expect(own).toContainText(`Depósitos${deposits}`);
  await expect(levels.getByRole("row", { name: /Tu nivel/ })).toContainText("Nivel 0");
  await expectAccessible(page);
});

test("the affiliate plan works out a month of one's own @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/join"));
  const month = page.getByRole("region", { name: "Un mes, calculado" });
  await expect(month).toContainText(/Tu comisión del mes\s*\$48,600\.00/);
  await expectAccessibleAtBothWidths(page);
  await month.getByRole("textbox", { name: /Pérdida/ }).fill("20,000");
  await month.getByRole("textbox", { name: /Bonos/ }).fill("0");
  await month.getByRole("textbox", { name: /activos/ }).fill("1");
  await month.getByRole("button", { name: "Calcular" }).click();
  await expect(month).toContainText("No alcanza el primer escalón");
  await month.getByRole("textbox", { name: /activos/ }).fill("2");
  await month.getByRole("button", { name: "Calcular" }).click();
  await expect(month).toContainText(/Tu comisión del mes\s*\$1,900\.00/);
  await main(page).getByRole("link", { name: "Quiero ser afiliado" }).first().click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/login?to=%2Fjoin%2Fapply"));
});

test("the blog is read from its list to the next post @no-js", async ({ page, baseURL }, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/blog"));
  await expect(main(page).getByRole("article")).toHaveCount(6);
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("link", { name: "De dónde sale el 95.99%" }).click();
  await expect(title(page)).toHaveText("De dónde sale el 95.99%");
  const post = main(page).getByRole("article").first();
  await expect(post.getByRole("table", { name: "Qué aporta cada parte al RTP" })).toContainText(
    "95.987692%",
  );
  await expectAccessibleAtBothWidths(page);
  await chooseLanguage(page, "en");
  await expect(title(page)).toHaveText("Where the 95.99% comes from");
  await page.getByRole("region", { name: "Read on" }).getByRole("link").first().click();
  await expect(title(page)).not.toHaveText("Where the 95.99% comes from");
});
