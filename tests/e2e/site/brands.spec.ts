import { expectAccessibleAtBothWidths, themeCookie } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";
import { languageButton, themeButton } from "../../support/browser/visitor.ts";

const brands = ["alba", "noche", "mareo"];

for (const brand of brands) {
  test(`${brand} loads its own stylesheet and no other brand's`, async ({ page, baseURL }) => {
    const styles: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "stylesheet") styles.push(response.text());
    });
    await page.goto(brandUrl(baseURL, brand), { waitUntil: "networkidle" });
    const texts = await Promise.all(styles);
    const palettes = texts.filter((text) => text.includes("--color-page:"));
    expect(palettes).toHaveLength(1);
  });

  for (const theme of ["light", "dark"] as const) {
    const isFirst = brand === (theme === "light" ? "alba" : "noche");
    const repeat = isFirst ? "" : " @whole";
    test(`${brand} can be read by everyone in its ${theme} theme${repeat}`, async ({
      page,
      baseURL,
      context,
    }) => {
      await context.addCookies([themeCookie(theme, brandUrl(baseURL, brand))]);
      await page.goto(brandUrl(baseURL, brand));
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectAccessibleAtBothWidths(page);
    });
  }
}

test("inner pages of two brands differ in menu, title and surface @desktop", async ({
  page,
  baseURL,
}) => {
  const insideOf = async (brand: string) => {
    await enterAs({ page, baseURL, brand, path: "/member/bets", username: "demo" });
    const menu = page.getByRole("navigation", { name: "Mi cuenta" });
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    await expectAccessibleAtBothWidths(page);
    const [beside, below] = [(await menu.boundingBox())!, (await title.boundingBox())!];
    const ornament = (part: string) =>
      title.evaluate((h1, name) => getComputedStyle(h1, name).content, part);
    return {
      isBeside: below.x > beside.x + beside.width,
      ornaments: [await ornament("::before"), await ornament("::after")],
      surfaces: await title.evaluate((h1) => {
        const around: string[] = [];
        for (let at = h1.parentElement; at && at.tagName !== "MAIN"; at = at.parentElement)
          around.push(getComputedStyle(at).boxShadow);
        return around.filter((shadow) => shadow !== "none");
      }),
    };
  };
  const [alba, noche] = [await insideOf("alba"), await insideOf("noche")];
  expect([alba.isBeside, noche.isBeside]).toEqual([true, false]);
  expect(alba.ornaments).not.toEqual(noche.ornaments);
  expect(alba.surfaces).not.toEqual(noche.surfaces);
});

test("a centre's menu across the page opens one group, and leaves the form in view @desktop", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs({ page, baseURL, brand: "noche", path: "/member/deposit", username: "demo" });
  await expect(page.getByRole("textbox", { name: "¿Cuánto?" })).toBeInViewport();
  const menu = page.getByRole("navigation", { name: "Mi cuenta" });
  await expect(menu.getByRole("link", { name: "Retirar" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Mis apuestas" })).toBeHidden();
  await menu.getByRole("link", { name: /^Mi juego/ }).click();
  await expect(menu.getByRole("link", { name: "Mis apuestas" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Retirar" })).toBeHidden();
});

test("the first answer already has the chosen theme and language @no-js @both", async ({
  page,
  baseURL,
  context,
}) => {
  const url = brandUrl(baseURL, "alba");
  const { value: dark } = themeCookie("dark", url);
  const keptTheme = async () => (await context.cookies()).find(({ name }) => name === "theme");
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await (await languageButton(page, "en")).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await (await themeButton(page, "Use dark theme")).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // The page is dark before the answer is there.
  await expect.poll(keptTheme).toMatchObject({ value: dark });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("without a choice the device decides the theme @no-js @both", async ({ page, baseURL }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const url = brandUrl(baseURL, "alba");
  await page.goto(url);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await ground();
  expect(night).not.toBe(day);
  await expectAccessibleAtBothWidths(page);
  await (await themeButton(page, "Usar tema claro")).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await ground()).toBe(day);
});

test("a page's scripts are few @desktop", async ({ page, baseURL }) => {
  await page.goto(brandUrl(baseURL, "alba"));
  const scripts = page.locator("link[rel=modulepreload]");
  await expect.poll(() => scripts.count()).toBeGreaterThan(2);
  expect(await scripts.count()).toBeLessThan(14);
});

test.describe("hosts", () => {
  test.use({ expectedStatuses: [404] });

  test("a host that is no brand's gets a neutral page and never a brand", async ({
    page,
    baseURL,
  }) => {
    const answer = await page.goto(brandUrl(baseURL, "nadie"));
    expect(answer?.status()).toBe(404);
    const text = await page.content();
    for (const brand of brands) expect(text).not.toContain(`${brand}.localhost`);
    await expectAccessibleAtBothWidths(page);
  });
});

test("a session of one brand is nobody on another", async ({ page, context, baseURL }) => {
  await enterAs({ page, baseURL, brand: "alba", path: "/member/bets", username: "demo" });
  await expect(page).toHaveURL(brandUrl(baseURL, "alba", "/member/bets"));
  const session = (await context.cookies()).find(({ name }) => name === "session");
  const { name, value } = session!;
  await context.addCookies([{ name, value, url: brandUrl(baseURL, "noche") }]);
  await page.goto(brandUrl(baseURL, "noche", "/member/bets"));
  await expect(page).toHaveURL(brandUrl(baseURL, "noche", "/login?to=%2Fmember%2Fbets"));
});
