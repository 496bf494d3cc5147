import type { Page } from "@playwright/test";
import { account } from "../../support/browser/access.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { goBy } from "../../support/browser/keyboard.ts";
import { newUsername, PASSWORD, words } from "../../support/browser/visitor.ts";

const say = words.es;
/** The menu and the header come before a page's content. */
const FAR = 60;
const ORDER = ["bar", "rail", "notices"];

test("an account is opened, left, entered again, changed and left for good by keys alone @whole @desktop", async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => brandUrl(baseURL, "noche", path);
  const keys = page.keyboard;
  const username = newUsername();
  const header = page.getByRole("banner");
  const dialog = page.getByRole("dialog");
  // Every key press is checked.
  test.slow();
  await page.goto(at("/hot"));

  await goBy(page, "Tab", page.getByRole("link", { name: "Saltar al contenido" }), 1);
  await goBy(page, "Tab", header.getByRole("link", { name: say.register }), FAR);
  await keys.press("Enter");
  await expect(dialog.getByLabel(say.username, { exact: true })).toBeFocused();
  await keys.press("Escape");
  await expect(header.getByRole("link", { name: say.register })).toBeFocused();
  await keys.press("Enter");
  await register(page, username);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(at("/hot"));

  await leaveByMenu(page);
  await expect(page).toHaveURL(at("/"));

  await goBy(page, "Shift+Tab", header.getByRole("link", { name: say.login }), FAR);
  await keys.press("Enter");
  await expect(dialog.getByLabel(say.username, { exact: true })).toBeFocused();
  await keys.type(username);
  await goBy(page, "Tab", dialog.getByLabel(say.password, { exact: true }), 1);
  await keys.type(PASSWORD);
  await goBy(page, "Tab", dialog.getByRole("button", { name: "Mostrar contraseña" }), 1);
  await goBy(page, "Shift+Tab", dialog.getByLabel(say.password, { exact: true }), 1);
  await keys.press("Enter");
  await expect(account(page)).toBeVisible();

  await openMenu(page, "Mi cuenta");
  await keys.press("Enter");
  await expect(page).toHaveURL(at("/member/securityCenter"));
  const main = page.getByRole("main");
  await goBy(page, "Tab", main.getByRole("link", { name: /^Mis datos/ }), FAR);
  await keys.press("Enter");
  const nickname = main.getByLabel("Apodo");
  await goBy(page, "Tab", nickname, FAR);
  await keys.type("Lucecita");
  await goBy(page, "Tab", main.getByRole("button", { name: "Guardar mis datos" }), 8);
  await keys.press("Enter");
  await expect(main).toContainText("Tus datos quedaron guardados.");
  await leaveByMenu(page);
});

test("the keyboard goes round a frame with a rail as the eye does @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "noche", "/"));
  const stops: { place: string; y: number }[] = [];
  while (stops.length < FAR) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const one = document.activeElement!;
      const { right, y } = one.getBoundingClientRect();
      const isRail = right <= 88;
      if (one.closest("main")) return { place: "main", y };
      if (one.closest("section")) return { place: "notices", y };
      return { place: isRail ? "rail" : "bar", y };
    });
    if (stop.place === "main") break;
    stops.push(stop);
  }
  const places = stops.slice(1).map(({ place }) => place);
  expect(places.filter((place, at) => place !== places[at - 1])).toEqual(ORDER);
  const rail = stops.filter(({ place }) => place === "rail").map(({ y }) => y);
  expect(rail).toEqual(rail.toSorted((one, other) => one - other));
  expect(places.filter((place) => place === "notices")).toHaveLength(4);
});

/** Fills in the fields in reading order, and sends the form by its button. */
async function register(page: Page, username: string) {
  const keys = page.keyboard;
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(say.username, { exact: true })).toBeFocused();
  await keys.type(username);
  const fields: [name: string | RegExp, typed: string][] = [
    [say.password, PASSWORD],
    [say.confirmPassword, PASSWORD],
    [say.fullname, "Luz Muñoz Peña"],
    [say.birthday, "05171990"],
    [say.nationality, "M"],
  ];
  for (const [name, typed] of fields) {
    await goBy(page, "Tab", dialog.getByLabel(name, { exact: true }));
    await keys.type(typed);
  }
  await expect(dialog.getByLabel(say.birthday)).toHaveValue("1990-05-17");
  const country = dialog.getByLabel(say.nationality);
  for (let press = 0; press < 25 && (await country.inputValue()) !== "MX"; press += 1) {
    await keys.press("ArrowDown");
  }
  await expect(country).toHaveValue("MX");
  for (const box of [say.adult, say.agree]) {
    await goBy(page, "Tab", dialog.getByLabel(box), 6);
    await keys.press("Space");
    await expect(dialog.getByLabel(box)).toBeChecked();
  }
  await goBy(page, "Tab", dialog.getByRole("button", { name: say.submit }));
  await keys.press("Enter");
}

/**
 * From the content back to the account menu: opens it, closes it with Escape, reopens it, and goes
 * to one of its items.
 */
async function openMenu(page: Page, item: string) {
  const keys = page.keyboard;
  const link = page.getByRole("banner").getByRole("link", { name: item });
  await goBy(page, "Shift+Tab", account(page), FAR);
  await keys.press("Enter");
  await expect(link).toBeVisible();
  await keys.press("Escape");
  await expect(link).toBeHidden();
  await expect(account(page)).toBeFocused();
  await keys.press("Space");
  await goBy(page, "Tab", link, 8);
}

async function leaveByMenu(page: Page) {
  const keys = page.keyboard;
  const question = page.getByRole("alertdialog");
  await openMenu(page, say.logout);
  await keys.press("Enter");
  // The dialog takes the focus a moment after it appears.
  await expect(question.locator(":focus")).toHaveCount(1);
  await keys.press("Escape");
  await expect(account(page), "the way back from a question is where it came from").toBeFocused();
  await keys.press("Enter");
  await goBy(page, "Tab", page.getByRole("banner").getByRole("link", { name: say.logout }), 8);
  await keys.press("Enter");
  await expect(question).toBeVisible();
  await goBy(page, "Tab", question.getByRole("link", { name: "Cancelar" }));
  await goBy(page, "Tab", question.getByRole("button", { name: say.logout }), 1);
  await keys.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: say.login })).toBeVisible();
}
