import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { openDialogPage } from "../../support/browser/dialog-page/open-page.ts";
import { expect, test } from "../../support/browser/e2e.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const clickCover = (page: Page) => page.mouse.click(8, 8);

/** True when the focus is on the page or on the dialog below the top one. */
const focusIsBehind = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const upper = [...document.querySelectorAll("dialog")].at(-1);
    return focused !== document.body && !upper?.contains(focused);
  });

async function open(page: Page, name: string) {
  await button(page, name).click();
}

test.beforeEach(({ page, baseURL }) => openDialogPage(page, baseURL));

test("a dialog closes as it is allowed to, and Enter is its default or only button's @both", async ({
  page,
}) => {
  await open(page, "plain");
  const plain = dialog(page, "Plain");
  await expect(plain.getByRole("heading", { name: "Plain" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(plain, "two buttons and no default: Enter is nobody's").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plain).toBeHidden();
  await expect(button(page, "plain"), "the focus comes back").toBeFocused();
  await open(page, "plain");
  const title = await plain.getByRole("heading", { name: "Plain" }).boundingBox();
  await page.mouse.move((title?.x ?? 0) + 4, (title?.y ?? 0) + 4);
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect(plain, "letting go over the cover is no click on it").toBeVisible();
  await clickCover(page);
  await expect(plain).toBeHidden();
  await open(page, "plain");
  await button(page, "CLOSE").click();
  await expect(plain).toBeHidden();

  await open(page, "untitled");
  const untitled = dialog(page, "Untitled");
  await expect(untitled.getByRole("button")).toHaveCount(1);
  await expect(untitled.getByRole("heading")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(untitled, "Enter is the only button's").toBeHidden();

  await open(page, "locked");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await clickCover(page);
  await expect(dialog(page, "Locked")).toBeVisible();
  await button(page, "CLOSE").click();
  await expect(dialog(page, "Locked")).toBeHidden();

  await open(page, "uncovered");
  await clickCover(page);
  await page.keyboard.press("Escape");
  await expect(
    dialog(page, "Uncovered"),
    "without a cover nothing outside closes it",
  ).toBeVisible();
  await button(page, "CLOSE").click();

  await open(page, "question");
  const question = page.getByRole("alertdialog", { name: "Question" });
  await expect(question).toHaveAccessibleDescription("Sure?");
  await page.keyboard.press("Enter");
  await expect(question).toHaveAccessibleDescription("Sure? Yes");
  await question.getByRole("button", { name: "No" }).press("Enter");
  await expect(question).toHaveAccessibleDescription("Sure? No");
  await page.keyboard.press("Escape");

  await open(page, "timed");
  await expect(dialog(page, "Timed")).toBeVisible();
  // The pointer rests on it, so it stays open.
  await page.mouse.move(0, 0);
  await expect(dialog(page, "Timed")).toBeHidden();
});

test("the page behind keeps its place, and of two dialogs the upper one is meant @both", async ({
  page,
}) => {
  await open(page, "nested");
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.mouse.wheel(0, 700);
  await page.keyboard.press("End");
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await button(page, "Open inner").click();
  const [outer, inner] = [dialog(page, "Outer"), dialog(page, "Inner")];
  await expect(inner.getByRole("heading")).toBeFocused();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    expect(await focusIsBehind(page)).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(inner).toBeHidden();
  await expect(outer).toBeVisible();
  await expect(button(page, "Open inner")).toBeFocused();
  await button(page, "Open inner").click();
  await clickCover(page);
  await expect(inner).toBeHidden();
  await page.mouse.wheel(0, 700);
  expect(await page.evaluate(() => scrollY), "still locked by the outer one").toBe(place);
  await page.keyboard.press("Escape");
  await expect(outer).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY), "free again").toBeGreaterThan(place);
});

test("it is moved by its head or by arrow keys, never off the screen @desktop @whole", async ({
  page,
}) => {
  const box = async (name: string) =>
    (await dialog(page, name).getByRole("heading").boundingBox()) ?? { x: 0, y: 0 };
  await open(page, "moving");
  const home = await box("Moving");

  await page.mouse.move(home.x + 200, home.y + 10);
  await page.mouse.down();
  await page.mouse.move(home.x + 260, home.y - 30, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => box("Moving")).toMatchObject({ x: home.x + 60, y: home.y - 40 });

  const handle = button(page, "Move");
  await handle.press("ArrowRight");
  await handle.press("ArrowDown");
  await expect.poll(() => box("Moving")).toMatchObject({ x: home.x + 76, y: home.y - 24 });
  for (let press = 0; press < 12; press += 1) await handle.press("Shift+ArrowLeft");
  for (let press = 0; press < 12; press += 1) await handle.press("Shift+ArrowUp");
  await expect.poll(async () => (await box("Moving")).x).toBeLessThan(120);
  await expect.poll(async () => (await box("Moving")).y).toBeLessThan(120);
  const corner = await box("Moving");
  expect(corner.x).toBeGreaterThan(8);
  expect(corner.y).toBeGreaterThan(8);
  await expectAccessible(page);
  await handle.press("Home");
  await expect.poll(() => box("Moving")).toMatchObject({ x: home.x, y: home.y });
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Moving"), "Enter on the handle closes nothing").toBeVisible();
});
