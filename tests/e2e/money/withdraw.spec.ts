import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";
import { merchantCommand } from "../../support/browser/staff.ts";
import { copyOf } from "../../wording/copy-of.ts";

/** The demonstration member's withdrawal PIN. */
const DIGITS = "482915";

/** By name: while a dialog closes, its own heading is still there. */
const expectTitle = (page: Page, name: string, timeout = 15_000) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible({ timeout });
const balance = async (page: Page) =>
  Number((await page.getByTestId("balance").textContent())?.replace(/[^\d.]/g, ""));

const staff = (...args: string[]) => merchantCommand("withdrawal", ...args);

const drawn = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

test("a phone has a withdrawal's amount and button in the first view", async ({
  page,
  baseURL,
}) => {
  const place = { page, baseURL, brand: "alba", path: "/member/withdraw" };
  await enterAs({ ...place, username: "demo" });
  const box = (await page.getByRole("textbox", { name: "¿Cuánto?" }).boundingBox())!;
  expect(box.y + box.height).toBeLessThan(760);
  const button = (await page.getByRole("button", { name: /^Revisar/ }).boundingBox())!;
  const bar = (await page.getByRole("navigation", { name: "Accesos rápidos" }).boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
  await expectAccessible(page);
});

test.describe("a withdrawal", () => {
  test.use({ expectedStatuses: [422] });

  test("is asked for, paid and, come at once or after a doubt, complete @no-js-always @desktop", async ({
    page,
    baseURL,
  }, info) => {
    const brand = info.project.name === "no-js" ? "mareo" : "noche";
    await enterAs({ page, baseURL, brand, path: "/member/withdraw", username: "demo" });
    await expect(page).toHaveURL(brandUrl(baseURL, brand, "/member/withdraw"));
    await expectTitle(page, "Retirar");
    await expectAccessible(page);
    const before = await balance(page);
    const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
    const digits = page.getByLabel("Clave de retiro", { exact: true });
    const review = page.getByRole("button", { name: /^Revisar/ });
    const ask = page.getByRole("button", { name: "Retirar $200.00" });

    await amount.fill("50");
    await review.click();
    await expect(amount).toHaveAccessibleDescription(
      /Elige un monto entre \$100\.00 y \$100,000\.00\./,
    );
    await amount.fill("250");
    await review.click();
    await expectTitle(page, copyOf[brand].es.withdraw.review.title);
    await expectAccessible(page);
    const main = page.getByRole("main");
    await expect(main).toContainText(/Te llegan\$250\.00.*CLABE ···· \d{4}/);
    await page.getByRole("link", { name: "Cambiar", exact: true }).click();
    await expect(amount, "the way back keeps the fields").toHaveValue("250");
    await amount.fill("200");
    await review.click();
    await digits.fill("111222");
    await ask.click();
    await expect(digits).toHaveAccessibleDescription(/Esa no es\./);
    await expect(digits, "what is secret is typed anew").toHaveValue("");
    await expect(main).toContainText("Te llegan$200.00");
    await digits.fill(DIGITS);
    await ask.click();

    await expectTitle(page, "Estamos revisando tu retiro");
    await expect.poll(() => balance(page)).toBeCloseTo(before - 200, 2);
    await expectAccessible(page);
    const reference = (await page.getByRole("main").locator("code").textContent()) ?? "";
    await staff("approve", brand, reference);
    const parts = brand === "mareo" ? [] : ["--part", "120", "--part", "80"];
    await staff("pay", brand, reference, ...parts);

    // The bank answers later, and without JavaScript only a reload updates the page.
    await expect(async () => {
      await page.reload();
      await expectTitle(page, "¿Ya te llegó?", 2_000);
    }).toPass({ timeout: 15_000 });
    const turn = page.getByRole("region", { name: "Te toca a ti" });
    await expectAccessible(page);
    if (brand === "mareo") {
      await turn.getByText("No recibido").click();
      const picture = { name: "banco.png", mimeType: "image/png", buffer: await drawn() };
      await turn.getByLabel("Captura de tu cuenta").setInputFiles(picture);
      await turn.getByRole("button", { name: "Avisar que no llegó" }).click();
      await expectTitle(page, "Lo estamos aclarando");
      await expect(page.getByRole("main")).toContainText("En aclaración");
      await staff("settle", brand, reference, "1");
      await page.reload();
    } else {
      await expect(turn).toContainText(
        "Tu retiro de $200.00 se paga en partes. Esta es la parte 1;",
      );
      await turn.getByRole("button", { name: "Pago completo" }).click();
    }
    await expectTitle(page, "Retiro completo");
    expect(await balance(page)).toBeCloseTo(before - 200, 2);
  });
});
