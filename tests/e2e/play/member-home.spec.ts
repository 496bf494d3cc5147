import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { joinAt, logIn } from "../../support/browser/visitor.ts";

test("a member's home begins with what is theirs, and sells nothing @no-js @both", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "alba" : "noche";
  const home = brandUrl(baseURL, brand);
  const main = page.getByRole("main");
  await page.goto(home);
  const heroTitle = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const name = await joinAt(page, baseURL, brand, "/rngList");

  await main.getByRole("button", { name: "Guardar Sol Serpiente" }).click();
  await expect(main.getByRole("button", { name: "Guardar Sol Serpiente" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goto(brandUrl(baseURL, brand, "/member/deposit"));
  await page.getByRole("radio", { name: /^Transferencia SPEI/ }).check({ force: true });
  await page.getByRole("textbox", { name: "¿Cuánto?" }).fill("300");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/./);

  await page.goto(home);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Hola, ${name}`);
  await expect(main.getByRole("heading", { name: heroTitle })).toHaveCount(0);
  const favourites = main.getByRole("region", { name: "Tus favoritos" });
  await expect(favourites.getByRole("link", { name: /Sol Serpiente/ })).toBeInViewport();
  await expectAccessibleAtBothWidths(page);
  const waiting = main.getByRole("region", { name: "Te está esperando" });
  await waiting.getByRole("link", { name: "Termina tu depósito de $300.00" }).click();
  await expect(page).toHaveURL(/\/member\/deposit\/./);
});

test("the last games are one press away @both", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "alba", "/login"));
  await logIn(page, "demo");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Hola, Demo");
  const last = main.getByRole("region", { name: "Sigue jugando" }).getByRole("link");
  const place = await last.nth(1).boundingBox();
  expect(place?.y).toBeLessThan(520);
  await expectAccessible(page);
  await last.nth(1).click();
  await expect(page).toHaveURL(/gameCode=/);
});

test("a guest and a trial account find the home that presents the place", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "alba"));
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  const words = (await title.textContent()) ?? "";
  expect(words).not.toContain("Hola");
  await page.goto(brandUrl(baseURL, "alba", "/login"));
  await logIn(page, "prueba");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(title).toHaveText(words);
});
