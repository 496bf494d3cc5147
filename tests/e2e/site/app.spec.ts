import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { chooseLanguage } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const brandOf = (project: string) => (project === "phone" ? "mareo" : "alba");

test("the app's page shows a code, two guides and the brand's own manifest", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/down"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(brand);
  await expect(
    page.getByRole("img", { name: new RegExp(`${brand}\\.localhost.*/down`) }),
  ).toBeVisible();
  for (const guide of ["iPhone y iPad", "Android"]) {
    const steps = page.getByRole("region", { name: guide }).getByRole("listitem");
    await expect(steps).toHaveCount(3);
  }
  await untilAwake(page);
  await page.evaluate(offerToInstall);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Instalar ahora" }).click();
  await expect(page.getByRole("status").filter({ hasText: "ya está entre" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Instalar ahora" })).toHaveCount(0);
  // In the page, because only browsers resolve *.localhost.
  const { name, icons } = await page.evaluate(async () => {
    const manifest = await (await fetch("/manifest.webmanifest")).json();
    const asked: Promise<Response>[] = manifest.icons.map(({ src }: { src: string }) => fetch(src));
    const answers = await Promise.all(asked);
    const types = answers.map((answer) => answer.headers.get("content-type"));
    return { name: manifest.name as string, icons: types };
  });
  expect(name).toBe(brand);
  expect(icons).toEqual(["image/png", "image/png", "image/png"]);
});

test.describe("with the worker that keeps the offline page", () => {
  test.use({ serviceWorkers: "allow", hasOutage: true });

  test("without a connection the installed app says so, in the visitor's language @whole", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, "noche", "/down"));
    await chooseLanguage(page, "en");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(async () => {
      const names = await page.evaluate(() => caches.keys());
      expect(names).toEqual(["offline-en-dark"]);
    }).toPass();
    await context.setOffline(true);
    await page.goto(brandUrl(baseURL, "noche", "/vip"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(copyOf.noche.en.offline.title);
    await context.setOffline(false);
    await page.goto(brandUrl(baseURL, "noche", "/vip"));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      copyOf.noche.en.offline.title,
    );
  });
});

test("the brand's addresses are measured, and another one opens the same page @no-js @whole", async ({
  page,
  baseURL,
  javaScriptEnabled,
}, info) => {
  const brand = brandOf(info.project.name);
  await page.goto(brandUrl(baseURL, brand, "/speed?from=/help"));
  const places = page.getByRole("main").getByRole("listitem");
  await expect(places).toHaveCount(2);
  if (javaScriptEnabled) {
    await expect(places.filter({ hasText: / ms/ })).toHaveCount(2);
    await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
    await expectAccessibleAtBothWidths(page);
  }
  await page.getByRole("link", { name: `${brand}2.localhost`, exact: true }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, `${brand}2`, "/help"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Centro de ayuda");
});

/** Imitates a browser that offers to install the site, and a visitor who accepts. */
function offerToInstall() {
  let agree = (_choice: { outcome: string }) => {};
  const userChoice = new Promise((resolve) => (agree = resolve));
  const prompt = async () => agree({ outcome: "accepted" });
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { userChoice, prompt }));
}
