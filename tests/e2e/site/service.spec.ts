import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { copyOf } from "../../wording/copy-of.ts";

/** The buttons are folded at both widths. */
async function unfold(page: Page) {
  const service = page.getByRole("complementary", { name: "Atención al cliente" });
  await service.getByLabel("Atención al cliente").click();
  return service;
}

test("customer service opens in a window of its own, and leads to a person", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "mareo" : "alba";
  await page.goto(brandUrl(baseURL, brand, "/help"));
  const service = await unfold(page);
  await expectAccessibleAtBothWidths(page);
  const opening = page.waitForEvent("popup");
  await service.getByRole("link", { name: "Hablar con atención" }).click();
  const window = await opening;
  await expect(window).toHaveURL(brandUrl(baseURL, brand, "/service"));
  await expect(window.getByRole("heading", { level: 1 })).toHaveText(
    copyOf[brand].es.service.hello,
  );
  await expect(window.getByRole("banner")).toHaveCount(0);
  await expectAccessibleAtBothWidths(window);
  await window.getByRole("link", { name: /Escribir un mensaje/ }).click();
  await expect(window).toHaveURL(/\/feedback$/);
});

test("without a script the link goes there by itself @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/service/go"));
  await expect(page).toHaveURL(brandUrl(baseURL, "noche", "/service"));
  await expect(page.getByRole("link", { name: /Respuestas rápidas/ })).toBeVisible();
});

test.describe("what can go wrong", () => {
  test.use({ expectedStatuses: [503] });

  test("a window that the browser keeps shut has a plain link as its way out @desktop @whole", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(brandUrl(baseURL, "noche", "/help"));
    const service = await unfold(page);
    await service.getByRole("link", { name: "Hablar con atención" }).click();
    const message = page.getByRole("alertdialog", { name: "Tu navegador bloqueó la ventana" });
    await expectAccessible(page);
    const opening = page.context().waitForEvent("page");
    await message.getByRole("link", { name: "Abrir en otra pestaña" }).click();
    await expect(await opening).toHaveURL(brandUrl(baseURL, "noche", "/service"));
    await expect(message).toBeHidden();
  });

  test("a service that does not answer closes its window and says so @whole", async ({
    page,
    baseURL,
  }) => {
    await page.route("**/service/go", (route) =>
      route.fulfill({ status: 503, json: { path: null } }),
    );
    await page.goto(brandUrl(baseURL, "alba", "/help"));
    const service = await unfold(page);
    const opening = page.waitForEvent("popup");
    await service.getByRole("link", { name: "Hablar con atención" }).click();
    const opened = await opening;
    const message = page.getByRole("alertdialog", { name: "No pudimos abrir la atención" });
    await expect(message.getByRole("link", { name: "Escribir un correo" })).toHaveAttribute(
      "href",
      "mailto:ayuda@alba.example",
    );
    expect(opened.isClosed()).toBe(true);
  });
});
