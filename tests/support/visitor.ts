import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

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
    account: /^Tu cuenta/,
    bets: "Mis apuestas",
    logout: "Cerrar sesión",
    language: /Cambiar idioma/,
    languageName: "Español",
    pay: "Pagar",
    back: /Volver/,
    playGame: /^Jugar a /,
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
    account: /^Your account/,
    bets: "My bets",
    logout: "Log out",
    language: /Change language/,
    languageName: "English",
    pay: "Pay",
    back: /Back/,
    playGame: /^Play /,
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
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say.username).fill(username);
  await dialog.getByLabel(say.password, { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(say.confirmPassword).fill(PASSWORD);
  await dialog.getByLabel(say.adult).check();
  await dialog.getByLabel(say.agree).check();
  await dialog.getByRole("button", { name: say.submit }).click();
  await expect(page.getByRole("banner").getByLabel(say.account)).toBeVisible();
  return username;
}
