import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as sitemap } from "#app/endpoints/seo/sitemap.ts";
import { footerOf } from "#app/frame/footer/footer-of.server.ts";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const ask = (page: string, language = "es") =>
  answerOf(loader({ ...site.visit({ path: `/info/${page}?lang=${language}` }), params: { page } }));

test("a page of the brand's own is read in the visitor's language", async () => {
  const { data } = await ask("accesibilidad", "en");
  expect(data).toMatchObject({
    heading: "Accessibility",
    title: "Accessibility · alba",
    description: expect.stringContaining("everybody to come in"),
    cleanHtml: expect.stringMatching(/^<h2>What we take care of<\/h2><ul><li><strong>Keyboard/),
  });
});

test.each(["nada", "__proto__", "constructor", "../brand.config", "accesibilidad.es"])(
  "%s is no page",
  async (name) => expect((await ask(name)).status).toBe(404),
);

test("footer and list of pages lead to it, in each language", async () => {
  const brand = findBrand(new Request("http://alba.localhost:3000/"))!;
  expect(footerOf(brand, "en").at(-1)).toEqual({
    title: "Accessibility",
    to: "/info/accesibilidad",
  });
  const listed = await (await sitemap(site.visit({ path: "/sitemap.xml" }))).text();
  expect(listed).toContain("<loc>http://alba.localhost:3000/info/accesibilidad</loc>");
});
