import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FEW_MEMBER_SCREENS, FEW_SCREENS, SCREENS } from "#scripts/screens/paths.ts";
import { planRounds } from "./plan-rounds.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "rounds-"));
  cpSync("brands/alba", join(root, "brands/alba"), { recursive: true });
  const file = join(root, "brands/alba/brand.config.ts");
  const own =
    'merchant: "casa", languages: ["es"], hasBothThemes: false, hosts: ["juego.example", ';
  const text = readFileSync(file, "utf8").replace('"system"', '"light"');
  writeFileSync(file, text.replace(/merchant: "alba",\s+hosts: \[/, own));
});
afterAll(() => rmSync(root, { recursive: true }));

const plan = (parts: { screens?: string[]; looks?: string[] }) =>
  planRounds(root, { codes: ["alba"], screens: parts.screens, looks: parts.looks ?? [""] });

test("takes the languages and modes that the brand offers, at both widths", () => {
  const guests = plan({}).rounds.filter(({ isMember }) => !isMember);
  const looks = guests.map(({ look: { language, theme, width } }) => [language, theme, width]);
  expect(looks).toEqual([
    ["es", "light", "phone"],
    ["es", "light", "desktop"],
  ]);
  expect(plan({}).hostOf("alba")).toBe("alba.localhost");
  expect(plan({}).merchants).toEqual(["casa"]);
});

test("takes the usual pages, all, or those that are named", () => {
  expect(plan({}).rounds[0]?.paths).toEqual(expect.arrayContaining([...FEW_SCREENS]));
  expect(plan({ screens: ["all"] }).rounds[0]?.paths).toEqual(expect.arrayContaining([...SCREENS]));
  expect(plan({ screens: ["/help"] }).rounds[0]?.paths).toEqual(["/help"]);
  expect(plan({ screens: ["/help"], looks: ["desktop-light"] }).rounds).toHaveLength(1);
});

test("sees few pages as a member too, or those of the member centre that are named", () => {
  const members = (parts: { screens?: string[] }) =>
    plan(parts).rounds.filter(({ isMember }) => isMember);
  expect(members({}).map(({ paths }) => paths)).toEqual([FEW_MEMBER_SCREENS, FEW_MEMBER_SCREENS]);
  const named = { screens: ["/help", "/member/bets"] };
  expect(members(named)[0]?.paths).toEqual(["/member/bets"]);
  expect(plan(named).rounds[0]).toMatchObject({ isMember: false, paths: ["/help"] });
});
