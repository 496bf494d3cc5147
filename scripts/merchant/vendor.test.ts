import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";

async function terminal() {
  const { merchant, store, clock } = await staffUnderTest();
  const typed = terminalUnderTest({ store, clock });
  const folder = await mkdtemp(join(tmpdir(), "vendor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return {
    code: merchant.code,
    /** The code, the printed lines and the first line of an error. */
    async type(line: string) {
      const status = await typed.typeAs("eva")(line);
      return [status, ...typed.printed(), ...typed.errors.splice(0).slice(0, 1)];
    },
    async file(name: string, text: string) {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    },
  };
}

const GAMES = [
  "code,name.es,name.en,type,class,rtp,minBet,releasedOn,cover",
  "farol,Farol,Lantern,RNG,classic,96.10,0.20,2026-11-01,farol",
].join("\n");

test("a vendor and its games are made by lines of a terminal", async () => {
  const { code, type, file } = await terminal();
  const made =
    "--name Luz --launch https://vw.luz.example/launch --frames https://play.luz.example";
  expect(await type(`vendor new ${code} LUZ ${made}`)).toEqual([
    ...[0, "outcome   done", "approval  -"],
  ]);
  const [status, line] = await type(`vendor secret new ${code} LUZ`);
  expect([status, line]).toEqual([0, expect.stringMatching(/^secret {2}[\w-]{43}$/)]);
  const path = await file("luz.csv", GAMES);
  expect(await type(`games apply ${code} LUZ --file ${path} --plan`)).toContain("added     1");
  expect(await type(`games list ${code}`)).toEqual([0, "None."]);
  expect(await type(`games apply ${code} LUZ --file ${path}`)).toContain("added     1");
  expect(await type(`game off ${code} farol`)).toEqual([0, "Done."]);
  expect(String((await type(`games list ${code} --vendor LUZ`))[2])).toMatch(
    /^farol +LUZ +Farol .*off/,
  );
  expect(await type(`game on ${code} farol`)).toEqual([0, "Done."]);
  expect(await type(`games order ${code} --first farol`)).toEqual([0, "Done."]);
  expect(await type(`vendor limits ${code} LUZ --bet-max 500.00 --bonus-per-day default`)).toEqual([
    ...[0, "outcome   done", "approval  -"],
  ]);
  expect(await type(`vendor enable ${code} LUZ`)).toEqual([0, "outcome   done", "approval  -"]);
  expect(String((await type(`vendor list ${code}`))[2])).toMatch(
    /^LUZ +Luz +yes +seamless .*500\.00/,
  );
});

test("what is wrong is said in one line", async () => {
  const { code, type, file } = await terminal();
  const made =
    "--name Luz --launch https://vw.luz.example/launch --frames https://play.luz.example";
  await type(`vendor new ${code} LUZ ${made}`);
  const [embedded] = catalogueVendors;
  expect(String((await type(`vendor secret new ${code} ${embedded?.code}`))[1])).toContain(
    "is embedded",
  );
  expect(await type(`games apply ${code} LUZ`)).toEqual([1, "--file is missing."]);
  const broken = await file("luz.csv", GAMES.replace("96.10", "a lot"));
  const [, refusal] = await type(`games apply ${code} LUZ --file ${broken}`);
  expect(refusal).toBe(
    "Refused: invalid_game (rtp) row=2, game=farol, problem=a percentage such as 96.10",
  );
  expect(await type(`vendor try ${code} LUZ`)).toEqual([1, "Refused: game_unknown (game)"]);
});
