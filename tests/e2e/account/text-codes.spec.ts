import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { newNumber } from "../../support/browser/access.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { answerTo } from "../../support/browser/captcha.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { messageTo } from "../../support/browser/outbox.ts";
import { setScene } from "../../support/browser/staff.ts";
import { PASSWORD } from "../../support/browser/visitor.ts";

test.use({ expectedStatuses: [422] });

/** Gives the page an address from which many codes went out within the hour. */
async function comeFromBusyAddress(page: Page, brand: "alba" | "mareo") {
  const address = `2001:db8:88:${randomInt(65_536).toString(16)}::1`;
  setScene("many texts", brand, address);
  await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
}

/** Answers the captcha wrongly, asks for another picture, and answers that one. */
async function solve(place: Locator, number: string, send: () => Promise<void>) {
  const isAwake = test.info().project.name !== "no-js";
  const answer = place.getByLabel("Lo que ves");
  const question = place.getByText(/^O responde:/);
  await answer.fill("nada");
  await send();
  await expect(answer).toHaveAccessibleDescription(/No coincide/);
  if (isAwake) await expect(answer).toBeFocused();
  const picture = place.locator("img[src^='data:image/png']");
  const first = await picture.getAttribute("src");
  await place.getByRole("button", { name: "Mostrar otra imagen" }).click();
  // Two random questions may be alike, two pictures are not.
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await expect(place.getByLabel("Celular")).toHaveValue(number);
  await answer.fill(answerTo((await question.textContent()) ?? ""));
  return answer;
}

/** A wrong code does not end the wait for another one, nor begin it again. */
async function expectWaitGoesOn(place: Locator) {
  if (test.info().project.name === "no-js") return;
  const wait = place.getByRole("button", { name: /^Enviar otro en \d+ s/ });
  const seconds = async () => Number(/\d+/.exec((await wait.textContent()) ?? "")?.[0]);
  const first = await seconds();
  await expect.poll(seconds).toBeLessThan(first);
  const code = place.getByLabel("Código", { exact: true });
  await code.fill("000000");
  await code.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  expect(await seconds()).toBeLessThan(first);
}

test("a code to log in or to register needs a captcha where many went out @whole @desktop @no-js", async ({
  page,
  baseURL,
}) => {
  await comeFromBusyAddress(page, "alba");
  const dialog = page.getByRole("dialog");
  const send = () => dialog.getByRole("button", { name: "Enviar código" }).click();
  await page.goto(brandUrl(baseURL, "alba", "/login?way=sms"));
  await dialog.getByLabel("Celular").fill("55 5000 0029");
  await expectAccessibleAtBothWidths(page);
  await (await solve(dialog, "55 5000 0029", send)).press("Enter");
  await expect(dialog.getByText("El código va en camino.")).toBeVisible();
  await expect(dialog.getByLabel("Lo que ves")).toHaveCount(0);
  await expectWaitGoesOn(dialog);

  const number = newNumber();
  await page.goto(brandUrl(baseURL, "alba", "/register"));
  await dialog.getByRole("button", { name: "Con celular" }).click();
  await dialog.getByLabel("Celular").fill(number);
  await expect(dialog.getByLabel("Lo que ves")).toHaveCount(0);
  await send();
  await expect(dialog.getByLabel("Lo que ves")).toHaveAccessibleDescription(/Escribe/);
  await expectAccessibleAtBothWidths(page);
  await solve(dialog, number, send);
  await send();
  await expect(dialog.getByRole("status")).toContainText("Te enviamos un código");
  await messageTo(page, `+52${number}`, /\b\d{6}\b/);
});

test("a code for a new password or number needs a captcha where many went out @whole @desktop @no-js", async ({
  page,
  baseURL,
}) => {
  await comeFromBusyAddress(page, "mareo");
  const dialog = page.getByRole("dialog");
  await page.goto(brandUrl(baseURL, "mareo", "/forgot?way=mobile"));
  const number = newNumber();
  await dialog.getByLabel("Celular").fill(number);
  await expectAccessibleAtBothWidths(page);
  const send = () => dialog.getByRole("button", { name: "Enviar código" }).click();
  await (await solve(dialog, number, send)).press("Enter");
  await expect(dialog.getByText("El código va en camino.")).toBeVisible();

  const path = "/member/securityCenter/phone";
  await becomeMember({ page, baseURL, brand: "mareo", path });
  const main = page.getByRole("main");
  await main.getByLabel("Celular").fill(number);
  await main.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await expectAccessibleAtBothWidths(page);
  const sendThere = () => main.getByRole("button", { name: "Enviar el código" }).click();
  const answer = await solve(main, number, sendThere);
  await main.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await answer.press("Enter");
  await expect(main).toContainText("Enviamos un código");
  await messageTo(page, `+52${number}`, /\b\d{6}\b/);
});
