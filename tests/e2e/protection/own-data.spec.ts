import { readFileSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { untilAwake } from "../../support/browser/awake.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { PASSWORD } from "../../support/browser/visitor.ts";

/** One brand at each width. */
const brandOf = (info: TestInfo) => (info.project.name === "phone" ? "noche" : "alba");
const main = (page: Page) => page.getByRole("main");
const part = (page: Page, name: string) => main(page).getByRole("region", { name });
const COPY = "Una copia de tus datos";
const CLOSE = "Cerrar mi cuenta";

// A form that is refused, and one that the platform refuses.
test.use({ expectedStatuses: [400, 422] });

test("a copy of one's data comes as a file, after a proof @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/securityCenter";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  await main(page)
    .getByRole("link", { name: /Tus datos y tu cuenta/ })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Tus datos y tu cuenta");
  await expectAccessibleAtBothWidths(page);
  const submit = part(page, COPY).getByRole("button", { name: "Descargar mi copia" });
  await part(page, COPY).getByLabel("Tu contraseña", { exact: true }).fill("otra-frase-1");
  await submit.click();
  await expect(part(page, COPY).getByLabel("Tu contraseña", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await part(page, COPY).getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent("download"), submit.click()]);
  expect(file.suggestedFilename()).toBe("mis-datos.json");
  const copy = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(copy.account).toHaveLength(1);
  expect(copy.movements).toMatchObject([{ kind: "deposit", amount: "100.0000" }]);
});

test("a password typed before the answer's scripts start stays @whole", async ({
  page,
  baseURL,
}, info) => {
  const path = "/member/securityCenter/data";
  await becomeMember({ page, baseURL, brand: brandOf(info), path });
  const password = part(page, COPY).getByLabel("Tu contraseña", { exact: true });
  await password.fill("otra-frase-1");
  const { promise: isTime, resolve: wake } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => isTime.then(() => route.continue()));
  await part(page, COPY).getByRole("button", { name: "Descargar mi copia" }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(PASSWORD);
  wake();
  await untilAwake(page);
  await expect(password).toHaveValue(PASSWORD);
});

test("an account is closed after its money is out, and has no login afterwards @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/securityCenter/data";
  await becomeMember({ page, baseURL, brand, path });
  await part(page, CLOSE).getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await part(page, CLOSE).getByRole("button", { name: CLOSE }).click();
  await expect(main(page).getByLabel(/se cierra para siempre/)).toHaveAccessibleDescription(
    "Marca la casilla para seguir.",
  );
  await main(page)
    .getByLabel(/se cierra para siempre/)
    .check();
  await part(page, CLOSE).getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await part(page, CLOSE).getByRole("button", { name: CLOSE }).click();
  await expect(page).toHaveURL(brandUrl(baseURL, brand, "/goodbye"));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Tu cuenta está cerrada");
  await expectAccessibleAtBothWidths(page);
  await page.goto(brandUrl(baseURL, brand, "/member"));
  await expect(page).toHaveURL(/\/login\?to=/);
});

test("locked money is freed for whoever leaves, and can then be withdrawn @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = brandOf(info);
  const path = "/member/securityCenter/data";
  await becomeMember({ page, baseURL, brand, path, deposit: 100 });
  const close = part(page, CLOSE);
  await expect(close.getByRole("button", { name: CLOSE })).toHaveCount(0);
  await expect(close.getByText("no hace falta que apuestes")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const free = close.getByRole("button", { name: "Liberar mi dinero" });
  await close.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await free.click();
  const sure = main(page).getByLabel(/ya no podré depositar ni jugar/);
  await expect(sure).toHaveAccessibleDescription("Marca la casilla para seguir.");
  await sure.check();
  await close.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await free.click();
  await expect(close.getByText("Te estás yendo")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await close.getByRole("link", { name: "Retirar mi dinero" }).click();
  await expect(page).toHaveURL(/\/member\/withdraw$/);
});
