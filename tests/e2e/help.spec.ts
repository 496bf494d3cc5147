import { expectAccessible } from "../support/axe.ts";
import { brandUrl, expect, test } from "../support/e2e.ts";
import { chooseLanguage } from "../support/visitor.ts";

const articles = {
  es: {
    account: "Tu cuenta",
    deposits: "Depósitos",
    fair: "Juego limpio y RTP",
    responsible: "Juego responsable",
    contact: "Contacto",
    terms: "Términos de uso",
    privacy: "Privacidad",
  },
  en: {
    account: "Your account",
    deposits: "Deposits",
    fair: "Fair play and RTP",
    responsible: "Responsible gaming",
    contact: "Contact",
    terms: "Terms of use",
    privacy: "Privacy",
  },
} as const;
const centre = { es: "Centro de ayuda", en: "Help centre" } as const;

for (const [language, brand] of [
  ["es", "alba"],
  ["en", "noche"],
] as const) {
  test(`the help centre leads to every article in ${language} @no-js`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, brand, "/help"));
    await chooseLanguage(page, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(centre[language]);
    await expectAccessible(page);
    const main = page.getByRole("main");
    for (const title of Object.values(articles[language])) {
      await main.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · ${brand}`);
      const text = await page.getByRole("article").innerText();
      expect(text).not.toMatch(/\{\{|undefined|articles\./);
      if (title === articles[language].contact) await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(centre[language]);
    }
  });
}

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

  for (const [brand, path] of [
    ["alba", "/help/nada-de-esto"],
    ["noche", "/no-hay-tal-pagina"],
  ] as const) {
    test(`is told in ${brand}'s own clothes, with a reference: ${path} @no-js`, async ({
      page,
      baseURL,
    }) => {
      const answer = await page.goto(brandUrl(baseURL, brand, path));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta página no existe");
      const said = /Referencia:\s*(\S+)/.exec(await page.locator("body").innerText());
      expect(said?.[1]).toBe(answer?.headers()["x-request-id"]);
      await expect(
        page.getByRole("link", { name: "Escribir a atención al cliente" }),
      ).toHaveAttribute("href", new RegExp(`^mailto:.+@${brand}\\.example$`));
      await expect(page).toHaveTitle(`404 · ${brand}`);
      await expectAccessible(page);
      await page.getByRole("link", { name: brand, exact: true }).click();
      await expect(page).toHaveURL(brandUrl(baseURL, brand));
    });
  }
});

test("the offline page says that the money is safe and offers to try again @no-js", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "mareo", "/offline"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sin conexión");
  await expect(page.getByRole("main")).toContainText(/@mareo\.example/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Volver a intentar" }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, "mareo"));
});
