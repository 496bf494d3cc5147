import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { askStaff } from "../../support/browser/staff.ts";

const TEXT = "Hablo de juegos de mesa con gente de mi ciudad.";

test.use({ expectedStatuses: [400] });

test("a member applies, is denied with a reason, applies again and becomes an agent @no-js @desktop", async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => brandUrl(baseURL, "alba", path);
  const main = page.getByRole("main");
  await becomeMember({ page, baseURL, brand: "alba", path: "/join" });
  await main.getByRole("link", { name: "Quiero ser afiliado" }).first().click();
  await expect(page).toHaveURL(at("/join/apply"));
  const text = page.getByLabel("Quién eres y cómo piensas hacerlo");
  const send = page.getByRole("button", { name: "Enviar la solicitud" });
  await text.fill("Hola");
  await send.click();
  await expect(text).toHaveAccessibleDescription(/^Faltan 16 caracteres\./);
  await expect(text).toHaveValue("Hola");
  await expect(page.getByLabel("Tus sitios, canales o grupos")).toHaveAccessibleDescription(
    /^Escribe al menos un sitio, canal o grupo\./,
  );
  await expectAccessible(page);

  const fill = async () => {
    await text.fill(TEXT);
    await page.getByLabel("Tus sitios, canales o grupos").fill("canal.example\nMi grupo");
    await page.getByRole("checkbox").check();
    await send.click();
    await expect(main).toContainText("En revisión");
    return /A-\w{4}-\w{4}/.exec((await main.textContent()) ?? "")?.[0] ?? "";
  };
  const first = await fill();
  await expect(send).toHaveCount(0);
  await expectAccessible(page);
  askStaff(["affiliate", "deny", "alba", first, "--reason", "unclear"]);
  await page.goto(at("/member/messages"));
  await page.getByRole("link", { name: "No aceptamos tu solicitud de afiliado" }).click();
  await expect(main).toContainText("No nos quedó claro dónde ni cómo lo harías.");
  await expectAccessible(page);

  const second = await fill();
  expect(askStaff(["affiliate", "list", "alba"])).toContain(second);
  askStaff(["affiliate", "approve", "alba", second]);
  await page.goto(at("/member/messages"));
  await page.getByRole("link", { name: "Ya eres agente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resumen del equipo");
});

test("the application speaks English, and a guest logs in first @desktop", async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => brandUrl(baseURL, "alba", path);
  await page.goto(at("/join/apply"));
  await expect(page).toHaveURL(at("/login?to=%2Fjoin%2Fapply"));
  await becomeMember({ page, baseURL, brand: "alba", path: "/join/apply?lang=en" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Affiliate application");
  await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
  await expectAccessible(page);
});
