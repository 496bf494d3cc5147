import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const brands: Record<string, string> = { desktop: "alba", phone: "noche", "no-js": "mareo" };
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function picture(name: string) {
  const create = { width: 60, height: 40, channels: 3, background: "#c8102e" } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

test.describe("writing to customer service", () => {
  test.use({ expectedStatuses: [400] });

  test("a guest writes with a picture and keeps a reference @no-js", async ({
    page,
    baseURL,
    javaScriptEnabled,
  }, info) => {
    await page.goto(brandUrl(baseURL, brands[info.project.name]!, "/feedback"));
    await expectAccessibleAtBothWidths(page);
    const send = page.getByRole("button", { name: "Enviar" });
    await send.click();
    await expect(page.getByText("Elige de qué se trata.")).toBeVisible();
    await expect(page.getByText("Deja un correo para poder responderte.")).toBeVisible();
    await page.getByLabel("Un juego o una ronda").check({ force: true });
    await page.getByLabel("Cuéntanos qué pasó").fill("La ronda se quedó a medias al girar.");
    await page.getByLabel("Tu correo").fill("ana@correo.example");
    const files = page.getByLabel("Imágenes, si ayudan");
    if (javaScriptEnabled) {
      const note = { name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("no") };
      await files.setInputFiles([await picture("una.png"), note]);
      await expect(
        page.getByText(/Solo aceptamos imágenes PNG o JPG\. Quita «nota\.txt»/),
      ).toBeVisible();
      await files.setInputFiles([await picture("dos.png")]);
      await page.getByRole("button", { name: "Quitar una.png" }).click();
      await expect(page.getByText("1 imagen elegida")).toBeAttached();
      await expectAccessible(page);
    } else {
      await files.setInputFiles([await picture("una.png"), await picture("dos.png")]);
    }
    await send.click();
    await expect(title(page)).toHaveText("Ya lo tenemos");
    await expect(page.getByText(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});

test("a member finds what they sent @desktop", async ({ page, baseURL }) => {
  await becomeMember({ page, baseURL, brand: "noche", path: "/feedback?type=COMPLAINT" });
  await expect(page.getByLabel("Una queja")).toBeChecked();
  await page.getByLabel("Cuéntanos qué pasó").fill("Nadie me ha contestado todavía.");
  await page.getByRole("button", { name: "Enviar" }).click();
  const reference = await page.getByText(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent();
  await page.goBack();
  await page.reload();
  const side = page.getByRole("complementary", { name: "Antes de escribir" });
  await expect(side.getByText(reference!)).toBeVisible();
});
