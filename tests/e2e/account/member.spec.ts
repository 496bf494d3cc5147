import type { Page } from "@playwright/test";
import { linkInMenu } from "../../support/browser/agent-centre.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember, enterAs } from "../../support/browser/member-by-call.ts";
import { endPayment, gameCards, openPayment } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const amountField = (page: Page) => page.getByRole("textbox", { name: "¿Cuánto?" });
const balance = (page: Page) => page.getByTestId("balance");
const menu = (page: Page) => page.getByRole("navigation", { name: "Mi cuenta" });

test.describe("a guest", () => {
  for (const [page_, more] of [
    ["deposit", ""],
    ["bets", " @whole"],
    ["messages", " @whole"],
  ]) {
    test(`is asked to log in before ${page_} @no-js${more}`, async ({ page, baseURL }) => {
      await page.goto(brandUrl(baseURL, "alba", `/member/${page_}`));
      await expect(page).toHaveURL(brandUrl(baseURL, "alba", `/login?to=%2Fmember%2F${page_}`));
      await expect(
        page.getByRole("dialog", { name: copyOf.alba.es.auth.login.title }),
      ).toBeVisible();
    });
  }
});

test.describe("a deposit", () => {
  test.use({ expectedStatuses: [400] });

  test("out of the limits is refused at the amount @no-js-always", async ({ page, baseURL }) => {
    await becomeMember({ page, baseURL, brand: "noche", path: "/member/deposit" });
    await expectAccessibleAtBothWidths(page);
    await expect(amountField(page)).toHaveAccessibleDescription("Mín. $50.00, máx. $50,000.00");
    for (const typed of ["20", "60000"]) {
      await amountField(page).fill(typed);
      await page.getByRole("button", { name: /^Continuar/ }).click();
      await expect(amountField(page)).toHaveAccessibleDescription(
        /Elige un monto entre \$50\.00 y \$50,000\.00\./,
      );
      await expect(amountField(page)).toHaveValue(typed);
    }
    await amountField(page).fill("cien");
    await page.getByRole("button", { name: /^Continuar/ }).click();
    await expect(amountField(page)).toHaveAccessibleDescription(
      /Escribe un monto como 500 o 250\.50\./,
    );
    await expectAccessible(page);
  });

  test("takes a quick amount, is paid and stands in the balance @no-js-always", async ({
    page,
    baseURL,
  }) => {
    await becomeMember({ page, baseURL, brand: "mareo", path: "/member/deposit" });
    const quick = page.getByRole("list", { name: "Montos rápidos" });
    await quick.getByRole("link", { name: "$1,000", exact: true }).click();
    await expect(amountField(page)).toHaveValue(/^1,?000(?:\.00)?$/);
    await expect(quick.getByRole("link", { name: "$1,000", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.getByRole("button", { name: "Continuar con $1,000.00" }).click();
    await expect(page).toHaveURL(/mockpay\.localhost/);
    await expect(page.getByRole("main")).toContainText("$1,000.00\u00a0MXN");
    await endPayment(page, "Pagar");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Listo, ya está en tu saldo");
    await expect(page.getByRole("main")).toContainText("Tu saldo ahora es $1,000.00.");
    await expect(balance(page)).toHaveText("$1,000.00");
    await expectAccessibleAtBothWidths(page);
  });

  test("that the bank declines costs nothing, and says so", async ({ page, baseURL }) => {
    await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit" });
    await openPayment(page, "250.50");
    await endPayment(page, "Rechazar");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("El pago no se completó");
    await expect(page.getByRole("main")).toContainText("No se completó");
    await expect(balance(page)).toHaveText("$0.00");
    await expectAccessibleAtBothWidths(page);

    await page.goto(brandUrl(baseURL, "alba", "/member/messages"));
    const message = page.getByRole("article").first();
    await expect(message).toContainText("Depósito sin completar");
    await expect(message).toContainText(
      "Tu depósito de $250.50 no se completó y no se cobró nada.",
    );
    await message.getByRole("link", { name: "Depósito sin completar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("El pago no se completó");
    await page.getByRole("link", { name: "Hacer otro depósito" }).click();
    const recent = page.getByRole("region", { name: "Mis depósitos" });
    await expect(recent.getByRole("listitem")).toHaveCount(1);
    await expect(recent).toContainText("No se completó");
  });

  test("that the gateway reports twice is credited once @whole", async ({ page, baseURL }) => {
    await becomeMember({ page, baseURL, brand: "noche", path: "/member/deposit" });
    await openPayment(page, "300");
    await endPayment(page, "Pagar, con aviso doble");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Listo, ya está en tu saldo");
    await expect(balance(page)).toHaveText("$300.00");
    await page.goto(brandUrl(baseURL, "noche", "/member/messages"));
    await expect(page.getByRole("heading", { name: "Depósito acreditado" })).toHaveCount(1);
    await expect(balance(page)).toHaveText("$300.00");
  });
});

test("on a phone the menu has one group's pages, and leads to the others @no-js", async ({
  page,
  baseURL,
}) => {
  for (const brand of ["alba", "mareo"]) {
    const at = { page, baseURL, brand, path: "/member/deposit", username: "demo" };
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(at);
    const pages = menu(page).locator("ul[aria-labelledby] a:visible");
    await expect(pages.filter({ hasText: "Retirar" })).toHaveCount(1);
    await expect(pages.filter({ hasText: "Mis apuestas" })).toHaveCount(0);
    await expectAccessible(page);
    await menu(page).locator("summary").click();
    await menu(page)
      .getByRole("link", { name: /^Mi juego/ })
      .click();
    await expect(page).toHaveURL(/\/member\/bets$/);
    await expect(pages.filter({ hasText: "Retirar" })).toHaveCount(0);
    await expect(pages.filter({ hasText: "Mis apuestas" })).toHaveCount(1);
    for (const one of await pages.all())
      expect.soft((await one.boundingBox())!.height, "in one line").toBeLessThanOrEqual(50);
    await page.setViewportSize({ width: 844, height: 390 });
    const sections = page.getByRole("banner").getByRole("navigation", { name: "Secciones" });
    await expect(sections, "a form starts below two bars").toBeHidden();
  }
});

test("the bets page is empty at first and leads to the games", async ({ page, baseURL }) => {
  await becomeMember({ page, baseURL, brand: "mareo", path: "/member/bets" });
  await expect(
    page.getByRole("heading", { name: copyOf.mareo.es.member.bets.empty }),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("main").getByRole("link", { name: "Ver los juegos" }).click();
  await expect(gameCards(page).first()).toBeVisible();
});

test("a new message is counted until it has been read @both", async ({ page, baseURL }) => {
  const username = await becomeMember({ page, baseURL, brand: "noche", path: "/member/bets" });
  // The keyboard reaches service before the way out, as the eye does.
  const main = page.getByRole("main");
  const service = main.getByRole("complementary", { name: "Atención al cliente" });
  await service.locator("summary").focus();
  await page.keyboard.press("Tab");
  const out = main.getByRole("link", { name: "Salir de mi cuenta al inicio" });
  await expect(out).toBeFocused();
  const link = await linkInMenu(menu(page), "Mensajes");
  await expect(link).toContainText("1 sin leer");
  await link.click();
  const message = page.getByRole("article");
  await expect(message).toHaveCount(1);
  const { welcome } = copyOf.noche.es.member.messages;
  await expect(message).toContainText(welcome);
  await expect(message).toContainText(`${username}, la avenida es tuya.`);
  await expect(message).toContainText("Nuevo");
  await expect(menu(page).getByRole("link", { name: "Mensajes", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(message).not.toContainText("Nuevo");
  await message.getByRole("button", { name: `Borrar el mensaje «${welcome}»` }).click();
  await expect(
    page.getByRole("heading", { name: copyOf.noche.es.member.messages.empty }),
  ).toBeVisible();
});

test("the balance hides, also from the next page, and comes back @no-js @both", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/" });
  await expect(balance(page)).toHaveText("$0.00");
  await page.getByRole("button", { name: "Ocultar saldo" }).click();
  await expect(balance(page).getByRole("img", { name: "Saldo oculto" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mostrar saldo" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(brandUrl(baseURL, "alba", "/help"));
  await expect(balance(page)).not.toContainText("0.00");
  await page.getByRole("button", { name: "Mostrar saldo" }).click();
  await expect(balance(page)).toHaveText("$0.00");
});
