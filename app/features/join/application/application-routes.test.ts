import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { applicationData, sendApplication } from "./application.server.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const PATH = "/join/apply";
const load = (cookie?: string) => answerOf(applicationData(site.visit({ path: PATH, cookie })));
const apply = (cookie: string | undefined, form: Record<string, string>) =>
  answerOf(sendApplication(site.visit({ path: PATH, cookie, form })));
const FORM = { text: "Hablo de juegos con gente de mi ciudad.", channels: "uno\r\n\r\n dos " };

test("the form tells each error at its field, and then shows what was sent", async () => {
  const cookie = await site.newMember();
  const missing = { status: 400, data: { error: { text: ["text_required"] } } };
  expect(await apply(cookie, {})).toMatchObject(missing);
  const lines = Array.from({ length: 6 }, (_, at) => `canal ${at}`).join("\n");
  expect(await apply(cookie, { text: "Hola", channels: lines })).toMatchObject({
    data: {
      error: {
        text: ["input_short?count=16&min=20"],
        channels: ["channels_many?max=5"],
        hasAgreed: ["terms_required"],
      },
    },
  });
  const long = await apply(cookie, { ...FORM, channels: "x".repeat(201), hasAgreed: "on" });
  expect(long).toMatchObject({ data: { error: { channels: ["channel_long?max=200"] } } });
  expect((await load(cookie)).data).toMatchObject({ application: null });
  expect(await apply(cookie, { ...FORM, hasAgreed: "on" })).toMatchObject({ to: PATH });
  expect((await load(cookie)).data).toMatchObject({
    application: { state: "OPEN", text: FORM.text, channels: ["uno", "dos"] },
  });
  const second = await apply(cookie, { ...FORM, channels: "tres", hasAgreed: "on" });
  expect(second).toMatchObject({ status: 422, data: { error: { "": ["application_open"] } } });
});

test("a guest is led to the login, and an agent to the agent centre", async () => {
  expect(await load()).toMatchObject({ to: `/login?to=${encodeURIComponent(PATH)}` });
  site.clock.advance(1_000);
  const cookie = await site.newMember();
  const store = await testStore();
  await store.inMerchant("alba", async (tx) => {
    const [row] = await tx.select().from(members).orderBy(desc(members.createdAt)).limit(1);
    await tx.update(members).set({ type: 2 }).where(eq(members.id, row!.id));
  });
  expect(await load(cookie)).toMatchObject({ to: "/agent" });
});
