import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

test("a player sends money to the agent above, having looked at it once more @no-js-always @desktop", async ({
  page,
  baseURL,
}) => {
  // Withdrawals of the other brands count the member's balance.
  const brand = "alba";
  await enterAs({ page, baseURL, brand, path: "/member/transferUpline", username: "demo" });
  const menu = page.getByRole("navigation", { name: "Mi cuenta" });
  await expect(menu.getByRole("link", { name: "Transferir" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectAccessible(page);
  const amount = page.getByRole("textbox", { name: "¿Cuánto?" });
  await amount.fill("10");
  await page.getByRole("button", { name: "Revisar" }).click();
  await expect(amount).toHaveAccessibleDescription(
    /Elige un monto entre \$50\.00 y \$20,000\.00\./,
  );
  await amount.fill("60");
  await page.getByRole("button", { name: "Revisar" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Revisa antes de enviar" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Clave de retiro", { exact: true }).fill("482915");
  await page.getByRole("button", { name: /^Enviar \$60\.00$/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enviaste" })).toContainText(
    /Enviaste \$60\.00 a agente\. Referencia T-/,
  );
  const mine = page.getByRole("region", { name: "Mis transferencias" });
  await expect(mine.getByRole("listitem").filter({ hasText: "Para agente" })).not.toHaveCount(0);
});

test("an agent's review refuses an unknown name and oneself, and shows the receiver @no-js @desktop", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "no-js" ? "noche" : "mareo";
  await enterAs({ page, baseURL, brand, path: "/member/transferUpline", username: "agente" });
  const account = page.getByLabel("Usuario del jugador");
  const review = async (name: string) => {
    await account.fill(name);
    await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("60");
    await page.getByRole("button", { name: "Revisar" }).click();
  };
  await review("nadie-aqui");
  await expect(account).toHaveAccessibleDescription(/No hay nadie con ese usuario/);
  await review("agente");
  await expect(account).toHaveAccessibleDescription(/Ese usuario eres tú/);
  await review("demo");
  await expect(
    page.getByRole("heading", { level: 1, name: "Revisa antes de enviar" }),
  ).toBeVisible();
  await expect(page.getByRole("definition").first()).toContainText("demo");
  await expectAccessible(page);
});

test("a player declines what the agent sent, and both are told @desktop", async ({
  page,
  baseURL,
}) => {
  const path = "/member/transferUpline";
  const brand = "alba";
  await enterAs({ page, baseURL, brand, path, username: "agente" });
  await page.getByLabel("Usuario del jugador").fill("demo");
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("60");
  await page.getByRole("button", { name: "Revisar" }).click();
  await page.getByLabel("Clave de retiro", { exact: true }).fill("482915");
  await page.getByRole("button", { name: /^Enviar/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enviaste" })).toBeVisible();

  await page.context().clearCookies();
  await enterAs({ page, baseURL, brand, path, username: "demo" });
  const mine = page.getByRole("region", { name: "Mis transferencias" });
  const newest = mine.getByRole("listitem").filter({ hasText: "De agente" }).first();
  await newest.getByText("Rechazar").click();
  await expectAccessible(page);
  await newest.getByRole("button", { name: "Sí, devolver" }).click();
  await expect(newest).toContainText(/Devuelta: .*60.* volvieron a agente/);
  await expect(newest.getByText("Rechazar")).toHaveCount(0);

  await page.context().clearCookies();
  await enterAs({ page, baseURL, brand, path: "/member/messages", username: "agente" });
  await expect(page.getByRole("main")).toContainText("No aceptaron tu transferencia");
});
