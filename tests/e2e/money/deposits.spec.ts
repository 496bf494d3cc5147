import sharp from "sharp";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { chooseMethod, endPayment, PASSWORD } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

/** The chain is read every few seconds. */
const READ = { timeout: 20_000 };
/** The demonstration's clerk takes each of two steps within a few seconds. */
const CLERK = { timeout: 40_000 };
const gaussian = { type: "gaussian" as const, mean: 200, sigma: 40 };

test("USDT is sent to an address of one's own, confirmed by blocks and credited @no-js", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "mareo", path: "/member/deposit" });
  await chooseMethod(page, /^USDT/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("500");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Estamos esperando tu pago");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Envía 29\.07/ })).toBeVisible();
  await expect(main).toContainText("Envía solo USDT por la red TRC20");
  await expect(main.getByRole("definition").first()).toHaveText(/^T\w{33}/);
  await expectAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Abrir la billetera de prueba" }).click();
  const amount = page.getByRole("textbox", { name: "Importe en USDT" });
  await expect(amount).toHaveValue("29.07");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByRole("listitem")).toContainText("de 20 confirmaciones");
  const wallet = page.url();
  await page.getByRole("link", { name: "Volver al sitio" }).click();
  await expect(heading).toHaveText("Tu pago ya está en la red", READ);
  const facts = main.getByRole("definition");
  await expect(facts.filter({ hasText: "La red lo está confirmando" })).toBeVisible();
  const arrived = page.getByRole("region", { name: "Lo que llegó a tu dirección" });
  await expect(arrived).toContainText(/\d+ de 20 confirmaciones/);
  await expectAccessibleAtBothWidths(page);

  await page.goto(wallet);
  await page.getByRole("button", { name: "Adelantar los bloques" }).click();
  await page.getByRole("link", { name: "Volver al sitio" }).click();
  await expect(heading).toHaveText("Listo, ya está en tu saldo", READ);
  await expect(arrived).toContainText(/Acreditamos \$500\.00 al cambio de \$17\.20/);
  await expect(page.getByTestId("balance")).toHaveText("$500.00");
});

test("a transfer is shown by a picture, looked at by somebody and credited before one's eyes @desktop", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "noche", path: "/member/deposit" });
  await chooseMethod(page, /^Transferencia SPEI/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("500");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Estamos esperando tu pago");
  await untilAwake(page);
  const slip = page.getByLabel("Comprobante de la transferencia");
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
  await slip.setInputFiles({ ...picture("note.txt", Buffer.from("paid")), mimeType: "text/plain" });
  await expect(slip).toHaveAccessibleDescription(/^Solo imágenes PNG o JPG\./);
  await expect(slip).toHaveValue("");
  await slip.setInputFiles(picture("note.png", Buffer.from("I did pay, believe me")));
  const sendIt = page.getByRole("button", { name: "Enviar el comprobante" });
  await sendIt.click();
  await expect(slip).toHaveAccessibleDescription(/Solo imágenes PNG o JPG\./);
  await expectAccessible(page);

  const noise = { width: 600, height: 800, channels: 3 as const, noise: gaussian };
  const drawn = await sharp({ create: { ...noise, background: "#fff" } })
    .png()
    .toBuffer();
  await page.getByRole("button", { name: "Quitar note.png" }).click();
  await expect(slip).toHaveValue("");
  await expect(slip).toBeFocused();
  await slip.setInputFiles(picture("slip.png", drawn));
  await expect(page.getByText("slip.png", { exact: true })).toBeVisible();
  await expect(slip).not.toHaveAccessibleDescription(/Solo imágenes PNG o JPG\./);
  await expectAccessible(page);
  await page.route("**/slip", async (route) => {
    await expect(page.getByRole("progressbar", { name: "Avance del envío" })).toBeVisible();
    await route.continue();
  });
  await sendIt.click();
  await expect(heading).toHaveText("Ya tenemos tu comprobante");
  // The demonstration's clerk reviews and accepts the deposit; nobody reloads the page.
  await expect(heading).toHaveText("Lo estamos revisando", CLERK);
  await expect(heading).toHaveText("Listo, ya está en tu saldo", CLERK);
  await expect(page.getByTestId("balance")).toHaveText("$500.00");
  await expectAccessible(page);
});

test("a phone has the last method as one line and the amount in the first view @no-js", async ({
  page,
  baseURL,
}) => {
  const path = "/member/deposit";
  await becomeMember({ page, baseURL, brand: "alba", path });
  const ways = page
    .getByRole("group", { name: copyOf.alba.es.member.deposit.method })
    .getByRole("radio");
  const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
  await chooseMethod(page, /^Transferencia SPEI/);
  await amount.fill("300");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/./);

  await page.goto(brandUrl(baseURL, "alba", path));
  await expect(page.getByRole("radio", { name: /^Transferencia SPEI/ })).toBeChecked();
  if (page.viewportSize()!.width > 390) return;
  await expect(ways).toHaveCount(1);
  const box = (await amount.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(760);
  await expectAccessible(page);
  await page.getByText("Pagar de otra forma").click();
  await expect(ways).toHaveCount(5);
  await expectAccessible(page);
});

test("a phone has amount, proposals and button in the first view", async ({ page, baseURL }) => {
  const bar = page.getByRole("navigation", { name: "Accesos rápidos" });
  for (const brand of ["alba", "noche", "mareo"] as const) {
    await becomeMember({ page, baseURL, brand, path: "/member/deposit" });
    const button = page.getByRole("button", { name: "Continuar" });
    const box = (await button.boundingBox())!;
    expect.soft(box.y + box.height, brand).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    await expect
      .soft(page.getByRole("list", { name: "Montos rápidos" }))
      .toBeInViewport({ ratio: 1 });
  }
});

test("choices and text from before hydration are there after it", async ({ page, baseURL }) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit" });
  const { promise: isTime, resolve: wake } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => isTime.then(() => route.continue()));
  // Fully loaded, so that nothing moves away under the pointer.
  await page.reload({ waitUntil: "domcontentloaded" });
  const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
  await amount.fill("350");
  const method = page.getByRole("radio", { name: /^USDT/ });
  await chooseMethod(page, /^USDT/);
  wake();
  await untilAwake(page);
  await expect(page.getByRole("button", { name: /^Continuar con \$350/ })).toBeVisible();
  await expect(method).toBeChecked();
  await expect(amount).toHaveValue("350");
});

test("on a phone the button stays at the foot of the view, and the page's end is free", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit?amount=500" });
  const button = page.getByRole("button", { name: "Continuar con $500.00" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole("navigation", { name: "Accesos rápidos" });
  const [over, under] = [(await button.boundingBox())!, (await bar.boundingBox())!];
  expect(over.y + over.height).toBeLessThanOrEqual(under.y);
  const terms = page.getByRole("main").getByRole("link", { name: "Cómo funciona" });
  await terms.scrollIntoViewIfNeeded();
  await terms.click({ trial: true });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(button).not.toBeInViewport();
});

test("on a small phone nothing covers the amount before one is typed", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeMember({ page, baseURL, brand: "mareo", path: "/member/deposit" });
  const bar = (await page.getByRole("navigation", { name: "Accesos rápidos" }).boundingBox())!;
  const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
  for (const shown of [amount, page.getByText(/^Mín\./)]) {
    const { y, height } = (await shown.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
    await shown.click({ trial: true });
  }
});

test("text typed before the whole page has arrived is there after hydration", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit" });
  await page.addInitScript(typeAtFirstSight, "350");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Continuar con \$350/ })).toBeVisible();
});

/**
 * Runs in the browser: types the amount as soon as the field exists, before the rest of the page.
 */
function typeAtFirstSight(amount: string) {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>("input[name=amount]");
    if (!field) return;
    observer.disconnect();
    field.value = amount;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  observer.observe(document, { childList: true, subtree: true });
}

test("a voucher that waits for its payment is found first among all deposits @whole @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  await becomeMember({ page, baseURL, brand: "mareo", path: "/member/deposit" });
  await chooseMethod(page, /^Efectivo/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("300");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  const main = page.getByRole("main");
  const reference = (await main.getByText(/^D-/).first().textContent()) ?? "";
  await page.goto(new URL("/member/deposit", page.url()).href);
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("250");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await endPayment(page, "Pagar");

  await page.goto(brandUrl(baseURL, "mareo", "/member/deposit"));
  await page.getByRole("link", { name: "Ver todos mis depósitos" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mis depósitos");
  const items = main.getByRole("list").getByRole("link", { name: /300|250/ });
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText("300");
  await expectAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Acreditados" }).click();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText("250");
  await page.getByRole("link", { name: "No completados" }).click();
  await expect(main).toContainText("No tienes depósitos en este estado.");
  await expectAccessible(page);
  await page.goto(brandUrl(baseURL, "mareo", "/member/deposits?page=99"));
  await expect(main).toContainText("Esta página no existe");
  await page.getByRole("link", { name: "Ir a la primera página" }).click();
  await items.first().click();
  await expect(main).toContainText(reference);

  await page.goto(brandUrl(baseURL, "mareo", "/member/transactionHistory"));
  const waiting = page.getByRole("region", { name: "En curso" });
  await expect(waiting.getByRole("link")).toContainText(reference);
  const rows = main.getByRole("table").getByRole("link");
  await expect(rows).toHaveText(/^Tarjeta.* · D-/);
  const card = (await rows.textContent())?.split(" · ")[1] ?? "";
  await expectAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Uno por uno" }).click();
  const search = main.getByRole("searchbox");
  await search.fill(reference);
  await search.press("Enter");
  await expect(main).toContainText("Nada por aquí");
  await search.fill(card.toLowerCase());
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(waiting).toBeHidden();
  await expect(rows).toHaveCount(1);

  const history = "/member/transactionHistory";
  await page.goto(brandUrl(baseURL, "mareo", `${history}?from=2026-03-02&to=2026-03-01`));
  await expect(page.getByLabel("Desde")).toHaveAccessibleDescription(/«Desde» va después/);
  await expect(page.getByLabel("Desde")).toHaveValue("2026-03-02");
  await expectAccessible(page);
  await page.goto(brandUrl(baseURL, "mareo", `${history}?from=2026-02-30&to=2026-03-01`));
  await expect(page.getByLabel("Hasta")).toHaveAccessibleDescription(/no existe/);
  await page.goto(brandUrl(baseURL, "mareo", `${history}?page=99`));
  await expect(main).toContainText("Esta página no existe");
});

test("a session that ends in the middle of a deposit comes back to the filled form @no-js-always @desktop", async ({
  page,
  baseURL,
}, { project }) => {
  const path = "/member/deposit";
  const username = await becomeMember({ page, baseURL, brand: "mareo", path });
  const method = page.getByRole("radio", { name: /^Transferencia SPEI/ });
  const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
  const dialog = page.getByRole("dialog");
  const comeBack = async () => {
    await dialog.getByLabel("Usuario", { exact: true }).fill(username);
    await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(method).toBeChecked();
    await expect(amount).toHaveValue("1,250.50");
  };
  await method.check({ force: true });
  await amount.fill("1,250.50");
  if (project.name === "desktop") {
    // The page finds out before the form is sent.
    await page.context().clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await comeBack();
  }
  await page.context().clearCookies();
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await comeBack();
});
