import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, loader } from "./route.tsx";
import { loader as sent } from "./sent/route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
  site = await siteUnderTest();
  const create = { width: 8, height: 8, channels: 3, background: "#fff" } as const;
  png = Buffer.from(await sharp({ create }).png().toBuffer());
});
afterAll(() => site.close());

type Fields = { type?: string; content?: string; email?: string; images?: File[]; cookie?: string };
const good = { type: "GAME", content: "La ronda se quedó a medias.", email: "ana@correo.test" };
const named = (name: string, bytes: Uint8Array<ArrayBuffer> = png) => new File([bytes], name);

function write({ images = [], cookie, ...words }: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  // Browsers send one part without a name for an empty file control.
  for (const file of images.length > 0 ? images : [new File([], "")]) form.append("images", file);
  return answerOf(action(site.visit({ path: "/feedback", form, cookie })));
}
const errorOf = (answer: { data: unknown }) => (answer.data as { error: unknown }).error;

test("a guest's words and pictures lead to a page with their reference", async () => {
  const answer = await write({ ...good, images: [named("una.png"), named("dos.png")] });
  expect(answer).toMatchObject({ status: 302, to: expect.stringMatching(/^\/feedback\/C-/) });
  const reference = answer.to?.split("/").pop() ?? "";
  const visit = { ...site.visit({ path: answer.to ?? "" }), params: { reference } };
  expect((await answerOf(sent(visit))).data).toMatchObject({ reference });
  const made = { ...site.visit({ path: "/feedback/x" }), params: { reference: "<b>" } };
  expect((await answerOf(sent(made))).status).toBe(404);
});

test("missing and wrong values are reported at their fields", async () => {
  const answer = await write({ content: "corto" });
  expect(answer.status).toBe(400);
  expect(errorOf(answer)).toEqual({
    type: ["type_required"],
    content: ["input_short?count=5&min=10"],
    email: ["email_required"],
  });
  expect(errorOf(await write({ ...good, email: "ana@" }))).toEqual({ email: ["email_invalid"] });
});

test("a line end counts as one character", async () => {
  expect((await write({ ...good, content: "\r\n1234567\r\n9\r\n" })).status).toBe(400);
  expect((await write({ ...good, content: "1234567\r\n\r\n0" })).status).toBe(302);
});

test("a picture that cannot be sent is named, and the words stay", async () => {
  const large = named("enorme.png", Buffer.concat([png, Buffer.alloc(5 * 2 ** 20)]));
  const answer = await write({ ...good, images: [named("una.png"), large] });
  expect(answer).toMatchObject({ status: 400, data: { initialValue: good } });
  expect(errorOf(answer)).toEqual({ images: ["image_large?name=enorme.png&max=3&megabytes=5"] });
  const text = named("nota.png", Buffer.from("no soy una imagen"));
  expect(errorOf(await write({ ...good, images: [text] }))).toMatchObject({
    images: [expect.stringMatching(/^image_type\?name=nota\.png/)],
  });
  const four = ["a", "b", "c", "d"].map((name) => named(`${name}.png`));
  expect(errorOf(await write({ ...good, images: four }))).toMatchObject({
    images: [expect.stringMatching(/^images_many/)],
  });
});

test("a form of another kind is read, and a broken one is refused", async () => {
  const plain = { path: "/feedback", form: { type: "GAME" } };
  expect((await answerOf(action(site.visit(plain)))).status).toBe(400);
  const visit = site.visit(plain);
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const request = new Request(visit.request.url, { method: "POST", headers, body: "--y\r\n" });
  expect((await answerOf(action({ ...visit, request }))).status).toBe(400);
});

test("a member sends feedback without an e-mail address, and finds it in their list", async () => {
  const cookie = await site.newMember();
  const { email: _left, ...words } = good;
  const { to } = await write({ ...words, cookie });
  const page = await answerOf(loader(site.visit({ path: "/feedback", cookie })));
  expect(page.data).toMatchObject({
    isMember: true,
    own: [{ reference: to?.split("/").pop(), type: "GAME", isClosed: false }],
  });
});
