import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { copyOf } from "../../wording/copy-of.ts";

const main = (page: Page) => page.getByRole("main");

for (const brand of ["alba", "noche", "mareo"]) {
  test(`no name on the wheel of ${brand} meets another or leaves the wheel`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(brandUrl(baseURL, brand, "/wheel"));
    const wheel = main(page).locator("svg:has(text)").first();
    await expect(wheel).toBeVisible();
    expect(await wheel.evaluate(meetingNames)).toEqual([]);
  });
}

/** The names whose letters lie on another's, on the pointer's place or outside the wheel. */
function meetingNames(wheel: Element): string[] {
  const { left, top, width } = wheel.getBoundingClientRect();
  const names = [...wheel.querySelectorAll("text")].map((one) => {
    const [box, matrix] = [one.getBBox(), one.getScreenCTM()!];
    // The letters without the space above and below them.
    const [high, low] = [box.y + box.height * 0.25, box.y + box.height * 0.75];
    const steps = Array.from({ length: 21 }, (_, at) => box.x + (box.width * at) / 20);
    const points = steps.flatMap((x) =>
      [high, low].map((y) => new DOMPoint(x, y).matrixTransform(matrix)),
    );
    const isWithin = (point: DOMPoint) => {
      const own = point.matrixTransform(matrix.inverse());
      return own.x >= box.x && own.x <= box.x + box.width && own.y >= high && own.y <= low;
    };
    return { text: one.textContent ?? "", points, isWithin };
  });
  const middle = { x: left + width / 2, y: top + width / 2 };
  const isOut = ({ x, y }: DOMPoint) => Math.hypot(x - middle.x, y - middle.y) > width * 0.42;
  return names
    .filter(
      (one) =>
        one.points.some(isOut) ||
        names.some((other) => other !== one && one.points.some(other.isWithin)),
    )
    .map(({ text }) => text);
}

// A seed that is refused.
test.use({ expectedStatuses: [400] });

test("a deposit's ticket turns the wheel, and its proof is there @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const at = (path: string) => brandUrl(baseURL, brand, path);
  await page.goto(at("/wheel"));
  await expect(main(page)).toContainText(copyOf[brand].es.draws.invite.title);
  await expect(page.getByRole("table", { name: "Premios y probabilidades" })).toContainText(
    "1 de 100",
  );
  const prizes = main(page).getByRole("table", { name: "Premios y probabilidades" });
  const names = await prizes.locator("tbody tr > :first-child").allInnerTexts();
  const drawn = await main(page).locator("svg text").allTextContents();
  expect(new Set(drawn), "the wheel names every prize, also a narrow one").toEqual(new Set(names));
  await expectAccessibleAtBothWidths(page);

  await becomeMember({ page, baseURL, brand, path: "/wheel", deposit: 1_000 });
  await expect(main(page)).toContainText("Tienes 2 boletos para hoy");
  await main(page).getByText("Tu semilla").first().click();
  const seed = main(page).getByLabel("Tu semilla");
  await seed.fill("mi suerte");
  await main(page).getByRole("button", { name: "Girar la ruleta" }).click();
  await expect(seed).toHaveAccessibleDescription(/Usa de 1 a 30 letras/);
  await seed.fill("mi-suerte");
  await main(page).getByRole("button", { name: "Girar la ruleta" }).click();
  await expect(main(page).getByRole("status").first()).toContainText("¡Te tocó");
  await expect(main(page)).toContainText("Tienes 1 boleto para hoy");
  await expectAccessibleAtBothWidths(page);

  await main(page).getByRole("link", { name: "Comprobar el resultado" }).click();
  await expect(main(page)).toContainText("Comprobar una jugada");
  await expect(main(page)).toContainText("mi-suerte");
  await expect(main(page)).toContainText("Se publica a la medianoche del");
  await expectAccessibleAtBothWidths(page);

  await page.goto(at("/egg?lang=en"));
  await expect(main(page)).toContainText("You have 1 ticket today");
  await main(page).getByRole("button", { name: "Egg 2" }).click();
  await expect(main(page).getByRole("status").first()).toContainText("You won");
  await expect(main(page)).toContainText("You have no tickets today.");
  await expectAccessibleAtBothWidths(page);
});
