import { expect, test } from "vitest";
import { TEST_START, testStore } from "#tests/support/database.ts";
import {
  type PlatformUnderTest,
  platformUnderTest,
} from "../../../tests/under-test/platform-under-test.ts";
import { BLOG_PAGE_SIZE, postList, postOne } from "../../contract/publishing/blog.ts";
import { send } from "../../contract/wire/send.ts";
import { posts } from "../../store/schema/post.ts";

type Row = typeof posts.$inferInsert;
const HOUR = 3_600_000;

async function publish({ merchant }: PlatformUnderTest, rows: (Partial<Row> & { slug: string })[]) {
  const store = await testStore();
  const values = rows.map(
    (row, index): Row => ({
      merchant: merchant.code,
      cover: "p_blog-1",
      author: "Ana",
      words: { es: { title: row.slug, summary: "", html: `<p>${"palabra ".repeat(400)}</p>` } },
      publishedAt: new Date(TEST_START - index * HOUR),
      ...row,
    }),
  );
  await store.inMerchant(merchant.code, (tx) => tx.insert(posts).values(values));
}

test("lists what has been published, the newest first, page by page", async () => {
  const under = await platformUnderTest();
  const many = Array.from({ length: BLOG_PAGE_SIZE + 1 }, (_, index) => ({
    slug: `post-${index}`,
  }));
  await publish(under, [
    ...many,
    { slug: "tomorrow", publishedAt: new Date(TEST_START + 24 * HOUR) },
    { slug: "off", isEnabled: false },
  ]);
  const ask = (pageNo: number) => send(under.caller(), postList, { language: "es", pageNo });
  const first = await ask(1);
  expect(first.totalPages).toBe(2);
  expect(first.list.map(({ slug }) => slug)).toEqual(many.slice(0, -1).map(({ slug }) => slug));
  expect(first.list[0]).toMatchObject({ minutes: 2, author: "Ana", publishedAt: TEST_START });
  expect((await ask(2)).list.map(({ slug }) => slug)).toEqual([many.at(-1)?.slug]);
  under.clock.advance(24 * HOUR);
  expect((await ask(1)).list[0]?.slug).toBe("tomorrow");
});

test("one post comes cleaned, with others to go on with, and for its own merchant only", async () => {
  const under = await platformUnderTest();
  const other = await platformUnderTest();
  const html = '<h2>Uno</h2><img src=x onerror="x()"><p>a</p>';
  await publish(under, [
    { slug: "one", words: { es: { title: "Uno", summary: "", html } } },
    { slug: "two" },
    { slug: "later", publishedAt: new Date(TEST_START + HOUR) },
  ]);
  const input = { slug: "one", language: "en" };
  const post = await send(under.caller(), postOne, input);
  expect(post).toMatchObject({ title: "Uno", html: "<h2>Uno</h2><p>a</p>", minutes: 1 });
  expect(post.more.map(({ slug }) => slug)).toEqual(["two"]);
  await expect(send(other.caller(), postOne, input)).rejects.toThrow("unknown_post");
  const early = send(under.caller(), postOne, { ...input, slug: "later" });
  await expect(early).rejects.toThrow("unknown_post");
});
