import type { Locator, Page } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { answerTo } from "../../support/browser/captcha.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { messageTo } from "../../support/browser/outbox.ts";
import { logIn, PASSWORD } from "../../support/browser/visitor.ts";

declare global {
  interface Window {
    cameIn: number;
  }
}

const dialogOf = (page: Page) => page.getByRole("dialog").first();
/** Demonstration accounts that log in by phone: one for each parallel run. */
const ENDS: Record<string, string> = { desktop: "0026", phone: "0027", "no-js": "0028" };

const loginLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Entrar" });
const openAccount = (page: Page) => page.getByRole("banner").getByLabel(/Tu cuenta/);

test.describe("by a code on the phone", () => {
  test.use({ expectedStatuses: [422] });

  test("a code is sent, a wrong one refused and the right one opens @no-js", async ({
    page,
    baseURL,
  }, info) => {
    const end = ENDS[info.project.name] ?? "";
    const typed = `55 5000 ${end}`;
    await page.goto(brandUrl(baseURL, "alba", "/help"));
    await loginLink(page).click();
    const dialog = dialogOf(page);
    await dialog.getByRole("link", { name: "Con tu celular" }).click();
    await expect(dialog.getByLabel("Celular")).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await dialog.getByLabel("Celular").fill(typed);
    await dialog.getByRole("button", { name: "Enviar código" }).click();
    await expect(dialog.getByText("El código va en camino.")).toBeVisible();
    const text = await messageTo(page, `+52555000${end}`);
    const code = / (\d{6})\./.exec(text)?.[1] ?? "";
    if (info.project.name !== "no-js") {
      await expect(dialog.getByRole("button", { name: /Enviar otro en \d+ s/ })).toBeDisabled();
      await page.reload();
      await expect(dialog.getByRole("button", { name: /Enviar otro en \d+ s/ })).toBeDisabled();
    }
    await expect(dialog.getByLabel("Celular")).toHaveValue(typed);

    await dialog.getByLabel("Código", { exact: true }).fill(code === "000000" ? "1" : "000000");
    await dialog.getByRole("button", { name: "Entrar" }).click();
    await expect(dialog.getByLabel("Código", { exact: true })).toHaveAccessibleDescription(
      /El código no es correcto/,
    );
    await dialog.getByLabel("Código", { exact: true }).fill(code);
    await dialog.getByRole("button", { name: "Entrar" }).click();
    await expect(openAccount(page)).toBeVisible();
    if (info.project.name !== "no-js") {
      await page.goBack();
      await expect(page, "the login is no page to come back to").toHaveURL(/\/help$/);
    }
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a dialog animates when it opens, and not when its page hydrates @desktop @whole", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      window.cameIn = 0;
      addEventListener("animationstart", ({ target }) => {
        if (target instanceof HTMLDialogElement) window.cameIn += 1;
      });
    });
    const cameIn = () => page.evaluate(() => window.cameIn);
    await page.goto(brandUrl(baseURL, "alba", "/login"));
    await expect(page.locator("dialog:modal")).toBeVisible();
    expect(await cameIn(), "it stood there with the page").toBe(0);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await loginLink(page).click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await expect.poll(cameIn, "it comes in when it is opened").toBe(1);
  });
});

test("the country is found by typing, by keys alone @whole", async ({ page, baseURL }) => {
  await page.clock.install();
  await page.goto(brandUrl(baseURL, "alba", "/login?way=sms"));
  const picker = dialogOf(page).getByRole("button", { name: "País: México, +52" });
  await picker.focus();
  await page.keyboard.press("ArrowDown");
  const search = page.getByRole("combobox", { name: "Busca país o código" });
  await expect(search).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await search.fill("peru");
  await expect(page.getByRole("option", { name: /Perú/ })).toBeVisible();
  await page.keyboard.press("Enter");
  const chosen = dialogOf(page).getByRole("button", { name: "País: Perú, +51" });
  await expect(chosen).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(chosen).toBeFocused();
  await chosen.click();
  await expect(search).toBeFocused();
  // The test's clock controls the 200 ms.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialogOf(page).getByLabel("Celular").focus();
  await page.clock.runFor(199);
  await expect(search).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(search).toBeHidden();
});

/** Two clicks at once request only one picture. */
async function askTwice(page: Page, another: Locator) {
  await untilAwake(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await another.dblclick();
  await expect.poll(() => asked.filter((path) => path.startsWith("/login"))).toHaveLength(1);
}

/** The button's message after the limit. The platform's answer is null, in Remix's own encoding. */
async function askTooOften(page: Page, another: Locator) {
  const body = '[{"_1":2},"features/auth/login/captcha",{"_3":4},"data",{"_5":-5},"captcha"]\n';
  const contentType = "text/x-script";
  await page.route("**/login/captcha*", (route) => route.fulfill({ body, contentType }));
  await expect(async () => {
    await another.click();
    await expect(page.getByText("Ya pediste muchas imágenes.")).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.describe("after three failures", () => {
  test.use({ expectedStatuses: [422] });

  test("a captcha is required, and a question can replace it @whole @no-js", async ({
    page,
    baseURL,
  }, info) => {
    const brand = info.project.name === "phone" ? "mareo" : "noche";
    const username = await becomeMember({ page, baseURL, brand, path: "/" });
    await page.context().clearCookies();
    await page.goto(brandUrl(baseURL, brand, "/login"));
    const dialog = dialogOf(page);
    const alert = dialog.getByRole("alert");
    for (let round = 0; round < 3; round += 1) {
      await logIn(page, username, `Una-que-no-es-${round}`);
      await expect(dialog.getByLabel("Contraseña", { exact: true })).toHaveValue("");
      await expect(alert).toHaveText("El usuario o la contraseña no son correctos.");
    }
    const answer = dialog.getByLabel("Lo que ves");
    await expect(answer).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    const question = dialog.getByText(/^O responde:/);
    const picture = dialog.locator("img[src^='data:image/png']");
    const first = await picture.getAttribute("src");
    const another = dialog.getByRole("button", { name: "Mostrar otra imagen" });
    if (info.project.name === "no-js") await another.click();
    else await askTwice(page, another);
    await expect(picture).not.toHaveAttribute("src", first ?? "");
    if (info.project.name !== "no-js") await askTooOften(page, another);

    await answer.fill("nada");
    await logIn(page, username, PASSWORD);
    await expect(answer).toHaveAccessibleDescription(/No coincide/);
    await answer.fill(answerTo((await question.textContent()) ?? ""));
    await logIn(page, username, PASSWORD);
    await expect(openAccount(page)).toBeVisible();
  });
});

test("a remembered browser comes back by itself, until it logs out @whole", async ({
  page,
  baseURL,
  context,
}, info) => {
  const brand = info.project.name === "phone" ? "mareo" : "alba";
  const username = await becomeMember({ page, baseURL, brand, path: "/" });
  await context.clearCookies({ name: "session" });
  await page.goto(brandUrl(baseURL, brand, "/login"));
  await dialogOf(page).getByLabel("Recordar mi usuario").check();
  await logIn(page, username, PASSWORD);
  await expect(openAccount(page)).toBeVisible();

  await context.clearCookies({ name: "session" });
  await page.goto(brandUrl(baseURL, brand, "/hot"));
  await expect(openAccount(page)).toBeVisible();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/hot"));

  await page.goto(brandUrl(baseURL, brand, "/logout"));
  await page.getByRole("button", { name: "Cerrar sesión" }).last().click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toBeVisible();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain("remember");
});

test("the tabs of a browser come and go together @whole @desktop", async ({
  page,
  baseURL,
  context,
}) => {
  const username = await becomeMember({ page, baseURL, brand: "alba", path: "/member/bets" });
  const other = await context.newPage();
  await other.goto(brandUrl(baseURL, "alba", "/logout"));
  await Promise.all([untilAwake(page), untilAwake(other)]);
  await other.getByRole("alertdialog").getByRole("button", { name: "Cerrar sesión" }).click();
  const loginAndBack = brandUrl(baseURL, "alba", "/login?to=%2Fmember%2Fbets");
  await expect(page).toHaveURL(loginAndBack);
  await expect(dialogOf(page).getByRole("textbox", { name: "Usuario" })).toBeVisible();

  await loginLink(other).click();
  await logIn(other, username, PASSWORD);
  await expect(page).toHaveURL(brandUrl(baseURL, "alba", "/member/bets"));
  await expect(openAccount(page)).toBeVisible();

  // The session ends elsewhere; the tab notices when it becomes visible again.
  await context.clearCookies({ name: "session" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page).toHaveURL(loginAndBack);
  await expect(loginLink(other)).toBeVisible();

  await logIn(page, username, PASSWORD);
  const visit = page.getByRole("status").filter({ hasText: "Tu última visita: hoy" });
  await expect(visit).toContainText("Chrome en Linux");
  await expect(visit.getByRole("link", { name: "¿No fuiste tú?" })).toBeVisible();
  await page.goto(brandUrl(baseURL, "alba", "/hot"));
  await expect(visit).toBeHidden();
});

test("one click plays for free, and what needs an account leads to one @no-js-always", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  await page.goto(brandUrl(baseURL, brand, "/login?to=/member/deposit"));
  await dialogOf(page).getByRole("button", { name: "Probar gratis, sin cuenta" }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/member/securityCenter"));
  await expect(page.getByRole("main").getByRole("link", { name: "Crear mi cuenta" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  if (info.project.name === "no-js") return;

  await page.getByRole("link", { name: "Inicio" }).locator("visible=true").first().click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/"));
  await untilAwake(page);
  await page.getByRole("link", { name: "Yo", exact: true }).click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("hace falta una cuenta a tu nombre");
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/"));
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");
  await expect(warning).toHaveCount(0);
});
