import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { writeClubLetter } from "#platform/club/news/write-club-letter.ts";
import { usernameKey } from "#platform/domain/members/username.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { messageTo } from "../../support/browser/outbox.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";

const main = (page: Page) => page.getByRole("main");

/** A guest's page, and the address in a letter of the club that a member of alba just got. */
async function lettered(page: Page, baseURL: string | undefined) {
  const email = `ana${randomInt(1_000_000_000)}@correo.test`;
  const username = await becomeMember({ page, baseURL, brand: "alba", path: "/hot", email });
  const { store, ...parts } = await openBackstage();
  const isOwn = and(eq(members.merchant, "alba"), eq(members.usernameKey, usernameKey(username)));
  await store.inMerchant("alba", async (tx) => {
    const proved = { email, emailKey: email, emailVerifiedAt: new Date() };
    const [row] = await tx.update(members).set(proved).where(isOwn).returning();
    const writer = { ...parts, merchant: { code: "alba" } };
    await writeClubLetter(writer, tx, row!.id, { kind: "levelRisen", level: 2 });
  });
  const letter = await messageTo(page, email, /letters\/stop/);
  await page.context().clearCookies();
  const { pathname, search } = new URL(/https:\S+letters\/stop\S+/.exec(letter)?.[0] ?? "");
  const wanted = async () => {
    const rows = await store.inMerchant("alba", (tx) => tx.select().from(members).where(isOwn));
    return rows[0]?.wantsLetters;
  };
  return { path: pathname + search, wanted };
}

test("a letter's link stops its kind of letter by one press, without a login @no-js", async ({
  page,
  baseURL,
}) => {
  const { path, wanted } = await lettered(page, baseURL);
  await page.goto(brandUrl(baseURL, "alba", path));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "No recibir más estos correos",
  );
  await expect(main(page)).toContainText("a•••@correo.test");
  expect(await wanted()).toBe(null);
  await expectAccessibleAtBothWidths(page);
  await main(page).getByRole("button", { name: "Dejar de recibirlos" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "Listo, no te llegarán más",
  );
  expect(await wanted()).toBe(false);
  await expectAccessibleAtBothWidths(page);

  await page.goto(brandUrl(baseURL, "alba", path.slice(0, -4)));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Este enlace no sirve");
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
});

test("a mail program's own button stops them without a browser @whole", async ({
  page,
  baseURL,
}) => {
  const { path, wanted } = await lettered(page, baseURL);
  const { port } = new URL(baseURL ?? "");
  const press = (to: string) =>
    page.request.post(`http://127.0.0.1:${port}${to}`, {
      headers: { host: `alba.localhost:${port}` },
      form: { "List-Unsubscribe": "One-Click" },
      maxRedirects: 0,
    });
  expect((await press(path.slice(0, -4))).status()).toBe(410);
  expect(await wanted()).toBe(null);
  expect((await press(path)).status()).toBe(200);
  expect((await press(path)).status()).toBe(200);
  expect(await wanted()).toBe(false);
});
