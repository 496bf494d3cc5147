import { expect, test } from "vitest";
import { KEPT_PARTS, sharedParts } from "./shared-parts.server.ts";

const pageWith = (html: string, name = "home") =>
  Buffer.from(`<main>á<rendered-once data-part="${name}">${html}</rendered-once><p>Ana</p></main>`);

test("a page keeps the parts that it drew, and later pages get their HTML", () => {
  const home = {};
  const first = sharedParts("alba es");
  expect(first.htmlOf("home", home)).toBeUndefined();
  first.keep(pageWith("<h1>¡Olé!</h1>"));
  expect(sharedParts("alba es").htmlOf("home", home)).toBe("<h1>¡Olé!</h1>");
});

test("a name in any letters is found with all its bytes", () => {
  const bar = {};
  const first = sharedParts("qamar es");
  first.htmlOf("bar-سين", bar);
  first.keep(pageWith("<a>Yo</a>", "bar-سين"));
  expect(sharedParts("qamar es").htmlOf("bar-سين", bar)).toBe("<a>Yo</a>");
});

test("other data, another name and another look have HTML of their own", () => {
  const home = {};
  const first = sharedParts("alba es");
  first.htmlOf("home", home);
  first.keep(pageWith("<h1>¡Olé!</h1>"));
  expect(sharedParts("alba es").htmlOf("home", {})).toBeUndefined();
  expect(sharedParts("alba es").htmlOf("footer", home)).toBeUndefined();
  expect(sharedParts("alba en").htmlOf("home", home)).toBeUndefined();
});

test("nothing is kept of a part that is not on the page, or was cut", () => {
  const home = {};
  for (const page of ["<p>Error</p>", '<rendered-once data-part="home"><h1>Ho']) {
    const parts = sharedParts("alba es");
    parts.htmlOf("home", home);
    parts.keep(Buffer.from(page));
    const html = sharedParts("alba es").htmlOf("home", home);
    expect(html).toBeUndefined();
  }
});

test("the oldest part makes room when an object has too many", () => {
  const brand = {};
  for (let unread = 0; unread <= KEPT_PARTS; unread++) {
    const parts = sharedParts(`alba es ${unread}`);
    parts.htmlOf("home", brand);
    parts.keep(pageWith(`<p>${unread}</p>`));
  }
  expect(sharedParts("alba es 0").htmlOf("home", brand)).toBeUndefined();
  expect(sharedParts("alba es 1").htmlOf("home", brand)).toBe("<p>1</p>");
  expect(sharedParts(`alba es ${KEPT_PARTS}`).htmlOf("home", brand)).toBe(`<p>${KEPT_PARTS}</p>`);
});
