import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { brandUrl, expect } from "./e2e.ts";

/** The visible labels of buttons and fields, by language. */
export const words = {
  es: {
    register: "Crear cuenta",
    submit: "Crear cuenta",
    login: "Entrar",
    username: "Usuario",
    password: "Contraseña",
    confirmPassword: "Repite la contraseña",
    adult: /Tengo \d+ años o más/,
    fullname: "Nombre completo",
    birthday: "Fecha de nacimiento",
    nationality: "Nacionalidad",
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
    username: "Username",
    password: "Password",
    confirmPassword: "Repeat password",
    adult: /I am \d+ or older/,
    fullname: "Full legal name",
    birthday: "Date of birth",
    nationality: "Nationality",
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
  await languageButton(page, language).then((button) => button.click());
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** A language's button: in the header's language menu, or in the menu on phones. */
export async function languageButton(page: Page, language: "es" | "en"): Promise<Locator> {
  const header = page.getByRole("banner");
  const menu = header.getByLabel(/^Menú$|^Menu$/).first();
  const choice = header.getByLabel(/· (Cambiar idioma|Change language)/);
  await ((await menu.isVisible()) ? menu : choice).click();
  return header.getByRole("button", { name: words[language].languageName }).locator("visible=true");
}

/** The button of a theme: in the header, or in the menu on phones. */
export async function themeButton(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole("banner");
  const menu = header.getByLabel(/^Menú$|^Menu$/).first();
  if (await menu.isVisible()) await menu.click();
  return header.getByRole("button", { name }).locator("visible=true");
}

/** Registers with the form, like a new visitor, and ends logged in. */
export async function register(page: Page, say: Words, username = newUsername()) {
  await page.getByRole("banner").getByRole("link", { name: say.register }).click();
  await signUp(page, say, username);
  return username;
}

/** Fills in the open registration form with everything that its brand requires. */
export async function fillRegistration(
  dialog: Locator,
  say: Words = words.es,
  username = newUsername(),
) {
  await dialog.getByLabel(say.username, { exact: true }).fill(username);
  await dialog.getByLabel(say.password, { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(say.confirmPassword).fill(PASSWORD);
  if (await dialog.getByLabel(say.fullname).isVisible()) {
    await dialog.getByLabel(say.fullname).fill("Luz Muñoz Peña");
    await dialog.getByLabel(say.birthday).fill("1990-05-17");
    await dialog.getByLabel(say.nationality).selectOption("MX");
  }
  await dialog.getByLabel(say.adult).check();
  await dialog.getByLabel(say.agree).check();
}

async function signUp(page: Page, say: Words, username: string, email?: string) {
  const dialog = page.getByRole("dialog");
  if (email) await dialog.getByLabel(/^Correo electrónico|^Email/).fill(email);
  await fillRegistration(dialog, say, username);
  await dialog.getByRole("button", { name: say.submit }).click();
  await expect(page.getByRole("banner").getByLabel(say.account)).toBeVisible();
}

/** Registers a member of the brand, in Spanish, and opens the given page. */
export async function joinAt(
  page: Page,
  origin: string | undefined,
  brand: string,
  path: string,
  email?: string,
) {
  const username = newUsername();
  await page.goto(brandUrl(origin, brand, `/register?to=${encodeURIComponent(path)}`));
  await signUp(page, words.es, username, email);
  return username;
}

/**
 * The accounts of every demonstration brand: "demo" may do everything, "prueba" is a trial account.
 */
export const DEMO_PASSWORD = "Sol-Luna-Mar-26";

/** Fills in the open login dialog, and sends it. */
export async function logIn(page: Page, username: string, password = DEMO_PASSWORD) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Usuario", { exact: true }).fill(username);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: /^(Entrar|Pasar a la sala)/ }).click();
}

/** The game cards on the page; each shows its game's RTP. */
export const gameCards = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link", { name: /RTP \d/ });

/** The name of the game on a card. */
export const gameOn = async (card: Locator): Promise<string> =>
  (await card.getByRole("strong").textContent()) ?? "";

/** Chooses a way to pay; a phone shows the others on demand. */
export async function chooseMethod(page: Page, name: RegExp) {
  const others = page.locator("details:not([open]) > summary", { hasText: "Pagar de otra forma" });
  if (await others.isVisible()) await others.click();
  await page.getByRole("radio", { name }).check({ force: true });
}

/** Requests a deposit, and ends on the gateway's page. */
export async function openPayment(page: Page, amount: string) {
  await page.goto(new URL("/member/deposit", page.url()).href);
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill(amount);
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(/mockpay\.localhost/);
}

/** Ends a payment with the gateway's button of that name, and returns to the receipt. */
export async function endPayment(page: Page, button: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("link", { name: "Volver al sitio" }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/\w/);
}
