import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { campaignDraft } from "#tests/under-test/staff/campaign-under-test.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { listMissions } from "../../../club/missions/list-missions.ts";
import { approvalDecide, approvalList } from "../../../contract/staff/approvals.ts";
import { staffMemberLabels } from "../../../contract/staff/members/members.ts";
import {
  staffCampaignApprove,
  staffCampaignDraft,
  staffCampaignDryRun,
  staffCampaignEnd,
  staffCampaignList,
  staffCampaignPause,
  staffCampaignPropose,
  staffCampaignShow,
  staffCampaignStart,
} from "../../../contract/staff/publishing/campaigns.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { type Caller, send } from "../../../contract/wire/send.ts";
import { missions } from "../../../store/schema/club.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { staffActions } from "../../../store/schema/staff.ts";

const UNIT = 10_000n;
type Draft = InputOf<typeof staffCampaignDraft>;
const CODE = { code: "meta-de-noviembre" };
const { words, picture } = campaignDraft({});
const DRAFT: Draft = {
  ...{ ...CODE, offer: "m1", budget: 500n * UNIT, words, picture },
  ...{ kind: "mission", category: "CLUB" },
};
const CUP = {
  ...{ names: { es: "La copa" }, measure: "VALID_BET", every: "DAY", least: "1.00", wagering: 0 },
  prizes: [{ upTo: 1, cash: "30.00" }],
};

async function setUp() {
  const office = await officeUnderTest();
  const { store, merchant, clock } = office;
  const { code } = merchant;
  const boards = [
    { ...CUP, id: "open" },
    { ...CUP, id: "cup", entry: { points: 0 } },
  ];
  await store.db
    .update(merchants)
    .set({ jurisdiction: "demo", isDemonstration: true, settings: { boards } })
    .where(eq(merchants.code, code));
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  await inside((tx) =>
    tx.insert(missions).values({
      ...{ merchant: code, id: "m1", event: "BET_SUM", icon: "star", period: "DAY", position: 0 },
      ...{ words: { es: { title: "Meta", text: "Juega." } }, targetAmount: 10n * UNIT },
      ...{ reward: 5n * UNIT, wagering: 0, startsAt: new Date(0) },
    }),
  );
  const ana = (await office.hired("finance", { name: "ana" })).as;
  const leo = (await office.hired("finance", { name: "leo" })).as;
  const draft = (more: Partial<Draft> = {}) => send(ana, staffCampaignDraft, { ...DRAFT, ...more });
  const state = async () => (await send(ana, staffCampaignShow, CODE)).state;
  const listed = async () => {
    const context = await testContext({ merchant, clock });
    return (await listMissions(context, { language: "es" })).list.length;
  };
  return { ...office, inside, ana, leo, draft, state, listed };
}
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

test("a campaign goes from its draft over two people's yes to its end", async () => {
  const t = await setUp();
  expect(await t.draft()).toEqual({ version: 1 });
  expect(await t.listed()).toBe(1);
  expect(await codeOf(send(t.ana, staffCampaignStart, CODE))).toBe("campaign_state");
  expect(await codeOf(send(t.ana, staffCampaignApprove, CODE))).toBe("nothing_proposed");
  expect(await send(t.ana, staffCampaignPropose, CODE)).toMatchObject({ outcome: "waiting" });
  expect(await t.state()).toBe("PROPOSED");
  for (const again of [staffCampaignApprove, staffCampaignPropose]) {
    expect(await codeOf(send(t.ana, again, CODE))).toBe("second_pair_of_eyes");
  }
  expect(await send(t.leo, staffCampaignApprove, CODE)).toMatchObject({ outcome: "done" });
  // From the yes on nobody is offered it without the campaign.
  expect([await t.state(), await t.listed()]).toEqual(["APPROVED", 0]);
  await send(t.ana, staffCampaignStart, CODE);
  expect([await t.state(), await t.listed()]).toEqual(["RUNNING", 1]);
  await send(t.leo, staffCampaignPause, CODE);
  expect([await t.state(), await t.listed()]).toEqual(["PAUSED", 0]);
  await send(t.ana, staffCampaignStart, CODE);
  await send(t.ana, staffCampaignEnd, CODE);
  expect([await t.state(), await t.listed()]).toEqual(["ENDED", 0]);
  for (const move of [staffCampaignStart, staffCampaignPause, staffCampaignEnd]) {
    expect(await codeOf(send(t.ana, move, CODE))).toBe("campaign_state");
  }
  expect(await codeOf(t.draft())).toBe("campaign_state");
  const [version] = (await send(t.ana, staffCampaignShow, CODE)).versions;
  expect(version).toMatchObject({
    version: 1,
    draftedBy: "ana",
    proposedBy: "ana",
    approvedBy: "leo",
  });
  const written = await t.inside((tx) => tx.select().from(staffActions));
  expect(written.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      "draftCampaign",
      "proposeCampaign",
      "approveCampaign",
      "startCampaign",
    ]),
  );
});

test("a changed version needs a new yes, and the old request can no longer be said yes to", async () => {
  const t = await setUp();
  await t.draft();
  await send(t.ana, staffCampaignPropose, CODE);
  const [asked] = await send(t.leo, approvalList, { all: "no" });
  expect(await t.draft({ levelFrom: 2 })).toEqual({ version: 2 });
  expect(await t.state()).toBe("DRAFT");
  const decide = (id: string) => send(t.leo, approvalDecide, { answer: "yes", id });
  expect(await codeOf(decide(asked!.id))).toBe("approval_over");
  await send(t.ana, staffCampaignPropose, CODE);
  const [again] = await send(t.leo, approvalList, { all: "no" });
  expect(again).toMatchObject({ subject: CODE.code });
  await decide(again!.id);
  await send(t.ana, staffCampaignStart, CODE);
  expect(await codeOf(t.draft())).toBe("campaign_state");
  await send(t.ana, staffCampaignPause, CODE);
  expect(await codeOf(t.draft({ budget: 499n * UNIT }))).toBe("invalid_campaign");
  expect(await t.draft({ budget: 600n * UNIT })).toEqual({ version: 3 });
  expect(await codeOf(send(t.ana, staffCampaignStart, CODE))).toBe("campaign_state");
  expect(await send(t.ana, staffCampaignShow, CODE)).toMatchObject({
    ...{ state: "DRAFT", version: 3, budget: 600n * UNIT },
    versions: [{ approvedBy: null }, { approvedBy: "leo" }, { approvedBy: null }],
  });
});

test("a draft names its field when something is wrong, and an offer of the merchant", async () => {
  const t = await setUp();
  const refusalOf = (asked: Promise<unknown>) => asked.catch(({ code, field }) => [code, field]);
  const { es } = words;
  expect(await refusalOf(t.draft({ words: { es } }))).toEqual(["invalid_campaign", "words.en"]);
  expect(await refusalOf(t.draft({ levelFrom: 3, levelTo: 2 }))).toEqual([
    "invalid_campaign",
    "levelTo",
  ]);
  const from = t.clock.now().getTime();
  expect(await refusalOf(t.draft({ from, to: from }))).toEqual(["invalid_campaign", "to"]);
  expect(await refusalOf(t.draft({ budget: 0n }))).toEqual(["invalid_campaign", "budget"]);
  expect(await refusalOf(t.draft({ offer: "m2" }))).toEqual(["unknown_offer", "offer"]);
  for (const kind of ["bonus", "draw", "board"] as const) {
    expect(await refusalOf(t.draft({ kind, offer: "m1" }))).toEqual(["unknown_offer", "offer"]);
  }
  const board = { kind: "board", offer: "open" } as const;
  expect(await refusalOf(t.draft(board))).toEqual(["board_without_entry", "offer"]);
  expect(await t.draft({ ...board, offer: "cup" })).toEqual({ version: 1 });
});

test("two campaigns of one offer do not run at once", async () => {
  const t = await setUp();
  for (const code of ["one", "two"]) {
    await t.draft({ code });
    await send(t.ana, staffCampaignPropose, { code });
    await send(t.leo, staffCampaignPropose, { code });
  }
  await send(t.ana, staffCampaignStart, { code: "one" });
  expect(await codeOf(send(t.ana, staffCampaignStart, { code: "two" }))).toBe("offer_taken");
  await send(t.ana, staffCampaignEnd, { code: "one" });
  t.clock.advance(1_000);
  await send(t.ana, staffCampaignStart, { code: "two" });
  expect(await send(t.ana, staffCampaignList, {})).toMatchObject([
    { code: "two", state: "RUNNING", spent: 0n, title: "Campaña" },
    { code: "one", state: "ENDED" },
  ]);
});

test("content drafts and does not propose, risk only pauses, and a stranger finds nothing", async () => {
  const t = await setUp();
  await t.draft();
  const content = (await t.hired("content")).as;
  const risk = (await t.hired("risk")).as;
  const support = (await t.hired("support")).as;
  const every = (as: Caller) =>
    Promise.all(
      [
        send(as, staffCampaignList, {}),
        send(as, staffCampaignShow, CODE),
        send(as, staffCampaignDryRun, CODE),
        send(as, staffCampaignDraft, DRAFT),
        ...[staffCampaignPropose, staffCampaignApprove, staffCampaignStart, staffCampaignPause].map(
          (call) => send(as, call, CODE),
        ),
        send(as, staffCampaignEnd, CODE),
      ].map(codeOf),
    );
  const no = "no_permission";
  expect(await every(content)).toEqual(["done", "done", "done", "done", no, no, no, no, no]);
  const ofRisk = await every(risk);
  expect(ofRisk).toEqual(["done", "done", "done", no, no, no, no, "campaign_state", no]);
  expect(new Set(await every(support))).toEqual(new Set([no]));
  const stranger = (await (await officeUnderTest()).hired("admin")).as;
  expect(await send(stranger, staffCampaignList, {})).toEqual([]);
  const unknown = "unknown_campaign";
  expect((await every(stranger)).slice(1)).toEqual([
    ...[unknown, unknown, "unknown_offer", unknown, unknown, unknown, unknown, unknown],
  ]);
});

test("staff label a member of their merchant", async () => {
  const t = await setUp();
  const member = await freshMember(t.merchant);
  const support = (await t.hired("support")).as;
  const named = { account: member.username };
  await send(support, staffMemberLabels, { ...named, labels: ["tables", "press", "tables"] });
  const labels = async () => {
    const [row] = await t.inside((tx) =>
      tx.select().from(members).where(eq(members.id, member.id)),
    );
    return row!.labels;
  };
  expect(await labels()).toEqual(["press", "tables"]);
  await send(support, staffMemberLabels, { ...named, labels: [] });
  expect(await labels()).toEqual([]);
  const stranger = (await (await officeUnderTest()).hired("support")).as;
  expect(await codeOf(send(stranger, staffMemberLabels, { ...named, labels: [] }))).toBe(
    "unknown_member",
  );
});
