import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { turnRound } from "../../support/browser/look/right-to-left.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const sideways = () => document.documentElement.scrollWidth - window.innerWidth;

/** Each kind of header and of hero, the list, a dialog, and the pages with a hero of their own. */
const pages = [
  ...["alba/", "alba/rngList", "noche/", "noche/login", "mareo/", "mareo/promotions"],
  ...["mareo/help", "noche/register"],
];

test("where one reads from the right every page stands as its mirror shows it @whole @both", async ({
  page,
  baseURL,
}) => {
  for (const place of pages) {
    const [brand = "", path = ""] = place.split("/");
    await page.goto(brandUrl(baseURL, brand, `/${path}`), { waitUntil: "networkidle" });
    expect.soft(await turnRound(page), place).toEqual([]);
    expect.soft(await page.evaluate(sideways), `${place} scrolls to the side`).toBeLessThan(1);
  }
});

test("a right-to-left brand is complete, for guests and for members @whole @both", async ({
  page,
  baseURL,
}) => {
  await page.goto(brandUrl(baseURL, "qamar"), { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar-AE");

  await test.step("a carousel goes on to where one reads", async () => {
    const slides = page.getByRole("main").locator(".swiper-slide");
    await expect(slides.nth(1)).toHaveJSProperty("inert", true);
    const box = (await slides.first().boundingBox())!;
    const y = box.y + box.height / 3;
    // The carousel counts from the second step on, and a slow drag must pass half the width.
    await page.mouse.move(box.x + box.width * 0.1, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.9, y, { steps: 16 });
    await page.mouse.up();
    await expect(slides.nth(1)).toHaveJSProperty("inert", false);
    await expect(slides.first()).toHaveJSProperty("inert", true);
  });

  const visit = async (path: string) => {
    await page.goto(brandUrl(baseURL, "qamar", path), { waitUntil: "networkidle" });
    expect.soft(await turnRound(page), path).toEqual([]);
    expect.soft(await page.evaluate(sideways), `${path} scrolls to the side`).toBeLessThan(1);
  };
  for (const path of ["/", "/rngList", "/login"]) await visit(path);

  const path = "/member/transactionHistory";
  await enterAs({ page, baseURL, brand: "qamar", path, username: "demo" });
  await expect(page).toHaveURL(/\/member\/transactionHistory/);
  for (const path of ["/member/transactionHistory", "/member/deposit"]) await visit(path);
});
