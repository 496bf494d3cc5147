import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { brandUrl, expect } from "./e2e.ts";

/** The words a visitor reads on the buttons, by language. */
export const words = {
  es: {
    register: "Crear cuenta",
    submit: "Crear cuenta",
    login: "Entrar",
    username: "Usuario",
    password: "Contraseña",
    confirmPassword: "Repite la contraseña",
    adult: /Tengo 18 años o más/,
    agree: /Acepto los/,
    deposit: "Depositar",
    account: /Tu cuenta/,
    bets: "Mis apuestas",
    logout: "Cerrar sesión",
    language: /Cambiar idioma/,
    languageName: "Español",
    pay: "Pagar",
    back: /Volver/,
    spin: /Girar|Juego gratis/,
    goOn: /Empezar|Continuar/,
    win: "Premio",
    balance: "Saldo",
  },
  en: {
    register: "Sign up",
    submit: "Create account",
    login: "Log in",
    username: "User name",
    password: "Password",
    confirmPassword: "Repeat the password",
    adult: /I am 18 or older/,
    agree: /I accept the/,
    deposit: "Deposit",
    account: /Your account/,
    bets: "My bets",
    logout: "Log out",
    language: /Change language/,
    languageName: "English",
    pay: "Pay",
    back: /Back/,
    spin: /Spin|Free game/,
    goOn: /Start|Continue/,
    win: "Win",
    balance: "Balance",
  },
} as const;
export type Words = (typeof words)[keyof typeof words];

export const newUsername = () => `e2e${randomBytes(5).toString("hex")}`.slice(0, 13);
export const PASSWORD = "Una-frase-para-jugar-7";

export async function chooseLanguage(page: Page, language: "es" | "en") {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  await page
    .getByRole("banner")
    .getByLabel(/Cambiar idioma|Change language/)
    .click();
  await page.getByRole("button", { name: words[language].languageName }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Registers by the form, as a newcomer would, and ends logged in. */
export async function register(page: Page, say: Words, username = newUsername()) {
  await page.getByRole("banner").getByRole("link", { name: say.register }).click();
  await signUp(page, say, username);
  return username;
}

async function signUp(page: Page, say: Words, username: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say.username).fill(username);
  await dialog.getByLabel(say.password, { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(say.confirmPassword).fill(PASSWORD);
  await dialog.getByLabel(say.adult).check();
  await dialog.getByLabel(say.agree).check();
  await dialog.getByRole("button", { name: say.submit }).click();
  await expect(page.getByRole("banner").getByLabel(say.account)).toBeVisible();
}

/** Becomes a member of the brand, in Spanish, and stands on the page that was asked for. */
export async function joinAt(page: Page, origin: string | undefined, brand: string, path: string) {
  const username = newUsername();
  await page.goto(brandUrl(origin, brand, `/register?to=${encodeURIComponent(path)}`));
  await signUp(page, words.es, username);
  return username;
}

/** The accounts that every demonstration brand has: "demo" may do everything, "prueba" tries. */
export const DEMO_PASSWORD = "Sol-Luna-Mar-26";

/** Fills in the login dialog that is open, and sends it. */
export async function logIn(page: Page, username: string, password = DEMO_PASSWORD) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Usuario", { exact: true }).fill(username);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Entrar" }).click();
}

/** The cards of games on the page: each says its game's RTP. */
export const gameCards = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link", { name: /RTP \d/ });

/** The name of the game on a card. */
export const gameOn = async (card: Locator): Promise<string> =>
  (await card.getByRole("strong").textContent()) ?? "";

/** Asks for a deposit, and stands on the gateway's page. */
export async function openPayment(page: Page, amount: string) {
  await page.goto(new URL("/member/deposit", page.url()).href);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill(amount);
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(/mockpay\.localhost/);
}

/** Ends a payment with the gateway's button of that name, and goes back to its receipt. */
export async function endPayment(page: Page, button: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("link", { name: "Volver al sitio" }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/\w/);
}
