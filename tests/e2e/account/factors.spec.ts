import {
  account,
  addDeviceLock,
  logOut,
  nextCode,
  setUpApp,
} from "../../support/browser/access.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { messageTo } from "../../support/browser/outbox.ts";
import { logIn, newUsername, PASSWORD } from "../../support/browser/visitor.ts";
import { copyOf } from "../../wording/copy-of.ts";

const NEW_PASSWORD = "Otra-frase-para-jugar-8";

test.use({ expectedStatuses: [422] });

test("a forgotten password is reset by the e-mail's link, once @no-js", async ({
  page,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const { forgot } = copyOf[brand].es.access;
  const email = `${newUsername()}@mail.example`;
  const username = await becomeMember({ page, baseURL, brand, path: "/", email });
  await logOut(page);
  await page.goto(brandUrl(baseURL, brand, "/login"));
  await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  const dialog = page.getByRole("dialog", { name: forgot.title });
  await dialog.getByLabel("Usuario").fill(username);
  await dialog.getByLabel("Correo de tu cuenta").fill(email);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole("button", { name: "Enviar enlace" }).click();
  await expect(page.getByRole("dialog", { name: forgot.sentTitle })).toBeVisible();

  const letter = await messageTo(page, email, /forgot\/new/);
  const link = /https?:\S+\/forgot\/new\?token=\S+/.exec(letter)?.[0] ?? "";
  await page.goto(link);
  const chosen = page.getByRole("dialog", { name: "Elige otra contraseña" });
  await chosen.getByLabel("Contraseña nueva", { exact: true }).fill(NEW_PASSWORD);
  await chosen.getByLabel("Repite la contraseña nueva").fill("no es la misma");
  await chosen.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(chosen.getByLabel("Repite la contraseña nueva")).toHaveAccessibleDescription(
    "No coincide con la contraseña nueva.",
  );
  await expectAccessibleAtBothWidths(page);
  await chosen.getByLabel("Contraseña nueva", { exact: true }).fill(NEW_PASSWORD);
  await chosen.getByLabel("Repite la contraseña nueva").fill(NEW_PASSWORD);
  await chosen.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(page.getByText("Contraseña restablecida. Entra otra vez.")).toBeVisible();
  await logIn(page, username, NEW_PASSWORD);
  await expect(account(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("dialog", { name: "Este enlace ya no sirve" })).toBeVisible();
});

test("an app's code stands between a new browser and the account", async ({
  page,
  elsewhere,
  baseURL,
}, info) => {
  const brand = info.project.name === "phone" ? "mareo" : "alba";
  const username = await becomeMember({ page, baseURL, brand, path: "/member/factors" });
  const { totp, codes } = await setUpApp(page, expectAccessible);
  await page.getByRole("link", { name: "Ya los guardé" }).click();
  await expect(page.getByText("Activa", { exact: true })).toBeVisible();

  const other = await elsewhere();
  await other.goto(brandUrl(baseURL, brand, "/login?to=/member/factors"));
  await logIn(other, username, PASSWORD);
  const dialog = other.getByRole("dialog", { name: "Confirma que eres tú" });
  await dialog.getByLabel("Código", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(dialog.getByLabel("Código", { exact: true })).toHaveAccessibleDescription(
    /^El código no es correcto\./,
  );
  await expectAccessibleAtBothWidths(other);
  await dialog.getByLabel("Código", { exact: true }).fill(nextCode(totp));
  await dialog.getByLabel("Recordar este dispositivo").check();
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(other).toHaveURL(/\/member\/factors$/);

  await logOut(other);
  await other.goto(brandUrl(baseURL, brand, "/login"));
  await logIn(other, username, PASSWORD);
  await expect(account(other)).toBeVisible();

  const third = await elsewhere();
  await third.goto(brandUrl(baseURL, brand, "/login"));
  await logIn(third, username, PASSWORD);
  await third.getByRole("link", { name: "Código de respaldo" }).click();
  await third.getByLabel("Código de respaldo").fill(codes[0] ?? "");
  await third.getByRole("button", { name: "Entrar" }).click();
  await expect(account(third)).toBeVisible();
});

test("a passkey opens the door without a name @desktop @whole", async ({ page, baseURL }) => {
  await addDeviceLock(page);
  const username = await becomeMember({ page, baseURL, brand: "alba", path: "/member/factors" });
  await page.getByLabel("Nombre para reconocerla").fill("Mi portátil");
  await page.getByRole("button", { name: "Agregar una llave" }).click();
  await expect(page.getByText("La llave quedó guardada.")).toBeVisible();
  await expectAccessible(page);

  await logOut(page);
  await page.goto(brandUrl(baseURL, "alba", "/login"));
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(account(page)).toBeVisible();

  // The password alone is not enough now; the same passkey answers.
  await logOut(page);
  await page.goto(brandUrl(baseURL, "alba", "/login?to=/member/factors"));
  await logIn(page, username, PASSWORD);
  await page.getByRole("button", { name: "Usar la llave de acceso" }).click();
  await expect(page).toHaveURL(/\/member\/factors$/);
  await page.getByRole("button", { name: "Quitar: Mi portátil" }).click();
  await expect(page.getByText("La llave se quitó.")).toBeVisible();
});

test("a changed password is the only one that opens @whole", async ({ page, baseURL }) => {
  const username = await becomeMember({ page, baseURL, brand: "noche", path: "/member/password" });
  const fields = async (old: string, next: string) => {
    await page.getByLabel("Contraseña actual").fill(old);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill(next);
    await page.getByLabel("Repite la contraseña nueva").fill(next);
  };
  await fields("no es esta", NEW_PASSWORD);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(page.getByLabel("Contraseña actual")).toHaveAccessibleDescription(
    "La contraseña no es correcta.",
  );
  await expectAccessible(page);
  await fields(PASSWORD, NEW_PASSWORD);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(page.getByText("Cambiaste tu contraseña.")).toBeVisible();
  await expectAccessible(page);
  await logOut(page);
  await page.goto(brandUrl(baseURL, "noche", "/login"));
  await logIn(page, username, NEW_PASSWORD);
  await expect(account(page)).toBeVisible();
});
