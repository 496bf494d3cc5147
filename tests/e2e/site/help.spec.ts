import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { chooseLanguage } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const articles = {
  es: {
    account: "Tu cuenta",
    deposits: "Depósitos",
    fair: "Juego limpio y RTP",
    responsible: "Juego responsable",
    contact: "Contacto",
    withdrawals: "Retiros",
    rules: "Reglas por tipo de juego",
    slots: "Slots de cinco rodillos",
    connection: "Si algo no carga",
    about: "Quiénes somos",
    terms: "Términos de uso",
    privacy: "Privacidad",
  },
  en: {
    account: "Your account",
    deposits: "Deposits",
    fair: "Fair play and RTP",
    responsible: "Responsible gaming",
    contact: "Contact",
    withdrawals: "Withdrawals",
    rules: "Rules by type of game",
    slots: "Five-reel slots",
    connection: "If something won't load",
    about: "About us",
    terms: "Terms of use",
    privacy: "Privacy",
  },
} as const;
const centre = { es: "Centro de ayuda", en: "Help centre" } as const;

for (const [language, brand] of [
  ["es", "alba"],
  ["en", "noche"],
] as const) {
  test(`the help centre leads to every article in ${language} @no-js @whole`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, brand, "/help"));
    await chooseLanguage(page, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(centre[language]);
    await expectAccessibleAtBothWidths(page);
    const main = page.getByRole("main");
    for (const title of Object.values(articles[language])) {
      await main.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · ${brand}`);
      const text = await page.getByRole("article").innerText();
      expect(text).not.toMatch(/\{\{|undefined|articles\./);
      if (title === articles[language].contact) await expectAccessibleAtBothWidths(page);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(centre[language]);
    }
  });
}

test("the help is searched without accents, and leads to the very section @no-js", async ({
  page,
  baseURL,
  javaScriptEnabled,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  await page.goto(brandUrl(baseURL, brand, "/help"));
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill("deposito ESTADO");
  if (!javaScriptEnabled) await search.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/[?&]q=deposito/);
  const hit = page.getByRole("main").getByRole("link", { name: /Qué significa cada estado/ });
  await expect(hit).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await hit.click();
  await expect(page).toHaveURL(/\/help\/deposits#states$/);
  await expect(page.getByRole("heading", { name: "Qué significa cada estado" })).toBeInViewport();
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/help?q=zzzz"));
  await expect(
    page.getByRole("heading", { name: "No encontramos nada con esas palabras" }),
  ).toBeVisible();
});

test("inside an app the help stands alone, and stays so @whole", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "mareo", "/helpmc?lang=en"));
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.getByRole("link", { name: /^Withdrawals/ }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, "mareo", "/helpmc/withdrawals"));
  await page.getByRole("main").getByRole("link", { name: "terms" }).click();
  await expect(page).toHaveURL(/\/helpmc\/terms#balance$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of use");
});

test("keys pressed during hydration do not prevent it @whole @desktop", async ({
  page,
  baseURL,
}) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const path of ["/help", "/rng"]) {
    await page.goto(brandUrl(baseURL, "noche", path), { waitUntil: "commit" });
    const isAwake = untilAwake(page).then(() => true);
    while (!(await Promise.race([isAwake, page.keyboard.press("Shift")])));
  }
});

test("typing into a dialog before hydration continues after it @whole", async ({
  page,
  baseURL,
}) => {
  const { promise: isTime, resolve: wake } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => isTime.then(() => route.continue()));
  await page.goto(brandUrl(baseURL, "alba", "/login"), { waitUntil: "commit" });
  const password = page.getByRole("dialog").getByLabel("Contraseña", { exact: true });
  await password.pressSequentially("Sol-");
  wake();
  await untilAwake(page);
  await expect(page.locator("dialog:modal")).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.type("Luna");
  await expect(password).toHaveValue("Sol-Luna");
});

test("the contact page names the brand's own addresses", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "mareo", "/help/contact"));
  const mail = page.getByRole("main").getByRole("link", { name: /@mareo\.example/ });
  await expect(mail).toHaveAttribute("href", /^mailto:.+@mareo\.example$/);
  await expect(page.getByRole("main").getByRole("link", { name: /gratuita/ })).toHaveAttribute(
    "href",
    /^tel:\d+$/,
  );
});

test.describe("an address that leads nowhere", () => {
  test.use({ expectedStatuses: [404] });

  for (const [brand, path, more] of [
    ["alba", "/help/nada-de-esto", ""],
    ["noche", "/no-hay-tal-pagina", " @whole"],
  ] as const) {
    test(`shows ${brand}'s own error page with a reference: ${path} @no-js${more}`, async ({
      page,
      baseURL,
    }) => {
      const answer = await page.goto(brandUrl(baseURL, brand, path));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        copyOf[brand].es.common.error.notFoundTitle,
      );
      const said = /Referencia:\s*(\S+)/.exec(await page.locator("body").innerText());
      expect(said?.[1]).toBe(answer?.headers()["x-request-id"]);
      await expect(
        page.getByRole("link", { name: "Escribir a atención al cliente" }),
      ).toHaveAttribute("href", new RegExp(`^mailto:.+@${brand}\\.example$`));
      await expect(page).toHaveTitle(`404 · ${brand}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await page
        .getByRole("banner")
        .getByRole("link", { name: `${brand}, Inicio` })
        .click();
      await expect(page).toHaveURL(brandUrl(baseURL, brand));
    });
  }
});

test("the offline page says that the money is safe and offers to try again @no-js", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "mareo", "/offline"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copyOf.mareo.es.offline.title);
  await expect(page.getByRole("main")).toContainText(/@mareo\.example/);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Volver a intentar" }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, "mareo"));
});

test("a house's form decides where the other articles stand @desktop", async ({
  page,
  baseURL,
}) => {
  for (const [brand, side] of [
    ["alba", "before"],
    ["noche", "after"],
  ] as const) {
    await page.goto(brandUrl(baseURL, brand, "/help/responsible"));
    const others = page.getByRole("navigation", { name: "Temas de ayuda" });
    const text = page.getByRole("article");
    const [one, two] = side === "before" ? [others, text] : [text, others];
    const [left, right] = [await one.boundingBox(), await two.boundingBox()];
    expect(left!.x + left!.width, brand).toBeLessThanOrEqual(right!.x);
    // The order of the page is the order in which the keyboard reaches it.
    const first = await page
      .locator("main :is(article, nav)")
      .first()
      .evaluate((e) => e.tagName);
    expect(first, brand).toBe(side === "before" ? "NAV" : "ARTICLE");
  }
});
