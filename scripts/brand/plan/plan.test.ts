import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sitePaths } from "#tests/support/site-paths.ts";
import { runCommand } from "../run-command.ts";
import { flatten } from "./flatten.ts";
import { readRoutes } from "./read-routes.ts";

let root = "";
const git = (...args: string[]) => {
  const named = ["-c", "user.name=Eva", "-c", "user.email=eva@casa.example"];
  expect(spawnSync("git", [...named, ...args], { cwd: root }).status).toBe(0);
};

async function plan(...args: string[]) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const status = await runCommand(["plan", ...args], { root, say });
  return { status, said: said.join("\n") };
}

function change(file: string, from: string, to: string) {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const CONFIG = "brands/noche/brand.config.ts";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "plan-"));
  for (const path of ["brands/noche", "brands/mareo", "app/i18n/locales", "app/routes.ts"])
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (file) => !/^(p_|help-|w_[^h])/.test(basename(file)),
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Begin");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  git("checkout", "-q", "HEAD", "--", ".");
  git("clean", "-qfd");
});

test("a site map read as text is the one that the site runs", () => {
  const read = readRoutes(readFileSync("app/routes.ts", "utf8"));
  expect(read.toSorted()).toEqual(sitePaths.toSorted());
});

test("one entry put into a list at the top does not move the others", () => {
  const list = [{ to: "/", icon: "house" }];
  const longer = [{ to: "/hot", icon: "flame" }, ...list];
  expect(flatten({ menu: list })).toEqual({
    "menu./.to": "/",
    "menu./.icon": "house",
    "menu.order": ["/"],
  });
  expect(flatten({ menu: longer })).toMatchObject({ "menu./.icon": "house" });
});

describe("what changed since a commit", () => {
  test("is nothing while nothing did", async () => {
    expect(await plan("noche", "--against", "HEAD")).toEqual({
      status: 0,
      said: "noche against HEAD changes nothing for players.",
    });
  });

  test("is listed by its area with both values, and is not breaking", async () => {
    change("brands/noche/copy.ts", "Popular ahora", "Lo que suena");
    change("brands/noche/tokens.ts", 'action: "#', 'win: "#ffffff", action: "#');
    change(CONFIG, 'hero: "dock"', 'hero: "plate"');
    writeFileSync(join(root, "brands/noche/assets/w_home-1.avif"), "short");
    const { status, said } = await plan("noche", "--against", "HEAD");
    expect(said).toContain("none of them breaking");
    expect(said).toContain('  layout.hero  "dock" → "plate"');
    expect(said).toContain('  es.home.popular  "Popular ahora" → "Lo que suena"');
    expect(said).toMatch(/w_home-1\.avif {2}[\d,]+ bytes → 5 bytes/);
    expect(said).toMatch(/pictures of a first visit {2}[\d,]+ → [\d,]+ bytes, −\d/);
    expect(status).toBe(1);
  });

  test.each([
    ["a host that goes", CONFIG, '"noche2.localhost"', '"otra.localhost"', "hosts"],
    ["another merchant", CONFIG, 'merchant: "noche"', 'merchant: "otra"', "merchant"],
    ["another currency", CONFIG, 'code: "MXN"', 'code: "EUR"', "currency.code"],
    ["a language that goes", CONFIG, "layout: {", 'languages: ["es"],\n  layout: {', "languages"],
    ["a higher age", CONFIG, "ageMin: 21", "ageMin: 23", "legal.ageMin"],
    [
      "a mode that goes",
      CONFIG,
      "layout: {",
      "hasBothThemes: false,\n  layout: {",
      "hasBothThemes",
    ],
    [
      "a footer without the help and the contact",
      CONFIG,
      "layout: {",
      'footer: ["about", "responsible", "terms", "privacy"],\n  layout: {',
      "footer",
    ],
    ["an address that goes", "app/routes.ts", 'route("vip"', 'route("club"', "/vip"],
  ])("%s is breaking", async (_what, file, from, to, key) => {
    change(file, from, to);
    const { status, said } = await plan("noche", "--against", "HEAD", "--json");
    const [{ isBreaking, changes }] = JSON.parse(said);
    const breaking = changes.filter((one: { breaking?: string }) => one.breaking);
    expect(breaking.map((one: { what: string }) => one.what)).toEqual([key]);
    expect({ isBreaking, status }).toEqual({ isBreaking: true, status: 2 });
  });

  test("is breaking where types of games go or an entry of the menu, and not where one comes", async () => {
    const own = (menu: string, types: string) =>
      `menu: ["home", ${menu}],\n  gameTypes: [${types}],\n  layout: {`;
    const breaking = async (against: string) => {
      const [{ changes }] = JSON.parse((await plan("noche", "--against", against, "--json")).said);
      const found = changes.filter((one: { breaking?: string }) => one.breaking);
      return found.map(({ what }: { what: string }) => what);
    };
    const more = own('"RNG", { page: "torneos", icon: "crown" }', '"SPORTS", "RNG"');
    change(CONFIG, "layout: {", more);
    expect(await breaking("HEAD")).toEqual(
      expect.arrayContaining(["gameTypes", "menu.LIVE", "menu.help"]),
    );
    git("commit", "-qam", "Name some");
    change(CONFIG, more, own('"RNG"', '"RNG"'));
    expect(await breaking("HEAD")).toEqual(["gameTypes", "menu./info/torneos"]);
    git("commit", "-qam", "Name fewer");
    change(CONFIG, own('"RNG"', '"RNG"'), "layout: {");
    expect(await breaking("HEAD")).toEqual([]);
  });

  test("includes another face, which is in no data", async () => {
    change("brands/noche/theme.css.ts", 'fontWeight: "400 800"', 'fontWeight: "400"');
    change("brands/noche/fonts.ts", "[display, text]", "[display]");
    const { status, said } = await plan("noche", "--against", "HEAD");
    expect(said).toMatch(/theme\.css\.ts {2}[\d,]+ bytes/);
    expect(said).toMatch(/fonts\.ts {2}[\d,]+ bytes/);
    expect(status).toBe(1);
  });

  test("is breaking where a flag is switched off or a picture goes, not the other way round", async () => {
    change(CONFIG, "layout: {", "flags: { FREEPLAY3: true },\n  layout: {");
    rmSync(join(root, "brands/noche/assets/w_home-2.avif"));
    git("commit", "-qam", "Offer a trial");
    expect((await plan("noche", "--against", "HEAD~1")).said).toContain("FREEPLAY3  none → on");
    change(CONFIG, "FREEPLAY3: true", "FREEPLAY3: false");
    const { said } = await plan("noche", "--against", "HEAD");
    expect(said).toContain("! flags.FREEPLAY3  on → off\n      BREAKING: Players lose");
    git("reset", "-q", "--hard", "HEAD~1");
    rmSync(join(root, "brands/noche/assets/w_home-2.avif"));
    expect((await plan("noche", "--against", "HEAD")).said).toContain("BREAKING: Banners and kept");
  });
});

test("a brand that comes is new, one that goes breaks, and one that never was is refused", async () => {
  cpSync(join(root, "brands/noche"), join(root, "brands/luna"), { recursive: true });
  expect(await plan("luna", "--against", "HEAD")).toMatchObject({ status: 1 });
  rmSync(join(root, "brands/mareo"), { recursive: true });
  const { status, said } = await plan("mareo", "--against", "HEAD");
  expect(said).toContain("mareo against HEAD goes. BREAKING");
  expect(status).toBe(2);
  expect((await plan("nohce", "--against", "HEAD")).said).toContain('Did you mean "noche"?');
  expect((await plan("noche", "--against", "nowhere")).said).toContain("neither a commit");
  expect((await plan("noche")).said).toContain("Say against what");
});
