import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BANNER_GROUPS } from "#platform/contract/publishing/banners.ts";
import { readMerchants } from "../../../server/demo/read-merchants.ts";
import { runCommand } from "../run-command.ts";
import { readBrand } from "../source/brand-source.ts";
import { openWorkshop } from "./workshop.ts";

const WORDS = ["--name", "Luma", "--mood", "neon", "--color", "#7c5cff"];
let root = "";

async function run(...args: string[]) {
  const said: string[] = [];
  const status = await runCommand(args, { root, say: (text) => said.push(text) });
  return { status, said: said.join("\n") };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "new-brand-"));
  cpSync("brands/alba", join(root, "brands/alba"), {
    recursive: true,
    filter: (path) => !/\.(avif|webp|woff2)$/.test(basename(path)),
  });
  mkdirSync(join(root, "app"));
  writeFileSync(join(root, "app/cards.ts"), 'export const WILD = "joker";\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a new brand is refused, and nothing is left behind,", () => {
  test.each([
    ["whose code is taken", ["new", "alba", ...WORDS], 'There is a brand "alba" already'],
    ["whose code is no code", ["new", "Luma!", ...WORDS], "2 to 20 small letters and digits"],
    ["whose code the site uses", ["new", "studio", ...WORDS], "a word that the site itself uses"],
    [
      "whose code is a word of the site's own code",
      ["new", "joker", ...WORDS],
      'the site\'s own code says "joker": choose another, such as joker7',
    ],
    ["whose host is another's", ["new", "luma", ...WORDS, "--host", "alba2.localhost"], "alba's"],
    [
      "whose name has signs that cannot be drawn",
      ["new", "luma", ...WORDS, "--name", "Señor Łuma 🎰"],
      "set in Anybody, which has no Ł, 🎰:",
    ],
    [
      "whose host is the games'",
      ["new", "luma", ...WORDS, "--host", "studio.localhost"],
      "at studio.localhost the games or the payments answer first",
    ],
    [
      "whose host is none",
      ["new", "luma", ...WORDS, "--host", "luma..mx"],
      '"luma..mx" is no host',
    ],
    ["without a name", ["new", "luma", "--mood", "neon"], "name: it takes an answer"],
    ["of two codes", ["new", "luma", "mira", ...WORDS], '"mira" is one word too many'],
    ["of a mood there is not", ["new", "luma", ...WORDS, "--mood", "noen"], 'Did you mean "neon"?'],
    [
      "whose colour would be lost",
      ["new", "luma", ...WORDS, "--color", "#101018"],
      "The nearest that is seen is #",
    ],
    [
      "whose logo is not there",
      ["new", "luma", ...WORDS, "--logo", "no.svg"],
      "There is no picture",
    ],
  ])("%s", async (_what, args, expected) => {
    const { status, said } = await run(...args);
    expect(said).toContain(expected);
    expect(status).toBe(2);
    expect(readdirSync(join(root, "brands"))).toEqual(["alba"]);
  });
});

const fileOf = (merchant: string) =>
  readMerchants(join(root, "brands")).find(({ code }) => code === merchant);

test("a run that is interrupted leaves no brand, and the next one clears what it left", async () => {
  const answers = { code: "luma", name: "Luma", mood: "neon", color: "#7c5cff" };
  const script = `
    import { readAnswers } from "./scripts/brand/new/answers.ts";
    import { makeBrand } from "./scripts/brand/new/make-brand.ts";
    await makeBrand(readAnswers(${JSON.stringify(answers)}), { root: ${JSON.stringify(root)}, say() {} });`;
  const at = ["--import", "./server/quick-imports.ts", "--input-type=module", "-e", script];
  const child = spawn(process.execPath, at);
  const drawn = () =>
    globSync(join(root, "{.data/workshop/*/brands,brands}/luma/assets/logo.svg")).length > 0;
  await expect.poll(drawn, { timeout: 30_000 }).toBe(true);
  child.kill("SIGINT");
  await once(child, "exit");
  expect(readdirSync(join(root, "brands"))).toEqual(["alba"]);
  expect((await run("list")).said).not.toContain("luma");
  openWorkshop(root).close();
  expect(readdirSync(join(root, ".data/workshop"))).toEqual([]);
}, 60_000);

test("a new brand is whole, passes every rule, and its merchant can be seeded", async () => {
  const inPeru = ["--country", "PE"];
  const { status, said } = await run("new", "luma", ...WORDS, "--draft", ...inPeru);
  expect(said).toContain("open http://luma.localhost:3000");
  // A draft has only the home page's banners; it must have no other finding.
  const rules = [...said.matchAll(/ {2}(?:error|warning|advice) {2}([a-z-]+)/g)].map(
    ([, id]) => id,
  );
  expect(new Set(rules)).toEqual(new Set(["banner-missing"]));
  expect(status).toBe(1);
  expect(readdirSync(join(root, ".data/workshop"))).toEqual([]);
  const merchant = fileOf("luma");
  expect(merchant).toMatchObject({ code: "luma", hosts: ["luma.localhost", "luma2.localhost"] });
  expect(new Set(merchant?.banners?.map(({ groupName }) => groupName))).toEqual(
    new Set(BANNER_GROUPS),
  );

  expect(merchant?.banners?.[0]?.words.es?.text).toContain("desde S/\u00a00.05");
  expect(merchant?.levels?.[1]).toMatchObject({ validBet: "2000.00", icon: "four-leaf-clover" });
  expect(merchant?.affiliateTiers?.[0]?.revenueMin).toBe("2000.00");
  expect(merchant).toMatchObject({ country: "PE", currency: "PEN", currencySymbol: "S/" });
  expect(merchant?.settings?.timeZone).toBe("America/Lima");
  const data = readBrand(root, "luma").config.literals?.value;
  const currency = { code: "PEN", symbol: "S/" };
  expect(data).toMatchObject({ locales: { es: "es-PE" }, currency });
  expect(existsSync(join(root, "brands/luma/copy.ts"))).toBe(false);

  expect((await run("rename", "luma", "lumina")).status).toBe(0);
  expect((await run("check", "lumina")).status).toBe(1);
  const hosts = ["lumina.localhost", "lumina2.localhost"];
  expect(fileOf("luma")).toMatchObject({
    code: "luma",
    name: "Luma",
    hosts,
  });
  const config = readFileSync(join(root, "brands/lumina/brand.config.ts"), "utf8");
  expect(config.match(/\w+: "luma"/g)).toEqual(['merchant: "luma"']);

  expect((await run("rm", "lumina")).status).toBe(2);
  expect(existsSync(join(root, "brands/lumina"))).toBe(true);
  expect((await run("rm", "lumina", "--yes")).status).toBe(0);
  expect(existsSync(join(root, "brands/lumina"))).toBe(false);
}, 90_000);
