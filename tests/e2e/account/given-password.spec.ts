import { account, codeFor } from "../../support/browser/access.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { askStaff } from "../../support/browser/staff.ts";
import { logIn, newUsername, PASSWORD } from "../../support/browser/visitor.ts";

const NEW_PASSWORD = "Otra-frase-para-jugar-8";

test("a verified e-mail is asked for a code at a new place, and a password set by staff is changed first @whole @desktop", async ({
  page,
  baseURL,
  elsewhere,
}) => {
  const at = (path: string) => brandUrl(baseURL, "alba", path);
  const email = `${newUsername()}@mail.example`;
  const username = await becomeMember({
    page,
    baseURL,
    brand: "alba",
    path: "/member/securityCenter/email",
  });
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Tu contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Enviar el código" }).click();
  await page.getByLabel("Código de 6 números").fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("main")).toContainText("Tu correo quedó verificado.");

  const other = await elsewhere();
  await other.goto(at("/login"));
  await logIn(other, username, PASSWORD);
  const dialog = other.getByRole("dialog", { name: "Confirma que eres tú" });
  const code = dialog.getByLabel("Código", { exact: true });
  // With an empty code field, Enter requests a code.
  await code.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("El código va en camino.");
  await expect(dialog.getByRole("button", { name: /^Enviar otro en \d+ s$/ })).toBeDisabled();
  await expectAccessible(other);
  await code.fill(await codeFor(other, email));
  await code.press("Enter");
  await expect(account(other)).toBeVisible();

  const said = askStaff(["member", "password", "alba", username]);
  const given = /^password +(\S+)$/m.exec(said)?.[1] ?? "";
  await other.goto(at("/member/messages"));
  await expect(other, "every session ends").toHaveURL(/\/login\?to=/);

  await page.goto(at("/login?to=/hot"));
  await logIn(page, username, given);
  await expect(page).toHaveURL(at("/member/password"));
  await expect(page.getByRole("main")).toContainText("te la dio otra persona");
  await expectAccessible(page);
  await page.goto(at("/hot"));
  await expect(page, "nothing else comes first").toHaveURL(at("/member/password"));
  await page.getByLabel("Contraseña actual").fill(given);
  await page.getByLabel("Contraseña nueva", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repite la contraseña nueva").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(page).toHaveURL(at("/"));
  await expect(account(page)).toBeVisible();
});
