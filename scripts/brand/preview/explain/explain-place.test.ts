import { resolve } from "node:path";
import { expect, test } from "vitest";
import { setFlag } from "#platform/staff/merchant/set-flag.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { checkData } from "../../check/checks/check-data.ts";
import { readBrand } from "../../source/brand-source.ts";
import { explainPlace, type PlaceSeen } from "./explain-place.ts";
import { flagsBehind } from "./flags-behind.ts";
import { likeliestFirst } from "./likeliest-key.ts";
import { tokenKey } from "./token-keys.ts";
import { wordingKeys } from "./wording-keys.ts";

const root = resolve(import.meta.dirname, "../../../..");
const nothing: PlaceSeen = {
  language: "es",
  theme: "light",
  texts: [],
  around: [],
  namespaces: ["home"],
  variables: [],
  addresses: [],
};

async function explained(seen: Partial<PlaceSeen>, flagsOn = new Set<string>()) {
  const { staff, merchant } = await staffUnderTest();
  const known = checkData(readBrand(root, "noche")).known!;
  const brand = { ...known, data: { ...known.data, merchant: merchant.code } };
  await setFlag(staff, { merchant: merchant.code, flag: "DIRECTREG3", isOn: true });
  return explainPlace(brand, { ...nothing, ...seen }, { staff, flagsOn });
}

test("a text of the brand's own is named with what all share below it", async () => {
  const { words } = await explained({ texts: ["Popular ahora"] });
  const own = words.find(({ key }) => key === "es.home.popular")!;
  expect(own.steps.map(({ from }) => from)).toEqual([
    expect.stringContaining("app/i18n/locales/es/home.ts"),
    expect.stringMatching(/^brand: brands\/noche\/copy\.ts:\d+$/),
  ]);
});

test("the same words in a part of the wording that the page does not have are not meant", async () => {
  const keys = async (namespaces: string[]) =>
    (await explained({ texts: ["Crear cuenta"], namespaces })).words.flatMap(({ key, others }) => [
      key,
      ...others,
    ]);
  expect(await keys(["common"])).toEqual(["es.common.account.register"]);
  expect((await keys(["common", "auth"])).length).toBeGreaterThan(1);
});

test("of keys with the same text the place's key comes first, then the others", async () => {
  const found = async (around: PlaceSeen["around"]) => {
    const namespaces = ["auth", "common"];
    return (await explained({ texts: ["Crear cuenta"], namespaces, around })).words;
  };
  const [inHeader, ...more] = await found(["header"]);
  expect(inHeader?.key).toBe("es.common.account.register");
  expect(inHeader?.others).toContain("es.auth.register.submit");
  expect(more).toEqual([]);
  expect((await found(["dialog", "main"]))[0]?.key).toMatch(/^es\.auth\./);
  const keys = ["common.footer.help", "help.title", "common.nav.help"];
  expect(likeliestFirst(keys, ["nav", "header"])[0]).toBe("common.nav.help");
  expect(likeliestFirst(keys, ["nav", "footer"])).toEqual([
    ...["common.nav.help", "common.footer.help", "help.title"],
  ]);
  expect(likeliestFirst(keys, ["main"])[0]).toBe("help.title");
});

test("what comes from the platform is nobody's wording", async () => {
  expect((await explained({ texts: ["Faro del Sur"] })).words).toEqual([]);
});

test("a variable is the token that the brand wrote, in the mode that was seen", async () => {
  const variables = [
    { property: "background", variable: "--color-action" },
    { property: "border-color", variable: "--color-action" },
    { property: "border-radius", variable: "--radius-card" },
    { property: "margin", variable: "--made-by-a-component" },
  ];
  const { tokens } = await explained({ variables, theme: "dark" });
  expect(tokens.map(({ key, what }) => [key, what])).toEqual([
    ["dark.palette.action", "background, border-color"],
    ["radius.card", "border-radius"],
  ]);
  expect(tokens[0]?.steps[0]?.from).toMatch(/^brand: brands\/noche\/tokens\.ts:\d+$/);
});

test("a link is explained by the flags that its route asks for, and what the platform says of them", async () => {
  const { flags } = await explained(
    { addresses: ["/register?to=%2Fvip"] },
    new Set(["DIRECTREG3"]),
  );
  expect(flags.map(({ what, isOn }) => [what, isOn])).toEqual([
    ["MOBILENUMREG3", false],
    ["USERNAMEREG3", false],
    ["DIRECTREG3", true],
  ]);
  expect(flags.at(-1)?.steps.at(-1)).toMatchObject({
    value: true,
    from: expect.stringContaining("platform:"),
  });
});

test("a way that the address chooses has a flag of its own", () => {
  expect(flagsBehind("/login?way=sms")).toEqual(["MOBILEVERCODELOGIN3"]);
  expect(flagsBehind("/login")).toEqual([]);
  expect(flagsBehind("/login/play")).toEqual(["FREEPLAY3"]);
  expect(flagsBehind("http://[")).toEqual([]);
});

test.each([
  ["--color-on-action", "light.palette.onAction"],
  ["--atmosphere-shadow-card", "light.atmosphere.shadowCard"],
  ["--hero-size-narrow", "heroSize"],
  ["--gap-card-narrow", "gap.card"],
  ["--icon-cap", "icon.ends"],
  ["--cover-ratio", "cover.ratio"],
  ["--display-family", "display.family"],
])("%s is written as %s", (variable, key) => {
  expect(tokenKey(variable, "light")).toBe(key);
});

test("wording is found behind what was filled in, emphasised or broken over lines", () => {
  const keysOf = wordingKeys(
    new Map([
      ["a.hello", "Hola, {{name}}"],
      ["a.left", "Quedan <1>{{count}}</1> premios (hoy)"],
      ["a.any", "{{value}}"],
      ["a.twin", "Entrar"],
      ["b.twin", "Entrar"],
    ]),
  );
  expect(keysOf("Hola,\n Ana")).toEqual(["a.hello"]);
  expect(keysOf("Quedan 3 premios (hoy)")).toEqual(["a.left"]);
  expect(keysOf("Entrar")).toEqual(["a.twin", "b.twin"]);
  expect(keysOf("Otra cosa")).toEqual([]);
  expect(keysOf("  ")).toEqual([]);
});
