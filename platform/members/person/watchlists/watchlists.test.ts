import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable, GAME, vendorServer } from "#tests/support/vendor.ts";
import { freshWork } from "#tests/support/work.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import type { Watchlists } from "../../../core/access/watchlists.ts";
import type { Context } from "../../../core/context.ts";
import type { ListHit } from "../../../domain/person/watchlist.ts";
import { KINDS } from "../../../jobs/kinds/kinds.ts";
import { createDeposit } from "../../../money/cashier/create-deposit.ts";
import { launchGame } from "../../../play/games/launch/launch-game.ts";
import { auditEntries } from "../../../store/schema/audit.ts";
import { members } from "../../../store/schema/merchant.ts";
import { playGuards } from "../../../store/schema/protection.ts";
import { watchChecks, watchHits } from "../../../store/schema/watchlist.ts";
import { saveProfile } from "../../profile/save-profile.ts";
import { sealProfile } from "../../profile/seal-profile.ts";
import { openGuard } from "../../protection/guard.ts";
import { keepPersonHashes } from "../person-hashes.ts";
import { fileWatchlists } from "./file-watchlists.ts";
import { applyHold, requireNotHeld } from "./hold.ts";
import { lookAtDue } from "./look-due.ts";
import { requireLookedUp } from "./require-looked-up.ts";

const ANA = { names: ["Ana Ríos"], birthday: "1990-05-04" };
const SANCTION: ListHit = { list: "onu", entry: "E1", kind: "sanction" };
const PEP: ListHit = { list: "peps", entry: "P1", kind: "pep" };
const LAUNCH = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
  cashierUrl: "http://alba.test/member/deposit",
} as const;

/** Looks up whoever was not, and refuses whom a list holds. */
async function requireCleared(context: Context): Promise<void> {
  await requireLookedUp(context);
  const who = { merchant: context.merchant.code, memberId: context.actor!.memberId };
  await context.store.reading(who.merchant, (reader) => requireNotHeld(reader, who));
}

const folder = mkdtempSync(join(tmpdir(), "watchlists-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, lines: string[], changedAt = 1_000) => {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, ["entry,kind,name,birthDate,document", ...lines, ""].join("\n"));
  utimesSync(path, changedAt, changedAt);
};

/** A player with a name, at a vendor, and lists that say what they are told to. */
async function player(profile: Record<string, string> = { payeeName: "Ana Ríos" }) {
  const t = await freshTable();
  const { outside } = vendorServer();
  const said = { version: "v1", hits: [] as ListHit[], asked: [] as string[], isDown: false };
  const watchlists: Watchlists = {
    async version() {
      if (said.isDown) throw new Unknown("line is down");
      return said.version;
    },
    async find({ names }) {
      said.asked.push(names.filter(Boolean).join());
      return said.hits;
    },
  };
  const context = await testContext({ ...t, actor: t.member.actor, outside, watchlists });
  const { code } = t.merchant;
  const inside = <T>(work: Parameters<typeof t.store.inMerchant<T>>[1]) =>
    t.store.inMerchant(code, work);
  await inside((tx) =>
    tx
      .update(members)
      .set({ profile: sealProfile(context, t.member.id, profile) })
      .where(eq(members.id, t.member.id)),
  );
  const hits = () => inside((tx) => tx.select().from(watchHits));
  const due = () => lookAtDue(context, watchlists);
  return { ...t, code, context, said, watchlists, inside, hits, due };
}

test("lists of files know a person by the rule, and a changed file is read again", async () => {
  write("onu", ["E1,sanction,RIOS Ana,1990-05-04,", "E1,sanction,Anita Rios,,", "E2,pep,,,X9"]);
  const lists = fileWatchlists(folder);
  const before = await lists.version();
  expect(await lists.find(ANA)).toEqual([SANCTION]);
  expect(await lists.find({ names: ["Rios, Anita"] })).toEqual([SANCTION]);
  expect(await lists.find({ names: [], documentNumber: "x-9" })).toMatchObject([{ kind: "pep" }]);
  expect(await lists.find({ names: ["Ana Paz"], birthday: ANA.birthday })).toEqual([]);
  write("onu", ["E3,sanction,Eva Paz,,"], 2_000);
  expect(await lists.find(ANA)).toEqual([]);
  expect(await lists.version()).not.toBe(before);
});

test.each([
  ["another kind", "E1,wanted,Ana Rios,,"],
  ["a date of no calendar", "E1,sanction,Ana Rios,1990-02-30,"],
  ["no entry", ",sanction,Ana Rios,,"],
])("a line with %s is no answer", async (_what, line) => {
  write("onu", [line], 3_000);
  await expect(fileWatchlists(folder).find(ANA)).rejects.toBeInstanceOf(Unknown);
});

test("a missing folder, an empty one and a file without the columns are no answer", async () => {
  await expect(fileWatchlists(join(folder, "none")).version()).rejects.toBeInstanceOf(Unknown);
  const empty = mkdtempSync(join(folder, "empty-"));
  await expect(fileWatchlists(empty).version()).rejects.toBeInstanceOf(Unknown);
  writeFileSync(join(empty, "onu.csv"), "nombre,fecha\nAna,1990\n");
  await expect(fileWatchlists(empty).version()).rejects.toBeInstanceOf(Unknown);
});

test("a sanction holds deposits, play and bets under way, once, and in words that name no list", async () => {
  const t = await player();
  await t.bet({ txId: "a" });
  t.said.hits = [SANCTION];
  expect(await t.due()).toBe(false);
  const held = { code: "account_held" };
  await expect(requireCleared(t.context)).rejects.toMatchObject(held);
  await expect(launchGame(t.context, LAUNCH)).rejects.toMatchObject(held);
  expect((await t.bet({ txId: "b" })).code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
  // What was bet before still settles.
  expect((await t.win({ txId: "w", refTxId: "a", amount: "2" })).code).toBe("OK");
  t.said.version = "v2";
  await t.due();
  expect(await t.hits()).toMatchObject([{ ...SANCTION, state: "OPEN" }]);
  const kept = await t.inside((tx) => tx.select().from(auditEntries));
  const looks = kept.filter(({ action }) => action === "personLook");
  expect(looks.map(({ details }) => details.new).sort()).toEqual([0, 1]);
  const told = kept.map(({ action, details }) => ({ action, details }));
  expect(JSON.stringify(told)).not.toMatch(/onu|sanction|Ana|E1/);
});

test("a session that outlived the hold takes no bet, and a launch token opens none", async () => {
  const t = await player();
  t.said.hits = [SANCTION];
  const launchToken = await t.launchToken();
  await t.inside(async (tx) => {
    const who = { merchant: t.code, memberId: t.member.id };
    await openGuard(tx, who, t.clock.now());
    await tx.update(playGuards).set({ heldAt: t.clock.now() });
  });
  expect((await t.bet({ txId: "a" })).code).toBe("PLAYER_BLOCKED");
  const entry = await t.call("authenticate", { launchToken, gameCode: GAME });
  expect(entry.code).toBe("PLAYER_BLOCKED");
});

test("an exposed person is flagged and plays on", async () => {
  const t = await player();
  t.said.hits = [PEP];
  await t.due();
  expect(await t.hits()).toMatchObject([{ ...PEP, state: "OPEN" }]);
  await requireCleared(t.context);
  expect((await t.bet({ txId: "a" })).code).toBe("OK");
});

test("a dismissed entry never names the person again, and another one does", async () => {
  const t = await player();
  t.said.hits = [SANCTION];
  await t.due();
  const who = { merchant: t.code, memberId: t.member.id };
  await t.inside(async (tx) => {
    await tx.update(watchHits).set({ state: "DISMISSED" });
    await applyHold(tx, who, t.clock.now());
  });
  t.said.version = "v2";
  await t.due();
  await requireCleared(t.context);
  t.said.version = "v3";
  t.said.hits = [SANCTION, { ...SANCTION, entry: "E2" }];
  await t.due();
  await expect(requireCleared(t.context)).rejects.toMatchObject({ code: "account_held" });
});

test("the lists are asked once for a version, and again after a changed name", async () => {
  const t = await player();
  await t.due();
  await t.due();
  expect(t.said.asked).toEqual(["Ana Ríos"]);
  await t.inside((tx) =>
    tx
      .update(members)
      .set({ unlockedFields: ["payeeName"] })
      .where(eq(members.id, t.member.id)),
  );
  await saveProfile(t.context, { payeeName: "Eva Paz", fields: {} });
  t.said.hits = [SANCTION];
  // The gate does not wait for the job.
  await expect(requireCleared(t.context)).rejects.toMatchObject({ code: "account_held" });
  expect(t.said.asked).toEqual(["Ana Ríos", "Eva Paz"]);
});

test("without an answer whoever was never looked up waits, and the others do not", async () => {
  const t = await player();
  await t.due();
  t.said.isDown = true;
  await requireCleared(t.context);
  await t.inside((tx) => keepPersonHashes(t.context, tx, t.member.id));
  await expect(requireCleared(t.context)).rejects.toMatchObject({
    code: "checks_unreachable",
    status: 503,
  });
  const input = { method: "none", amount: 1_000_000n };
  await expect(createDeposit(t.context, input as never)).rejects.toMatchObject({
    code: "method_unavailable",
  });
});

test("nobody is asked about a trial account, a closed one, or one without a name", async () => {
  const t = await player({});
  const trial = await freshMember(t.merchant, { type: 4 });
  const closed = await freshMember(t.merchant);
  await t.inside(async (tx) => {
    for (const { id } of [trial, closed]) {
      const profile = sealProfile(t.context, id, { payeeName: "Ana Ríos" });
      await tx.update(members).set({ profile }).where(eq(members.id, id));
    }
    await tx.update(members).set({ status: "closed" }).where(eq(members.id, closed.id));
  });
  await t.due();
  await requireCleared(t.context);
  await requireCleared({ ...t.context, actor: trial.actor });
  expect(t.said.asked).toEqual([]);
});

test("a person who changed while the lists were asked is looked up again", async () => {
  const t = await player();
  const find = t.watchlists.find;
  t.watchlists.find = async (person) => {
    const profile = sealProfile(t.context, t.member.id, { payeeName: "Eva Paz" });
    await t.inside((tx) => tx.update(members).set({ profile }).where(eq(members.id, t.member.id)));
    t.watchlists.find = find;
    return find(person);
  };
  await t.due();
  expect(await t.inside((tx) => tx.$count(watchChecks))).toBe(0);
  await t.due();
  expect(t.said.asked).toEqual(["Ana Ríos", "Eva Paz"]);
});

test("another merchant's members are not touched", async () => {
  const [mine, theirs] = [await player(), await player()];
  mine.said.hits = [SANCTION];
  await mine.due();
  expect(await theirs.hits()).toEqual([]);
  const seen = await theirs.inside((tx) =>
    tx.$count(watchHits, and(eq(watchHits.merchant, mine.code))),
  );
  expect(seen).toBe(0);
});

test("a batch that leaves members says so, and the next one looks them up", async () => {
  const t = await player();
  const [row] = await t.inside((tx) =>
    tx.select().from(members).where(eq(members.id, t.member.id)),
  );
  // A copy of the name cannot be opened under another member's id, so each has its own.
  const others = Array.from({ length: 100 }, (_, n) => `n${n}`).map((id) => ({
    ...{ ...row!, id, username: id, usernameKey: id },
    profile: sealProfile(t.context, id, { payeeName: `Name ${id}` }),
  }));
  await t.inside((tx) => tx.insert(members).values(others));
  expect(await t.due()).toBe(true);
  expect(await t.due()).toBe(false);
  expect(new Set(t.said.asked).size).toBe(101);
  expect(t.said.asked).toHaveLength(101);
});

test("the job runs a day later again", async () => {
  const t = await player();
  const kind = KINDS.find(({ name }) => name === "askWatchlists")!;
  const w = await freshWork(t);
  expect(await w.perform(kind)).toEqual(new Date(t.clock.now().getTime() + 24 * 3_600_000));
});
