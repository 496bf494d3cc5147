import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { brandUrl, expect } from "./e2e.ts";
import { messageTo } from "./outbox.ts";
import { PASSWORD, words } from "./visitor.ts";

const STEP_MS = 30_000;

/** The account menu, which the header shows only to members. */
export const account = (page: Page) => page.getByRole("banner").getByLabel(/Tu cuenta/);

/** A number of Mexico City that is unique among runs. */
export const newNumber = () => `55${randomInt(10_000_000, 99_999_999)}`;

/** The latest six-digit code for a number or an address. */
export async function codeFor(page: Page, recipient: string): Promise<string> {
  const text = await messageTo(page, recipient, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

/**
 * Registers by mobile, with a code where the brand requires one; returns the number, the user name.
 */
export async function joinByMobile(
  page: Page,
  origin: string | undefined,
  brand: "alba" | "mareo",
): Promise<string> {
  const number = newNumber();
  await page.goto(brandUrl(origin, brand));
  await page.getByRole("banner").getByRole("link", { name: words.es.register }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Con celular" }).click();
  await dialog.getByLabel("Celular").fill(number);
  if (brand === "alba") {
    await dialog.getByRole("button", { name: "Enviar código" }).click();
    await expect(dialog.getByRole("status")).toContainText("Te enviamos un código");
    const code = await codeFor(page, `+52${number}`);
    await dialog.getByLabel("Código de verificación").fill(code);
  }
  await dialog.getByLabel(words.es.password, { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(words.es.confirmPassword).fill(PASSWORD);
  await dialog.getByLabel(words.es.adult).check();
  await dialog.getByLabel(words.es.agree).check();
  await dialog.getByRole("button", { name: words.es.submit }).click();
  await expect(account(page)).toBeVisible();
  return number;
}

export async function logOut(page: Page) {
  await page.goto(new URL("/logout", page.url()).href);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toBeVisible();
}

const pass = async (_page: Page) => undefined;

/** Enables the authenticator app with the typed key, as on a device without a camera. */
export async function setUpApp(page: Page, look: (page: Page) => Promise<void> = pass) {
  await page.getByRole("link", { name: "Configurar la app" }).click();
  await expect(page.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await look(page);
  const text = (await page.getByRole("main").textContent()) ?? "";
  const secret = /((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/.exec(text)?.[1] ?? "";
  const totp = new TOTP({ secret: secret.replaceAll(" ", "") });
  await page.getByLabel("Escribe el código que muestra").fill(totp.generate());
  await page.getByRole("button", { name: "Activar" }).click();
  await expect(page.getByRole("heading", { name: /códigos de respaldo/ })).toBeVisible();
  await look(page);
  const codes = await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  return { totp, codes };
}

/** The enabling code is used up; the next one is valid half a minute early. */
export const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + STEP_MS });

/** Gives the page's browser a virtual authenticator that confirms its owner without a prompt. */
export async function addDeviceLock(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
