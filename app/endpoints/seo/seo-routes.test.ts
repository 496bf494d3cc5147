import { afterAll, beforeAll, expect, test } from "vitest";
import { helpData } from "#app/features/help/help-data.server.ts";
import { headData } from "#app/frame/head/head-data.server.ts";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as robots } from "./robots.ts";
import { loader as securityTxt } from "./security-txt.ts";
import { loader as sitemap } from "./sitemap.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const headOf = (address: string, language: "es" | "en" = "es") => {
  const request = new Request(address);
  return headData(findBrand(request)!, language, request);
};

test("robots are led to the list of pages, and away from members' pages", async () => {
  const text = await (await robots(site.visit({ path: "/robots.txt" }))).text();
  expect(text).toContain("\nDisallow: /member\n");
  expect(text).toContain("\nSitemap: http://alba.localhost:3000/sitemap.xml\n");
});

test("a finder of a weakness learns where to write", async () => {
  const answer = await securityTxt(site.visit({ path: "/.well-known/security.txt" }));
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain("Contact: mailto:ayuda@alba.example");
  expect(lines).toContain("Canonical: http://alba.localhost:3000/.well-known/security.txt");
  const [, expires = ""] = lines.find((line) => line.startsWith("Expires: "))?.split(": ") ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("the list has every article in each language with the other beside it", async () => {
  const text = await (await sitemap(site.visit({ path: "/sitemap.xml" }))).text();
  const page = "http://alba.localhost:3000/help/fair";
  const links = ["es", "en"].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${page}${language === "es" ? "" : "?lang=en"}"/>`,
  );
  expect(text).toContain(`<url><loc>${page}</loc>${links.join("")}</url>`);
  expect(text).toContain(`<url><loc>${page}?lang=en</loc>${links.join("")}</url>`);
  expect(text).not.toMatch(/\/member|\/login|undefined/);
});

test("a brand that wants a login first names the pages alone that it shows", async () => {
  const { options } = findBrand(new Request("http://alba.localhost/"))!.config;
  options.loggedInToHome = true;
  try {
    const text = await (await sitemap(site.visit({ path: "/sitemap.xml" }))).text();
    const found = [...text.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);
    const page = "http://alba.localhost:3000/down";
    expect(found).toEqual([page, `${page}?lang=en`]);
  } finally {
    options.loggedInToHome = false;
  }
});

test("an article's structured data names its one address in its language", async () => {
  const params = { article: "fair" };
  const request = new Request("http://alba2.localhost:3000/help/fair?lang=en");
  const { linked } = await helpData({ ...site.visit({ path: "/" }), request, params });
  const page = "http://alba.localhost:3000";
  expect(linked).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: "alba", item: `${page}/?lang=en` },
        { position: 2, name: "Help centre", item: `${page}/help?lang=en` },
        { position: 3, item: `${page}/help/fair?lang=en` },
      ],
    },
    { url: `${page}/help/fair?lang=en`, inLanguage: "en" },
  ]);
  const inApp = await helpData({ ...site.visit({ path: "/helpmc/fair" }), params });
  expect(inApp.linked).toEqual([]);
});

test.each(["alba", "noche"])("a page of %s has one address and its brand's picture", (brand) => {
  const origin = `http://${brand}.localhost:3000`;
  expect(headOf(`http://${brand}2.localhost:3000/vip?x=1`, "en")).toMatchObject({
    canonical: `${origin}/vip?lang=en`,
    alternates: [
      ["es", `${origin}/vip`],
      ["en", `${origin}/vip?lang=en`],
    ],
    standard: `${origin}/vip`,
    picture: expect.stringContaining(`${origin}/`),
  });
  expect(headOf(`${origin}/member/bets`)).toBeNull();
});
