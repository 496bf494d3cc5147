import { brandUrl, expect, test } from "../support/e2e.ts";
import { turnRound, writePseudoArabic } from "../support/right-to-left.ts";

/** Each kind of header and of hero, the list, a dialog and the pages with a hero of their own. */
const pages = [
  ...["alba/", "alba/rngList", "noche/", "noche/login", "mareo/", "mareo/promotions"],
  ...["mareo/help", "noche/register"],
];

test("where one reads from the right every page stands as its mirror shows it", async ({
  page,
  baseURL,
}) => {
  for (const place of pages) {
    const [brand = "", path = ""] = place.split("/");
    await page.goto(brandUrl(baseURL, brand, `/${path}`), { waitUntil: "networkidle" });
    expect.soft(await turnRound(page), place).toEqual([]);
    await writePseudoArabic(page);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect.soft(await page.evaluate(overflow), `${place} scrolls to the side`).toBeLessThan(1);
  }
});
