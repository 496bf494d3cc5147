import { expect, test } from "vitest";
import { freshTable, GAME, VENDOR } from "#tests/support/vendor.ts";
import {
  freshPurse,
  VENDOR as PURSE_VENDOR,
  units,
} from "../../../tests/under-test/purse-under-test.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { approvalDecide } from "../../contract/staff/approvals.ts";
import {
  staffBonusRelease,
  staffFindingClose,
  staffFindingList,
  staffPurseJudge,
  staffPurseList,
  staffRoundsGrant,
  staffRoundsList,
  staffRoundsRevoke,
} from "../../contract/staff/play.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { findingReference, noteFinding } from "../../play/reconciliation/findings.ts";

/** Two people of risk at a merchant with a vendor, a game and a player with 100.00. */
async function desk() {
  const table = await freshTable();
  const { merchant, clock } = table;
  const { hired } = await officeUnderTest({ merchant, clock });
  const { as } = await hired("risk");
  const { as: other } = await hired("risk", { name: "otra" });
  return { ...table, as, other };
}

const yes = (as: Caller, id: string | null) =>
  send(as, approvalDecide, { id: id ?? "", answer: "yes" });

test("free rounds are granted, listed and taken back", async () => {
  const { as, member, clock } = await desk();
  const named = { account: member.username, campaign: "autumn-1" };
  const grant = { ...named, game: GAME, rounds: 10, stake: units(1.5), days: 7 };
  await send(as, staffRoundsGrant, grant);
  const until = clock.now().getTime() + 7 * 86_400_000;
  expect(await send(as, staffRoundsList, {})).toEqual([
    {
      ...{ ...named, state: "ASKED", game: GAME, used: 0, rounds: 10 },
      ...{ stake: units(1.5), until },
    },
  ]);
  await send(as, staffRoundsRevoke, named);
  expect(await send(as, staffRoundsList, {})).toMatchObject([{ state: "REVOKING" }]);
});

test("a grant of nothing, or with wrong numbers, is refused at its field", async () => {
  const { as, member } = await desk();
  const grant = (more: object) =>
    send(as, staffRoundsGrant, {
      ...{ account: member.username, campaign: "autumn-1", game: GAME },
      ...{ rounds: 10, stake: units(1), days: 7, ...more },
    });
  const wrong = { rounds: 0, days: 91, game: "no game", campaign: "" };
  for (const [field, value] of Object.entries(wrong)) {
    const refused = grant({ [field]: value });
    await expect(refused).rejects.toMatchObject({ code: "invalid_input", field });
  }
  for (const stake of [0n, -units(1)]) {
    await expect(grant({ stake })).rejects.toMatchObject({ code: "invalid_field", field: "stake" });
  }
  expect(await send(as, staffRoundsList, {})).toEqual([]);
});

test("findings are listed and closed with a reason", async () => {
  const { as, store, merchant, clock, member } = await desk();
  const { code } = merchant;
  const finding = { merchant: code, kind: "ROUND_MISSING", party: VENDOR, subject: "r1" } as const;
  const details = { stake: "2.00" };
  await store.inMerchant(code, (tx) => noteFinding(tx, { ...finding, details }, clock.now()));
  expect(await send(as, staffFindingList, {})).toEqual([
    {
      ...{
        at: clock.now().getTime(),
        kind: "ROUND_MISSING",
        party: VENDOR,
        subject: "r1",
        account: null,
        details,
      },
      reference: findingReference(finding),
    },
  ]);
  const close = (reason: string) => send(as, staffFindingClose, { subject: "r1", reason });
  await expect(close(" ")).rejects.toMatchObject({ code: "invalid_input", field: "reason" });
  await close("a test round");
  expect(await send(as, staffFindingList, {})).toEqual([]);
  const purse = { ...finding, kind: "PURSE_DIFFERS", subject: member.id } as const;
  await store.inMerchant(code, (tx) => noteFinding(tx, purse, clock.now()));
  expect(await send(as, staffFindingList, {})).toMatchObject([
    { subject: member.id, account: member.username },
  ]);
});

test("a held bonus is credited once a second person says yes", async () => {
  const { as, other, bonus, cash } = await desk();
  await bonus({ txId: "g1", amount: "5000" });
  const release = { vendor: VENDOR, transaction: "g1" };
  const asked = await send(as, staffBonusRelease, release);
  expect(asked).toMatchObject({ outcome: "waiting", approval: expect.any(String) });
  expect(await cash()).toBe("100.00");
  await yes(other, asked.approval);
  expect(await cash()).toBe("5100.00");
  const wrong = send(as, staffBonusRelease, { ...release, transaction: "no one" });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_input", field: "transaction" });
});

test("a move that no vendor answers is listed for staff, and ends once two say the same", async () => {
  const purse = await freshPurse();
  await purse.move("in", 300);
  purse.failures.set("/out-all", "silent").set("/status", "deaf");
  const [move] = (await purse.recall()).moves;
  const { merchant, clock, member } = purse;
  const { hired } = await officeUnderTest({ merchant, clock });
  const { as } = await hired("risk");
  const { as: other } = await hired("risk", { name: "otra" });
  const { reference } = move!;
  const judge = (amount?: bigint) =>
    send(as, staffPurseJudge, { judgement: "moved", reference, amount });
  await expect(judge()).rejects.toMatchObject({ code: "move_not_flagged" });
  const at = clock.now().getTime();
  for (const seconds of [5, 30, 120, 600]) {
    purse.wait(seconds);
    await purse.sweep();
  }
  expect(await send(as, staffPurseList, { all: "no" })).toEqual([
    {
      ...{ reference, at, status: "OPEN", isWithStaff: true, amount: null, direction: "out" },
      ...{ vendor: PURSE_VENDOR, account: member.username },
    },
  ]);
  await expect(judge()).rejects.toMatchObject({ code: "amount_required", field: "amount" });
  await expect(judge(-units(1))).rejects.toMatchObject({ code: "amount_required" });
  const asked = await judge(units(300));
  expect(asked).toMatchObject({ outcome: "waiting", approval: expect.any(String) });
  await yes(other, asked.approval);
  expect(await purse.money()).toMatchObject({ cash: units(1_000), purse: 0n });
  expect(await send(as, staffPurseList, { all: "no" })).toEqual([]);
  const all = await send(as, staffPurseList, { all: "yes" });
  expect(all.map(({ status, amount }) => [status, amount])).toEqual([
    ["DONE", units(300)],
    ["DONE", units(300)],
  ]);
});
