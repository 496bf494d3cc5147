import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { listNotices } from "../../publishing/notices/list-notices.ts";
import { type NoticeInput, publishNotice } from "./publish-notice.ts";
import { withdrawNotice } from "./withdraw-notice.ts";

const input: NoticeInput = {
  id: "feria",
  types: ["PU", "B"],
  execution: ["A", "B"],
  words: { es: { title: "Feria", content: "<p>Hoy hay feria</p>" } },
};

async function newsroom() {
  const { staff, merchant, clock, audit } = await staffUnderTest();
  const context = await testContext({ merchant, clock });
  const shown = async () =>
    (await listNotices(context, { language: "es", pageNo: 1, pageSize: 7 })).list;
  const publish = (more: Partial<NoticeInput> = {}) =>
    publishNotice(staff, merchant.code, { ...input, ...more });
  return { staff, merchant, clock, audit, shown, publish };
}

test("a notice is published from now on, changed, withdrawn and published again", async () => {
  const { staff, merchant, clock, audit, shown, publish } = await newsroom();
  await publish();
  const [first] = await shown();
  expect(first).toMatchObject({ id: "feria", title: "Feria", time: clock.now().getTime() });
  await publish({ words: { es: { title: "Gran feria", content: "<p>Hoy</p>" } } });
  expect((await shown()).map(({ title }) => title)).toEqual(["Gran feria"]);
  await withdrawNotice(staff, merchant.code, "feria");
  expect(await shown()).toEqual([]);
  await publish();
  expect(await shown()).toHaveLength(1);
  expect((await audit()).map(({ action }) => action).sort()).toEqual([
    "publishNotice",
    "publishNotice",
    "publishNotice",
    "withdrawNotice",
  ]);
});

test("harmful markup is removed before storage", async () => {
  const { shown, publish } = await newsroom();
  const content =
    '<p onclick="x()">Hoy<script>alert(1)</script> <a href="javascript:x()">a</a></p>';
  await publish({ words: { es: { title: "<b>Feria", content } } });
  expect(await shown()).toMatchObject([{ title: "<b>Feria", content: "<p>Hoy <a>a</a></p>" }]);
});

test("it waits for its hour", async () => {
  const { clock, shown, publish } = await newsroom();
  await publish({ publishedFrom: new Date(clock.now().getTime() + 1_000) });
  expect(await shown()).toEqual([]);
  clock.advance(1_000);
  expect(await shown()).toHaveLength(1);
});

test("another merchant neither shows nor withdraws it", async () => {
  const [one, other] = [await newsroom(), await newsroom()];
  await one.publish();
  expect(await other.shown()).toEqual([]);
  const withdraw = withdrawNotice(other.staff, other.merchant.code, "feria");
  await expect(withdraw).rejects.toThrow("no_such_notice");
  expect(await one.shown()).toHaveLength(1);
});

test.each<[string, Partial<NoticeInput>]>([
  ["id", { id: "Not a name" }],
  ["types", { types: [] }],
  ["execution.0", { execution: ["Z" as "A"] }],
  ["words", { words: {} }],
  ["words.es.title", { words: { es: { title: " ", content: "<p>a</p>" } } }],
  ["words.es.content", { words: { es: { title: "a", content: "<script>1</script>" } } }],
  ["publishedTo", { publishedFrom: new Date(2), publishedTo: new Date(1) }],
])("a wrong field is refused by its name: %s", async (field, more) => {
  const { publish, shown, audit } = await newsroom();
  await expect(publish(more)).rejects.toMatchObject({ code: "invalid_notice", field });
  expect([await shown(), await audit()]).toEqual([[], []]);
});
