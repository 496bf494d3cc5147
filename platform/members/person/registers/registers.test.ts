import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable, GAME, vendorServer } from "#tests/support/vendor.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import type { Registers } from "../../../core/access/registers.ts";
import { registerDays } from "../../../domain/person/registers.ts";
import { launchGame } from "../../../play/games/launch/launch-game.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { sealProfile } from "../../profile/seal-profile.ts";
import { fileRegisters } from "./file-registers.ts";
import { requireUnlisted, requireUnlistedNewcomer } from "./require-unlisted.ts";

const DAY_MS = 86_400_000;
const ANA = { documentNumber: "12345678-Z", names: ["Ana Ríos"], birthday: "1990-05-04" };
const LAUNCH = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
  cashierUrl: "http://alba.test/member/deposit",
} as const;

const folder = mkdtempSync(join(tmpdir(), "registers-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, lines: string[], changedAt: number) => {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, ["document,name,birthDate", ...lines, ""].join("\n"));
  utimesSync(path, changedAt, changedAt);
};

/** A player of a place, with papers, and a register that answers as it is told. */
async function player(jurisdiction: string | null, facts: Record<string, string> = {}) {
  const t = await freshTable();
  const { outside } = vendorServer();
  const { code } = t.merchant;
  const law = { jurisdiction, isDemonstration: jurisdiction === "demo" };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, code));
  const said = { answer: false as boolean | "none", asked: [] as string[] };
  const registers: Registers = {
    async isListed(register) {
      said.asked.push(register);
      if (said.answer === "none") throw new Unknown("line is down");
      return said.answer;
    },
  };
  const context = await testContext({ ...t, actor: t.member.actor, outside, registers });
  await t.store.inMerchant(code, async (tx) => {
    const profile = sealProfile(context, t.member.id, facts);
    await tx.update(members).set({ profile }).where(eq(members.id, t.member.id));
  });
  return { ...t, context, said };
}
const PAPERS = { idNumber: "12345678Z" };

test("a register of a file knows a person by document, or by name and birth date", async () => {
  write("RGIAJ", ["12345678z,,", ",ana  RIOS,1990-05-04"], 1_000);
  const registers = fileRegisters(folder);
  const isListed = (person: Partial<typeof ANA>) =>
    registers.isListed("RGIAJ", { names: [], ...person });
  expect(await isListed({ documentNumber: ANA.documentNumber })).toBe(true);
  expect(await isListed({ names: ANA.names, birthday: ANA.birthday })).toBe(true);
  expect(await isListed({ names: ANA.names, birthday: "1990-05-05" })).toBe(false);
  expect(await isListed({ documentNumber: "12345678X" })).toBe(false);
  write("RGIAJ", ["12345678x,,"], 2_000);
  expect(await isListed({ documentNumber: "12345678X" })).toBe(true);
});

test("a missing file, and one without the columns, is no answer", async () => {
  const registers = fileRegisters(folder);
  await expect(registers.isListed("SIGAP", ANA)).rejects.toBeInstanceOf(Unknown);
  writeFileSync(join(folder, "GAMSTOP.csv"), "dni,nombre\n1,Ana\n");
  await expect(registers.isListed("GAMSTOP", ANA)).rejects.toBeInstanceOf(Unknown);
});

test.each([
  ["ES", ["RGIAJ"]],
  ["GB", ["GAMSTOP"]],
  ["BR", ["SIGAP"]],
  ["MX", []],
  ["demo", []],
])("a merchant of %s asks %j", async (jurisdiction, registers) => {
  const t = await player(jurisdiction, PAPERS);
  await requireUnlisted(t.context);
  expect(t.said.asked).toEqual(registers);
});

test("a visitor's own place is asked too, and the shorter time holds", async () => {
  const t = await player("ES", PAPERS);
  await requireUnlisted({ ...t.context, clientCountry: "BR" });
  expect(t.said.asked).toEqual(["RGIAJ", "SIGAP"]);
});

test("an answer holds for the time of the place, to the millisecond", async () => {
  const t = await player("BR", PAPERS);
  await requireUnlisted(t.context);
  t.clock.advance(DAY_MS - 1);
  await requireUnlisted(t.context);
  expect(t.said.asked).toHaveLength(1);
  t.clock.advance(1);
  await requireUnlisted(t.context);
  expect(t.said.asked).toHaveLength(2);
  expect([registerDays(["signUp", "payout", "year"]), registerDays(["signUp"])]).toEqual([
    365,
    null,
  ]);
});

test("a listed player is refused, a bet under way ends, and a day later the register is asked again", async () => {
  const t = await player("ES", PAPERS);
  t.said.answer = true;
  await expect(requireUnlisted(t.context)).rejects.toMatchObject({
    code: "register_listed",
    details: { register: "RGIAJ" },
  });
  expect((await t.bet({ txId: "a" })).code).toBe("TOKEN_EXPIRED");
  t.said.answer = false;
  await expect(requireUnlisted(t.context)).rejects.toMatchObject({ code: "register_listed" });
  t.clock.advance(DAY_MS);
  await requireUnlisted(t.context);
});

test("without an answer nothing opens, and it is not kept", async () => {
  const t = await player("BR", PAPERS);
  t.said.answer = "none";
  await expect(requireUnlisted(t.context)).rejects.toMatchObject({
    code: "register_unreachable",
    status: 503,
  });
  const without = { ...t.context, registers: undefined };
  await expect(requireUnlisted(without)).rejects.toMatchObject({ code: "register_unreachable" });
  t.said.answer = false;
  await requireUnlisted(t.context);
});

test("a player of whom nothing is known is asked for an identity first", async () => {
  const t = await player("BR");
  await expect(requireUnlisted(t.context)).rejects.toMatchObject({ code: "identity_required" });
  expect(t.said.asked).toEqual([]);
});

test("a game does not open for a listed player", async () => {
  const t = await player("ES", PAPERS);
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.insert(verifications).values({
      ...{ merchant: t.merchant.code, id: "v1", member: t.member.id, state: "VERIFIED" },
      ...{ documentKind: "national", askedAt: t.clock.now() },
    }),
  );
  t.said.answer = true;
  await expect(launchGame(t.context, LAUNCH)).rejects.toMatchObject({ code: "register_listed" });
});

test("a newcomer with papers is asked about at the registration, one without later", async () => {
  const t = await player("ES");
  t.said.answer = true;
  await expect(requireUnlistedNewcomer(t.context, ANA)).rejects.toMatchObject({
    code: "register_listed",
  });
  await requireUnlistedNewcomer(t.context, { names: ["Ana Ríos"] });
  expect(t.said.asked).toEqual(["RGIAJ"]);
});
