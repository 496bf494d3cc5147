import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMerchants } from "../../../server/demo/read-merchants.ts";
import { runCommand } from "../run-command.ts";
import { readBrand } from "../source/brand-source.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rename-"));
  for (const code of ["alba", "chispa"])
    cpSync(join("brands", code), join(root, "brands", code), {
      recursive: true,
      filter: (path) => !/\.(avif|webp|woff2|png)$/.test(basename(path)),
    });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const status = await runCommand(args, { root, say: (text) => said.push(text) });
  return { status, said: said.join("\n") };
}
const fileOf = (merchant: string) =>
  readMerchants(join(root, "brands")).find(({ code }) => code === merchant);
const brands = () => readdirSync(join(root, "brands"));
const configOf = (code: string) =>
  readBrand(root, code).config.literals?.value as {
    code: string;
    merchant: string;
    hosts: string[];
  };

test("the code and its hosts follow, the merchant and its books stay", async () => {
  const banners = fileOf("chispa")?.banners;
  const { status, said } = await run("rename", "chispa", "brasa");
  expect(status).toBe(0);
  expect(brands()).toEqual(["alba", "brasa"]);
  const hosts = ["brasa.localhost", "brasa2.localhost"];
  expect(configOf("brasa")).toMatchObject({ code: "brasa", merchant: "chispa", hosts });
  const merchant = fileOf("chispa");
  expect(merchant).toMatchObject({ code: "chispa", hosts, banners });
  for (const words of [
    "the host chispa.localhost is brasa.localhost",
    'stays    the merchant "chispa", with its members and books',
    "stays    ayuda@chispa.example, CHISPA2026: change them by hand",
  ])
    expect(said).toContain(words);
  expect(readdirSync(join(root, ".data/workshop"))).toEqual([]);

  expect((await run("rename", "brasa", "chispa")).status).toBe(0);
  for (const name of ["brand.config.ts", "merchant.json", "pages/mayores.es.md"])
    expect(readFileSync(join(root, "brands/chispa", name), "utf8")).toBe(
      readFileSync(join("brands/chispa", name), "utf8"),
    );
});

test("hosts of another brand are left to it, and the old ones stay", async () => {
  const { status, said } = await run("rename", "chispa", "alba2");
  expect(status).toBe(0);
  const hosts = ["chispa.localhost", "chispa2.localhost"];
  expect(configOf("alba2")).toMatchObject({ code: "alba2", hosts });
  expect(fileOf("chispa")).toMatchObject({ hosts });
  expect(said).toContain(
    "stays    chispa.localhost, chispa2.localhost, because alba has alba2.localhost",
  );
});

test("a brand without merchant.json keeps the hosts that its platform knows", async () => {
  rmSync(join(root, "brands/alba/merchant.json"));
  const { status, said } = await run("rename", "alba", "aurora");
  expect(status).toBe(0);
  const hosts = ["alba.localhost", "alba2.localhost"];
  expect(configOf("aurora")).toMatchObject({ code: "aurora", merchant: "alba", hosts });
  expect(said).toContain("alba.localhost, alba2.localhost, because without a merchant.json");
});

test("hosts of its own stay", async () => {
  const file = join(root, "brands/chispa/brand.config.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("chispa2.localhost", "chispa.example"));
  expect((await run("rename", "chispa", "brasa")).status).toBe(0);
  expect(configOf("brasa").hosts).toEqual(["brasa.localhost", "chispa.example"]);
});

test.each([
  ["a code that another brand has", "alba", 'There is a brand "alba" already'],
  ["what is no code", "Brasa!", "2 to 20 small letters and digits"],
  ["no code at all", "", "2 to 20 small letters and digits"],
])("%s is refused, and nothing changes", async (_what, code, expected) => {
  const { status, said } = await run("rename", "chispa", code);
  expect(said).toContain(expected);
  expect(status).toBe(2);
  expect(brands()).toEqual(["alba", "chispa"]);
  expect(existsSync(join(root, ".data"))).toBe(false);
});

test("a code that another brand has as its merchant is refused", async () => {
  expect((await run("rename", "alba", "aurora")).status).toBe(0);
  expect(await run("rename", "chispa", "alba")).toMatchObject({ status: 2 });
  expect(brands()).toEqual(["aurora", "chispa"]);
});

test("a file without a readable code is refused before anything is written", async () => {
  const file = join(root, "brands/chispa/brand.config.ts");
  const text = readFileSync(file, "utf8").replace('code: "chispa"', 'code: ["chispa"][0]');
  writeFileSync(file, text);
  const { status, said } = await run("rename", "chispa", "brasa");
  expect(said).toContain("npm run brand -- check chispa says why");
  expect(status).toBe(2);
  const constant = text
    .replace('["chispa"][0]', "own")
    .replace("export", 'const own = "chispa";\nexport');
  writeFileSync(file, constant);
  expect((await run("rename", "chispa", "brasa")).said).toContain('write code: "chispa"');
  expect(brands()).toEqual(["alba", "chispa"]);
  expect(readFileSync(file, "utf8")).toBe(constant);
});

test("what an interrupted run has left is no brand, and cleared at the next", async () => {
  mkdirSync(join(root, ".data/workshop/999999999-left/brands/half"), { recursive: true });
  expect((await run("list")).said).not.toContain("half");
  expect((await run("rename", "chispa", "brasa")).status).toBe(0);
  expect(readdirSync(join(root, ".data/workshop"))).toEqual([]);
});
