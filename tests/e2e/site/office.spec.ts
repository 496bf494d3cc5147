import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import type { Role } from "#platform/contract/staff/roles.ts";
import { staffTerminalAnswer, staffTerminalStart } from "#platform/contract/staff/terminals.ts";
import { send } from "#platform/contract/wire/send.ts";
import { invite } from "#platform/staff/people/invite.ts";
import { addDeviceLock } from "../../support/browser/access.ts";
import { expectAccessibleInEachLook } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const PASSWORD = "nueve-lunas-azules";

test.use({ expectedStatuses: [404, 422] });

/** Invites a person and returns the address that an admin would hand over. */
async function invited(baseURL: string | undefined, role: Role) {
  const officeOrigin = `http://office.localhost:${new URL(baseURL ?? "").port}`;
  const name = `Rosa ${randomInt(1_000_000)}`;
  const email = `rosa${randomInt(1_000_000_000)}@casa.example`;
  const backstage = await openBackstage();
  const grant = { merchant: "alba", role, by: "test" };
  const { address } = await backstage.store.db.transaction((tx) =>
    invite({ ...backstage, officeOrigin }, tx, { name, email, ...grant }),
  );
  return { address, name, email, officeOrigin };
}

async function acceptByPassword(page: Page) {
  const secret = (await page.locator("code").textContent()) ?? "";
  const totp = new TOTP({ secret: secret.replaceAll(" ", "") });
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repite la contraseña").fill(PASSWORD);
  await page.getByLabel("Código de la app").fill("000000");
  await page.getByLabel("Código de la app").press("Enter");
  await expect(page.getByLabel("Código de la app")).toHaveAccessibleDescription(/no es correcto/);
  await expect(page.getByLabel("Código de la app")).toBeFocused();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repite la contraseña").fill(PASSWORD);
  await page.getByLabel("Código de la app").fill(totp.generate());
  await page.getByRole("button", { name: "Aceptar la invitación" }).click();
  await expect(page.getByRole("heading", { name: "Mis sesiones" })).toBeVisible();
}

test("an invited person accepts, confirms a terminal and ends its session @both @no-js", async ({
  page,
  baseURL,
}) => {
  const { address, name, officeOrigin } = await invited(baseURL, "cashier");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expectAccessibleInEachLook(page);
  await acceptByPassword(page);
  await expect(page.getByText("Caja")).toBeVisible();

  // Only browsers resolve the brands' names without any setting.
  const base = `http://127.0.0.1:${new URL(baseURL ?? "").port}/platform`;
  const caller = { base, fetch, merchant: "", language: "es" };
  const { code, deviceCode } = await send(caller, staffTerminalStart, { device: "caja-4" });
  await page.getByRole("link", { name: "Terminal" }).click();
  await expectAccessibleInEachLook(page);
  await page.getByLabel("Código que muestra la terminal").fill(code);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("caja-4")).toBeVisible();
  await page.getByRole("button", { name: "Sí, es mía" }).click();
  await expect(page.getByRole("status")).toContainText("actúa en tu nombre");
  expect(await send(caller, staffTerminalAnswer, { deviceCode })).toMatchObject({ name });

  await page.getByRole("link", { name: "Mis sesiones" }).click();
  await expectAccessibleInEachLook(page);
  await page.getByRole("button", { name: /^Terminar caja-4/ }).click();
  await expect(page.getByRole("status")).toContainText("La sesión terminó");
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("heading", { name: "Entrar a la oficina" })).toBeVisible();
  await expectAccessibleInEachLook(page);

  for (const path of ["/register", "/member", "/platform/openapi.json"]) {
    expect((await page.goto(officeOrigin + path))?.status()).toBe(404);
  }
  for (const path of ["/invitation", "/terminal", "/sessions", "/office.css"]) {
    expect((await page.goto(brandUrl(baseURL, "alba", path)))?.status()).toBe(404);
  }
});

test("a passkey accepts an invitation and logs in", async ({ page, baseURL }) => {
  const { address } = await invited(baseURL, "support");
  await page.goto(address);
  await addDeviceLock(page);
  await page.getByRole("button", { name: "Crear una llave de acceso" }).click();
  await expect(page.getByRole("heading", { name: "Mis sesiones" })).toBeVisible();
  await page.getByRole("button", { name: "Salir" }).click();
  await page.getByRole("button", { name: "Entrar con una llave de acceso" }).click();
  await expect(page.getByRole("heading", { name: "Mis sesiones" })).toBeVisible();
});
