import sharp from "sharp";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest } from "../../../tests/under-test/platform-under-test.ts";
import { feedbackMine, feedbackSend } from "../../contract/publishing/feedback.ts";
import { FEEDBACK_REFERENCE } from "../../contract/publishing/feedback-rules.ts";
import { send } from "../../contract/wire/send.ts";
import { feedback, feedbackImages } from "../../store/schema/feedback.ts";

const words = { type: "GAME", content: "La ronda se quedó a medias.", images: [] } as const;
const guest = { ...words, images: [], email: "ana@correo.test" };

const picture = (format: "png" | "jpeg" | "webp") =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#c8102e" } })
    .withExif({ IFD0: { Artist: "la camara de ana" } })
    .toFormat(format)
    .toBuffer();
const base64 = async (format: "png" | "jpeg" | "webp") =>
  (await picture(format)).toString("base64");

test("a guest's message is kept with pictures drawn anew, and has a reference", async () => {
  const { caller, merchant } = await platformUnderTest();
  const images = [await base64("jpeg"), await base64("png")];
  expect(Buffer.from(images[0]!, "base64").toString("latin1")).toContain("la camara de ana");
  const { reference } = await send(caller(), feedbackSend, { ...guest, images });
  expect(reference).toMatch(FEEDBACK_REFERENCE);
  const store = await testStore();
  const [rows, kept] = await store.inMerchant(merchant.code, async (tx) => [
    await tx.select().from(feedback),
    await tx.select().from(feedbackImages),
  ]);
  expect(rows).toMatchObject([{ id: reference, memberId: null, email: "ana@correo.test" }]);
  expect(kept.map(({ contentType, width, height }) => [contentType, width, height])).toEqual([
    ["image/jpeg", 30, 20],
    ["image/png", 30, 20],
  ]);
  for (const { content } of kept) {
    expect(content.toString("latin1")).not.toContain("la camara de ana");
  }
});

test("only png and jpeg are pictures, whole and of at most five megabytes, three of them", async () => {
  const { caller } = await platformUnderTest();
  const attempt = (images: string[]) => send(caller(), feedbackSend, { ...guest, images });
  const png = await base64("png");
  const large = Buffer.alloc(5 * 2 ** 20 + 1).toString("base64");
  await expect(attempt([png, await base64("webp")])).rejects.toMatchObject({
    code: "image_type",
    field: "images",
    details: { position: 2 },
  });
  await expect(attempt([Buffer.from("<svg/>").toString("base64")])).rejects.toThrow("image_type");
  await expect(attempt([large])).rejects.toThrow("image_large");
  await expect(attempt([png.slice(0, -60)])).rejects.toThrow("image_broken");
  await expect(attempt([png, png, png, png])).rejects.toThrow("images_many");
});

test("the length is counted in visible characters", async () => {
  const { caller } = await platformUnderTest();
  const attempt = (content: string) => send(caller(), feedbackSend, { ...guest, content });
  await expect(attempt(`  ${"é".repeat(9)}  `)).rejects.toMatchObject({
    code: "input_short",
    field: "content",
    details: { count: 1, min: 10 },
  });
  await expect(attempt("🌞".repeat(1_001))).rejects.toMatchObject({
    code: "input_long",
    details: { count: 1, max: 1_000 },
  });
  expect((await attempt("🌞".repeat(1_000))).reference).toMatch(FEEDBACK_REFERENCE);
});

test("a guest says where to be answered; a member, also a trial one, is known", async () => {
  const { caller, newMember } = await platformUnderTest();
  await expect(send(caller(), feedbackSend, { ...words, images: [] })).rejects.toMatchObject({
    code: "email_required",
    field: "email",
  });
  const { token } = await newMember();
  const member = caller({ token });
  const { reference } = await send(member, feedbackSend, { ...words, images: [] });
  expect(await send(member, feedbackMine, {})).toMatchObject([
    { reference, type: "GAME", images: 0, isClosed: false },
  ]);
});

test("nobody sees what another member or another merchant's wrote", async () => {
  const one = await platformUnderTest();
  const other = await platformUnderTest();
  const ana = one.caller({ token: (await one.newMember("ana2026")).token });
  const bea = one.caller({ token: (await one.newMember("bea2026")).token });
  const far = other.caller({ token: (await other.newMember("ana2026")).token });
  await send(ana, feedbackSend, { ...words, images: [await base64("png")] });
  expect(await send(ana, feedbackMine, {})).toMatchObject([{ images: 1 }]);
  expect(await send(bea, feedbackMine, {})).toEqual([]);
  expect(await send(far, feedbackMine, {})).toEqual([]);
  await expect(send(one.caller(), feedbackMine, {})).rejects.toThrow("not_logged_in");
});

test("one address cannot flood customer service", async () => {
  const { caller } = await platformUnderTest();
  const from = (clientAddress: string) =>
    send(caller({ clientAddress, siteKey: "the-site-key" }), feedbackSend, guest);
  for (let sent = 0; sent < 10; sent += 1) await from("10.0.0.7");
  await expect(from("10.0.0.7")).rejects.toMatchObject({ code: "too_many_attempts" });
  expect((await from("10.0.0.8")).reference).toMatch(FEEDBACK_REFERENCE);
});
