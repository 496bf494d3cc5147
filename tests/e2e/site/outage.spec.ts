import type { FrameLocator, Locator, Page } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { type OwnServer, startOwnServer } from "../../support/browser/own-server.ts";
import { fillRegistration, logIn, newUsername, words } from "../../support/browser/visitor.ts";

const DIGITS = "482915";
const AGAIN = "Enviar otra vez";

// Each test ends the server in the middle of something and starts it again.
test.describe("an outage @whole", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ hasOutage: true });

  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startOwnServer(4331, { DEMO_BRANDS: "alba" });
  });
  test.afterAll(() => server.close());

  test("leaves a running game open, which finds its round by itself", async ({ page }) => {
    await enter(page, server, "/game?gameCode=tres-cerezas");
    const game = page.frameLocator("main iframe");
    await expect(spinOf(game)).toBeEnabled();
    const opened = await page.locator("main iframe").getAttribute("src");
    await loseAnswer(page, server, "**/spin");
    await spinOf(game).click();

    await expect(strip(page)).toContainText("Buscamos tu ronda y tu saldo");
    await expect(game.getByText("Estamos buscando tu jugada").first()).toBeVisible();
    await expect(page.getByText(/no se ha tocado|no se tocó/)).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    await server.restart();

    await expect(strip(page)).toHaveText("Ya hay conexión. Tu saldo está al día.");
    await expect(game.getByText("Estamos buscando tu jugada")).toHaveCount(0);
    await expect(game.getByRole("button", { name: "Girar" })).toBeEnabled();
    expect(await page.locator("main iframe").getAttribute("src")).toBe(opened);
    const balance = game.getByRole("contentinfo").getByRole("definition").first();
    await expect(async () =>
      expect(await page.getByTestId("balance").textContent()).toBe(await balance.textContent()),
    ).toPass();
    await page.goto(brandUrl(server.url, "alba", "/member/bets"));
    await expect(page.getByRole("table").getByText("Tres Cerezas").first()).toBeVisible();
  });

  test("lets a withdrawal whose answer was lost be sent again, once", async ({ page }) => {
    await enter(page, server, "/member/withdraw");
    await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("137");
    await page.getByRole("button", { name: "Revisar el retiro de $137.00" }).click();
    const digits = page.getByLabel("Clave de retiro", { exact: true });
    await digits.fill(DIGITS);
    const key = await page.locator("input[name=key]").inputValue();
    await loseAnswer(page, server, "**/member/withdraw.data*");
    await page.getByRole("button", { name: "Retirar $137.00" }).click();

    const notice = page
      .getByRole("alert")
      .filter({ hasText: "Puede que tu retiro ya esté pedido" });
    await expect(notice).toContainText("Cuando vuelva la conexión");
    await expect(strip(page)).toContainText("No logramos conectar");
    await expect(digits).toHaveValue(DIGITS);
    await expectAccessibleAtBothWidths(page);
    await server.restart();

    await expect(notice).toContainText("no se hace dos veces");
    await expect(digits).toHaveValue(DIGITS);
    await expect(page.locator("input[name=key]")).toHaveValue(key);
    await notice.getByRole("button", { name: AGAIN }).click();
    await expect(page).toHaveURL(/\/member\/withdraw\/[^/]+$/);
    await page.goto(brandUrl(server.url, "alba", "/member/withdrawals"));
    await expect(page.getByRole("main").getByText("$137.00")).toHaveCount(1);
  });

  test("lets a deposit whose answer was lost be looked up", async ({ page }) => {
    await enter(page, server, "/member/deposit");
    const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
    await amount.fill("243");
    await loseAnswer(page, server, "**/member/deposit.data*");
    await page.getByRole("button", { name: /^(Depositar|Continuar)/ }).click();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "Puede que tu depósito ya esté creado" });
    await expect(notice).toBeVisible();
    await server.restart();

    await expect(amount).toHaveValue("243");
    await notice.getByRole("link", { name: "Ver mis depósitos" }).click();
    await expect(page).toHaveURL(/\/member\/deposits$/);
    await expect(page.getByRole("main").getByText("$243.00")).toHaveCount(1);
  });

  test("lets a transfer that never arrived be sent again, once", async ({ page }) => {
    const reviewed = "/member/transferUpline?review=1&direction=up&account=&amount=61";
    await enter(page, server, reviewed);
    await page.getByLabel("Clave de retiro", { exact: true }).fill(DIGITS);
    await server.kill();
    await page.getByRole("button", { name: /^Enviar \$61\.00$/ }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Puede que tu transferencia" });
    await expect(notice).toBeVisible();
    await server.restart();

    await notice.getByRole("button", { name: AGAIN }).click();
    await expect(page.getByRole("status").filter({ hasText: "Enviaste" })).toContainText("$61.00");
    const mine = page.getByRole("region", { name: "Mis transferencias" });
    await expect(mine.getByText("$61.00")).toHaveCount(1);
  });

  test("lets a registration whose answer was lost end logged in", async ({ page }) => {
    await page.goto(brandUrl(server.url, "alba", "/register"));
    const dialog = page.getByRole("dialog");
    const username = newUsername();
    await fillRegistration(dialog, words.es, username);
    await loseAnswer(page, server, "**/register.data*");
    await dialog.getByRole("button", { name: words.es.submit }).click();
    const notice = dialog.getByRole("alert").filter({ hasText: "Puede que tu cuenta ya esté" });
    await expect(notice).toBeVisible();
    await expect(dialog.getByLabel(words.es.username, { exact: true })).toHaveValue(username);
    await server.restart();

    await notice.getByRole("button", { name: AGAIN }).click();
    await expect(page.getByRole("banner").getByLabel(words.es.account)).toBeVisible();
  });

  test("makes a link wait, and leads on when the server is back", async ({ page }) => {
    await enter(page, server, "/member/deposit");
    const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
    await amount.fill("300");
    await server.kill();
    await expect(strip(page)).toContainText("No logramos conectar");
    await page.getByRole("main").getByRole("link", { name: "Ver todos" }).first().click();
    await expect(amount).toHaveValue("300");
    await server.restart();
    await expect(page).toHaveURL(/\/member\/deposits$/);
  });
});

const spinOf = (game: FrameLocator): Locator => game.getByRole("button", { name: /Girar/ });
const strip = (page: Page): Locator =>
  page.getByRole("alert").filter({ hasText: /^(Ya hay conexión|No logramos conectar)/ });

async function enter(page: Page, server: OwnServer, path: string) {
  await page.goto(brandUrl(server.url, "alba", `/login?to=${encodeURIComponent(path)}`));
  await logIn(page, "demo");
  await expect(page).toHaveURL(brandUrl(server.url, "alba", path));
  await untilAwake(page);
}

/** The next such request is carried out, and the server ends before its answer is out. */
async function loseAnswer(page: Page, server: OwnServer, path: string) {
  await page.route(
    path,
    async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host };
      const url = server.url + pathname + search;
      const lost = await route.fetch({ url, headers, maxRedirects: 0 });
      expect(lost.status(), "the lost answer").toBeLessThan(400);
      await server.kill();
      await route.abort("connectionfailed");
    },
    { times: 1 },
  );
}
