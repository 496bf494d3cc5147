import { expectAccessible } from "../support/axe.ts";
import { brandUrl, expect, test } from "../support/e2e.ts";

const brands = ["alba", "noche", "mareo"];

for (const brand of brands) {
  test(`${brand} loads its own stylesheet and no other brand's`, async ({ page, baseURL }) => {
    const styles: string[] = [];
    page.on("response", async (response) => {
      if (response.request().resourceType() === "stylesheet") styles.push(await response.text());
    });
    await page.goto(brandUrl(baseURL, brand), { waitUntil: "networkidle" });
    const palettes = styles.filter((text) => text.includes("--color-page:"));
    expect(palettes).toHaveLength(1);
  });

  for (const theme of ["light", "dark"] as const) {
    test(`${brand} can be read by everyone in its ${theme} theme`, async ({
      page,
      baseURL,
      context,
    }) => {
      const value = encodeURIComponent(Buffer.from(JSON.stringify(theme)).toString("base64"));
      await context.addCookies([{ name: "theme", value, url: brandUrl(baseURL, brand) }]);
      await page.goto(brandUrl(baseURL, brand));
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectAccessible(page);
    });
  }
}

test("the first answer already has the chosen theme and language @no-js", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "alba"));
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page
    .getByRole("banner")
    .getByLabel(/Cambiar idioma/)
    .click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Use dark theme" }).locator("visible=true").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a host that is no brand's gets a neutral page and never a brand", async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(brandUrl(baseURL, "nadie"), {
    headers: { accept: "text/html" },
  });
  expect(answer.status()).toBe(404);
  const text = await answer.text();
  for (const brand of brands) expect(text).not.toContain(`${brand}.localhost`);
});

test("a session of one brand is nobody on another", async ({ request, baseURL }) => {
  const login = await request.post(brandUrl(baseURL, "alba", "/login"), {
    form: { username: "demo", password: "Sol-Luna-Mar-26" },
    headers: { origin: new URL(brandUrl(baseURL, "alba")).origin },
    maxRedirects: 0,
  });
  const cookie = login.headers()["set-cookie"]?.split(";")[0] ?? "";
  expect(cookie).toMatch(/^session=./);
  const own = await request.get(brandUrl(baseURL, "alba", "/member/bets"), { headers: { cookie } });
  expect(own.url()).toContain("/member/bets");
  const other = await request.get(brandUrl(baseURL, "noche", "/member/bets"), {
    headers: { cookie },
  });
  expect(other.url()).toContain("/login");
});
