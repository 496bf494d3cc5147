import { expect, test } from "vitest";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { payloadFor, wording } from "./i18n.server.ts";
import { loader } from "./route.ts";

const NOT_LONG = "public, max-age=300";

function ask(host: string, address: string) {
  const [, , language, namespace] = new URL(address, "http://x").pathname.split("/");
  const request = new Request(`http://${host}:3000${address}`);
  const params = { language, namespace };
  return loader({ request, context: {}, params } as unknown as Parameters<typeof loader>[0]);
}

const brandOf = (host: string) => findBrand(new Request(`http://${host}:3000/`))!;

test("the wording that a page names is its brand's and is kept for ever", async () => {
  const brand = brandOf("noche.localhost");
  const { words } = payloadFor(brand, "en", ["common", "home"]);
  expect(Object.keys(words)).toEqual(["common", "home"]);
  const answer = await ask("noche.localhost", words.home!);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(await answer.json()).toEqual(wording(brand, "en", "home"));
});

test("a namespace of two words has an address too", async () => {
  const { words } = payloadFor(brandOf("alba.localhost"), "es", ["agent-pay"]);
  const answer = await ask("alba.localhost", words["agent-pay"]!);
  expect(await answer.json()).toMatchObject({ kinds: { daily: "Salario" } });
});

test("another version, or none, is what there is now, and is not kept long", async () => {
  const addresses = ["/i18n/es/home", "/i18n/es/home?v=elsewhere"];
  for (const address of addresses) {
    const answer = await ask("alba.localhost", address);
    expect(answer.headers.get("cache-control")).toBe(NOT_LONG);
  }
});

test("two brands never share the address of what differs between them", () => {
  const home = (host: string) => payloadFor(brandOf(host), "es", ["home"]).words.home;
  expect(home("alba.localhost")).not.toBe(home("noche.localhost"));
});

test("a host without a brand has everybody's wording, and what is not offered is not there", async () => {
  const answer = await ask(
    "nadie.localhost",
    payloadFor(undefined, "es", ["common"]).words.common!,
  );
  expect(await answer.json()).toEqual(wording(undefined, "es", "common"));
  for (const address of ["/i18n/fr/common", "/i18n/es/nothing", "/i18n/es/..%2f"]) {
    await expect(ask("alba.localhost", address)).rejects.toMatchObject({ status: 404 });
  }
});
