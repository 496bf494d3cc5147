import type { Frame, Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember, enterAs } from "../../support/browser/member-by-call.ts";
import { chooseMethod, openPayment } from "../../support/browser/visitor.ts";

const PUBLIC = ["/", "/rngList", "/promotions", "/vip", "/help", "/register", "/no-such-page"];
const CENTRE = ["/member/deposit", "/member/transactionHistory", "/member/bets"];

for (const brand of ["alba", "noche", "mareo"]) {
  test(`every text of ${brand} stands in a face that it ships`, async ({ page, baseURL }) => {
    for (const path of PUBLIC) {
      await page.goto(brandUrl(baseURL, brand, path));
      await expect.poll(() => inSystemFaces(page), path).toEqual([]);
    }
    await enterAs({ page, baseURL, brand, path: "/", username: "demo" });
    for (const path of CENTRE) {
      await page.goto(brandUrl(baseURL, brand, path));
      await expect.poll(() => inSystemFaces(page), path).toEqual([]);
    }
  });
}
test.use({ expectedStatuses: [404] });

test("a slot and a table write in faces of their own", async ({ page, baseURL }) => {
  await enterAs({ page, baseURL, brand: "alba", path: "/", username: "demo" });
  for (const game of ["pinata-real", "ruleta-del-puerto"]) {
    await page.goto(brandUrl(baseURL, "alba", `/game?gameCode=${game}`));
    const inside = page.frameLocator("main iframe");
    await expect(inside.getByRole("heading", { level: 1 })).toBeAttached();
    const frame = page.frames().find((one) => one.url().includes("/play/"))!;
    await expect.poll(() => inSystemFaces(frame), game).toEqual([]);
  }
});

test("the payment page writes in a face of its own", async ({ page, baseURL }) => {
  await becomeMember({ page, baseURL, brand: "alba", path: "/member/deposit" });
  await chooseMethod(page, /Tarjeta/);
  await openPayment(page, "200");
  await expect(page.getByRole("button", { name: "Pagar", exact: true })).toBeVisible();
  await expect.poll(() => inSystemFaces(page)).toEqual([]);
});

/** The visible texts whose first face the page has not loaded. */
const inSystemFaces = (page: Page | Frame) =>
  page.evaluate(() => {
    const loaded = new Set(
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((one) => [...one.childNodes].some(isText) && one.checkVisibility())
      .filter((one) => !one.closest("script, style, noscript, select, svg"))
      .filter((one) => {
        const [first = ""] = getComputedStyle(one).fontFamily.split(",");
        return !loaded.has(first.trim().replaceAll('"', ""));
      })
      .map((one) => `${getComputedStyle(one).fontFamily}: ${one.textContent?.trim().slice(0, 30)}`);

    function isText(node: Node) {
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";
    }
  });
