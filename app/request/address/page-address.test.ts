import { expect, test } from "vitest";
import { isPrivate, pageAddress } from "./page-address.ts";

const of = (path: string, language = "es") =>
  pageAddress(new URL(path, "https://alba2.test"), {
    origin: "https://alba.test",
    language,
    languages: ["es", "en"],
  });

test("a page has one address, below the brand's first host", () => {
  expect(of("/help/fair/")).toBe("https://alba.test/help/fair");
  expect(of("/index.html")).toBe("https://alba.test/");
  expect(of("/live/?vassalage=V1")).toBe("https://alba.test/liveList");
  expect(of("/rngList?q=sol&page=3&utm_source=x")).toBe("https://alba.test/rngList");
});
test("only what makes it another page stays in the query", () =>
  expect(of("/noticePage?page=2&x=1")).toBe("https://alba.test/noticePage?page=2"));
test("another language than the first is asked for by the address", () => {
  expect(of("/help", "en")).toBe("https://alba.test/help?lang=en");
  expect(of("/help?lang=es")).toBe("https://alba.test/help");
});
test("dialogs, members' pages and games are not to be found", () => {
  expect(
    ["/login", "/member/bets", "/game/x", "/feedback/C-1", "/helpmc"].filter(isPrivate),
  ).toHaveLength(5);
  expect(["/", "/help", "/feedback", "/promotions/1", "/gamers"].some(isPrivate)).toBe(false);
});
