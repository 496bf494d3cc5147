import type { Page, TestInfo } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { setScene } from "../../support/browser/staff.ts";
import { chooseMethod, PASSWORD } from "../../support/browser/visitor.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "noche" : "alba");
const main = (page: Page) => page.getByRole("main");
const frameOf = (page: Page) => main(page).locator("iframe").contentFrame();

// A form that is refused, and one that the platform refuses.
test.use({ expectedStatuses: [400, 422] });

test("a limit holds at the cashier, is lowered at once and raised only after its wait @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await becomeMember({ page, baseURL, brand, path: "/member/protection" });
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Mis límites y pausas");
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("link", { name: "Poner un límite de depósitos" }).click();
  await main(page).getByLabel("Al día").fill("mucho");
  await main(page).getByRole("button", { name: "Guardar" }).click();
  await expect(main(page).getByLabel("Al día")).toHaveAccessibleDescription(/Escribe un monto/);
  await main(page).getByLabel("Al día").fill("300");
  await main(page).getByRole("button", { name: "Guardar" }).click();
  await expect(main(page)).toContainText("Tu límite quedó guardado y ya vale.");
  await expect(main(page)).toContainText("0.00 de $300.00");

  await page.goto(brandUrl(baseURL, brand, "/member/deposit?amount=301"));
  await chooseMethod(page, /Tarjeta/);
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page.getByRole("textbox", { name: "¿Cuánto?" })).toHaveAccessibleDescription(
    /límite de depósitos.*300\.00/,
  );

  await page.goto(brandUrl(baseURL, brand, "/member/protection/limits/deposit"));
  await main(page).getByLabel("Al día").fill("900");
  await main(page).getByLabel("A la semana").fill("2000");
  await main(page).getByRole("button", { name: "Guardar" }).click();
  await expect(main(page)).toContainText("Pediste subirlo a $900.00. Podrás confirmarlo desde");
  await expect(main(page)).toContainText("0.00 de $300.00");
  // The lower limit beside it holds at once.
  await expect(main(page)).toContainText("0.00 de $2,000.00");
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("button", { name: "Dejarlo como está" }).click();
  await expect(main(page)).toContainText("Tu límite se queda como estaba.");
});

test("a break closes the games and leaves the withdrawal open @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await becomeMember({ page, baseURL, brand, path: "/member/protection/break" });
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("button", { name: "Empezar mi pausa" }).click();
  await expect(main(page)).toContainText("Elige un plazo.");
  await main(page).getByLabel("24 horas").check();
  await main(page).getByRole("button", { name: "Empezar mi pausa" }).click();
  await expect(main(page)).toContainText("Estás en pausa hasta el");
  await page.goto(brandUrl(baseURL, brand, "/game?gameCode=ruleta-jacinta"));
  await expect(main(page).getByRole("heading", { name: "Estás en pausa" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("link", { name: "Ver mi pausa" }).click();
  await main(page).getByRole("link", { name: "Retirar mi dinero" }).click();
  await expect(page).toHaveURL(/\/member\/withdraw$/);
  await page.goto(brandUrl(baseURL, brand, "/"));
  await expect(main(page).getByRole("heading", { name: /Estás en pausa hasta el/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Retirar", exact: true })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test("an exclusion asks for a proof, ends the session, and says what stays open @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/protection/break";
  await becomeMember({ page, baseURL, brand, path, fullname: "Rosa Valle Ibarra" });
  await main(page).getByLabel("6 meses").check();
  await main(page)
    .getByLabel(/Entiendo que no se puede deshacer/)
    .check();
  await main(page).getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Autoexcluirme" }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/pause"));
  await expect(main(page)).toContainText("Cerramos tus sesiones");
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/member"));
  await expect(page).toHaveURL(/\/login\?to=/);
});

test("the summary and the self-test say nothing about a member who has not played @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await becomeMember({ page, baseURL, brand, path: "/member/protection/statement" });
  await expect(main(page)).toContainText("Todavía no hay nada que contar");
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/member/protection/test"));
  await main(page).getByRole("button", { name: "Ver mi resultado" }).click();
  await expect(main(page)).toContainText("Te falta contestar alguna pregunta.");
  for (const question of await main(page).getByRole("group", { name: /^¿/ }).all()) {
    await question.getByLabel("A veces").check();
  }
  await main(page).getByRole("button", { name: "Ver mi resultado" }).click();
  await expect(main(page)).toContainText("Tu resultado: 9 de 27.");
  await expectAccessibleAtBothWidths(page);
});

test("the bar of a game has the time played and the way to the limits", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/protection/limits/stake";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  await main(page).getByLabel("Al día").fill("10");
  await main(page).getByRole("button", { name: "Guardar" }).click();
  await expect(main(page)).toContainText("0.00 de $10.00");
  await page.goto(brandUrl(baseURL, brand, "/game?gameCode=ruleta-jacinta"));
  const clock = page.getByRole("link", { name: /^Mis límites/ });
  await expect(clock).toBeVisible();
  const table = frameOf(page);
  await expect(table.locator("dl").filter({ hasText: "Saldo" })).toContainText("$100.00");
  await table.getByRole("button", { name: /^Negro/ }).click();
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras|Esta vez no/);
  await expect(clock).toHaveAccessibleName(/Mis límites 0 min/);
  await expectAccessibleAtBothWidths(page);
});

test("a reminder that is due covers the game with time and money until it is answered", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/protection";
  const username = await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  await main(page).getByLabel("Recordarme cada").selectOption("15");
  await main(page).getByRole("button", { name: "Guardar" }).click();
  await expect(main(page)).toContainText("Tu recordatorio quedó guardado.");
  await page.goto(brandUrl(baseURL, brand, "/game?gameCode=ruleta-jacinta"));
  const table = frameOf(page);
  await table.getByRole("button", { name: /^Negro/ }).click();
  await table.getByRole("button", { name: "Girar" }).click();
  await expect(table.getByRole("status")).toHaveText(/Cobras|Esta vez no/);
  await expect(page.getByRole("link", { name: /^Mis límites 0 min/ })).toBeVisible();
  setScene("a quarter of an hour of play", brand, username);
  await page.reload();
  const reminder = page.getByRole("alertdialog", { name: "Llevas 15 min jugando" });
  await expect(reminder).toContainText(/Apostado\$\d/);
  await expect(reminder.getByRole("link", { name: "Mis límites" })).toBeVisible();
  await expect(table.locator("dl").filter({ hasText: "Saldo" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  // Chromium closes a dialog at the second Escape in a row, whatever the page says.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(reminder).toBeVisible();
  await reminder.getByRole("button", { name: "Seguir jugando" }).click();
  await expect(reminder).toBeHidden();
});

test("a kind word about one's play leads to the tools, and goes once it is read @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/protection";
  const username = await becomeMember({ page, baseURL, brand, path });
  const word = main(page).getByRole("complementary", { name: "¿Cómo va tu juego?" });
  await expect(word).toBeHidden();
  setScene("worrying play", brand, username);
  await page.reload();
  await expect(word).toContainText("tú lo sabes mejor que nadie");
  await expect(word.getByRole("link", { name: "Hacer una pausa" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await word.getByRole("button", { name: "Entendido" }).click();
  await expect(main(page)).toContainText("Gracias por leerlo.");
  await expect(word).toBeHidden();
});

test("a limit is offered before the first deposit, with its errors on their fields @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  await becomeMember({ page, baseURL, brand, path: "/member/deposit" });
  await expect(main(page)).toContainText("¿Quieres decidir antes cuánto depositar como máximo?");
  await main(page).getByRole("link", { name: "Poner un límite" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Tus límites");
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("button", { name: "Guardar y seguir" }).click();
  await expect(main(page).getByLabel("Hasta cuánto")).toHaveAccessibleDescription(
    "Escribe hasta cuánto.",
  );
  await expect(main(page).getByLabel("Cada cuánto")).toHaveAccessibleDescription(
    "Elige un período.",
  );
  await expectAccessibleAtBothWidths(page);
  await main(page).getByLabel("Hasta cuánto").fill("600");
  await main(page).getByLabel("Cada cuánto").selectOption("week");
  await main(page).getByRole("button", { name: "Guardar y seguir" }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/member/deposit"));
  await expect(main(page)).not.toContainText("¿Quieres decidir antes");
});
