import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contractAnswer, contractEnd, contractOne } from "#platform/contract/agents/contracts.ts";
import {
  payBillOne,
  payBillPlayers,
  payBillRounds,
  payBills,
  payCollect,
  payWhatIf,
} from "#platform/contract/agents/pay.ts";
import {
  passkeyAdd as passkeyAddCall,
  passkeyAddStart,
  passkeyRemove as passkeyRemoveCall,
} from "#platform/contract/members/factors.ts";
import { sessionEnd as sessionEndCall } from "#platform/contract/members/sessions.ts";
import {
  depositCancel as depositCancelCall,
  depositOne as depositOneCall,
  depositSlip as depositSlipCall,
} from "#platform/contract/money/cashier.ts";
import { payoutAccountRemove as payoutAccountRemoveCall } from "#platform/contract/money/payout.ts";
import { transferDecline } from "#platform/contract/money/transfers.ts";
import {
  withdrawalCancel,
  withdrawalCreate as withdrawalCreateCall,
  withdrawalFullPayment,
  withdrawalNotReceived,
  withdrawalOne,
  withdrawalReceived,
} from "#platform/contract/money/withdrawals.ts";
import { betOne, betPicture } from "#platform/contract/play/records.ts";
import type { Call } from "#platform/contract/wire/call.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { calls } from "#platform/http/routes.ts";
import { deposits } from "#platform/store/schema/cashier.ts";
import { passkeyRequests, passkeys } from "#platform/store/schema/factor.ts";
import { members, merchantHosts } from "#platform/store/schema/merchant.ts";
import { payoutAccounts } from "#platform/store/schema/payout.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { memberTransfers } from "#platform/store/schema/transfer.ts";
import { withdrawalInstalments, withdrawals } from "#platform/store/schema/withdrawal.ts";
import {
  COUNTED,
  contractOfHers,
  exportOfHers,
  OF_AN_EXPORT,
} from "#tests/agents/contract-of-hers.ts";
import { testStore } from "#tests/support/database.ts";
import { clubOfHers, OF_THE_CLUB, roundOfHers } from "#tests/under-test/people/things-of-hers.ts";
import { platformUnderTest, random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { proven } from "#tests/under-test/proven.ts";
import { softAuthenticator } from "#tests/under-test/soft-authenticator.ts";
import { giveAccount } from "#tests/under-test/withdrawals-under-test.ts";

type Input = Record<string, unknown>;
type Refused = { call: Call; inputOf: (id: string) => Input; refusal: string };

const OF_A_WITHDRAWAL = [
  withdrawalOne,
  withdrawalCancel,
  withdrawalReceived,
  withdrawalNotReceived,
  withdrawalFullPayment,
];

const OF_A_ROUND = [betOne, betPicture];
const OF_A_CONTRACT = [contractOne, contractAnswer, contractEnd, payWhatIf];
const OF_A_BILL = [payBillOne, payBillPlayers, payBillRounds, payCollect];

const callNamed = (wanted: string) => calls.find(({ name }) => name === wanted)!;
const MESSAGE_DELETE = callNamed("messageDelete");

let owner: Caller;
async function messagesOfHers() {
  const { list } = (await send(owner, callNamed("messages"), { pageNo: 1 } as never)) as {
    list: { id: string }[];
  };
  return list;
}

/** The answer of a stranger's own device to her challenge. */
let attestation: Input = {};

/** The answer of each member call with an id to a caller who does not own the object. */
const TABLE: Refused[] = [
  { call: depositOneCall, inputOf: (depositId) => ({ depositId }), refusal: "deposit_not_found" },
  {
    call: depositSlipCall,
    inputOf: (depositId) => ({ depositId, slip: "iVBORw0KGgo=" }),
    refusal: "deposit_not_found",
  },
  {
    call: depositCancelCall,
    inputOf: (depositId) => ({ depositId }),
    refusal: "deposit_not_found",
  },
  {
    call: transferDecline,
    inputOf: (transferId) => ({ transferId }),
    refusal: "transfer_not_found",
  },
  { call: sessionEndCall, inputOf: (id) => ({ id }), refusal: "unknown_session" },
  { call: MESSAGE_DELETE, inputOf: (id) => ({ id }), refusal: "unknown_message" },
  { call: passkeyRemoveCall, inputOf: (id) => ({ id }), refusal: "not_found" },
  {
    call: passkeyAddCall,
    inputOf: (requestId) => ({ requestId, attestation, name: "mía" }),
    refusal: "passkey_failed",
  },
  { call: payoutAccountRemoveCall, inputOf: (id) => ({ id }), refusal: "unknown_payout_account" },
  {
    call: withdrawalCreateCall,
    inputOf: (accountId) => ({ accountId, amount: 1_000_000n, withdrawPassword: "482915" }),
    refusal: "unknown_payout_account",
  },
  ...OF_A_CONTRACT.map((call) => ({
    call,
    inputOf: (contractId: string) => ({
      ...{ contractId, answer: "agreeEnd", act: "askEnd" },
      ...{ from: "2026-11-19", carryIn: 0n, inputs: COUNTED },
    }),
    refusal: "unknown_contract",
  })),
  {
    call: payBills,
    inputOf: (contractId) => ({ which: "mine", kind: "daily", contractId, pageSize: 20 }),
    refusal: "unknown_contract",
  },
  ...OF_A_BILL.map((call) => ({
    call,
    inputOf: (contractId: string) => ({
      ...{ contractId, kind: "daily", period: "daily:2026-11-19", pageSize: 20 },
    }),
    refusal: "unknown_bill",
  })),
  ...OF_AN_EXPORT.map((call) => ({
    call,
    inputOf: (id: string) => ({ id, part: 1 }),
    refusal: "unknown_export",
  })),
  ...OF_THE_CLUB,
  ...OF_A_ROUND.map((call) => ({
    call,
    inputOf: (roundId: string) => ({ roundId, language: "es", play: 0 }),
    refusal: "bet_not_found",
  })),
  ...OF_A_WITHDRAWAL.map((call) => ({
    call,
    inputOf: (withdrawalId: string) => ({
      withdrawalId,
      allocationId: "part-of-hers",
      comment: "",
      proof: "",
    }),
    refusal: "withdrawal_not_found",
  })),
];
/** Their ids name games, which are public. */
const PUBLIC = ["favouriteSet"];

const store = await testStore();
const here = await platformUnderTest();
const elsewhere = await platformUnderTest();
const ids = new Map<string, string>();
let strangers: Caller[];

const inHere = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
  store.inMerchant(here.merchant.code, work);

beforeAll(async () => {
  const { token, member } = await here.newMember("duena2026");
  const now = here.clock.now();
  const of = { merchant: here.merchant.code, memberId: member.id };
  await inHere(async (tx) => {
    await tx.insert(deposits).values({
      ...of,
      id: "deposit-of-hers",
      method: "mockpay",
      amount: 1_000_000n,
      returnUrl: "http://alba.test/",
      currency: "MXN",
      status: "CREATED",
      idempotencyKey: "k",
      createdAt: now,
      expiresAt: now,
    });
    await tx.insert(passkeys).values({
      ...of,
      id: "passkey-of-hers",
      name: "Su llave",
      publicKey: Buffer.from([1]),
      counter: 0,
      transports: [],
      rpId: "alba.test",
      isBackedUp: false,
      createdAt: now,
    });
    await tx.insert(payoutAccounts).values({
      ...of,
      id: "account-of-hers",
      kind: "clabe",
      label: "Su banco",
      holderSealed: "",
      numberSealed: "",
      numberEnd: "9719",
      numberHash: "h",
      createdAt: now,
      usableAt: now,
    });
    await tx.insert(memberTransfers).values({
      merchant: of.merchant,
      id: "transfer-of-hers",
      reference: "T-0000-0000",
      fromMember: member.id,
      toMember: member.id,
      direction: "up",
      amount: 1_000_000n,
      currency: "MXN",
      idempotencyKey: "k",
      createdAt: now,
    });
    await tx.insert(withdrawals).values({
      ...of,
      id: "withdrawal-of-hers",
      reference: "R-0000-0000",
      accountId: "account-of-hers",
      amount: 1_000_000n,
      currency: "MXN",
      status: "REQUESTED",
      idempotencyKey: "k",
      createdAt: now,
    });
    await tx.insert(withdrawalInstalments).values({
      merchant: of.merchant,
      withdrawalId: "withdrawal-of-hers",
      number: 1,
      id: "part-of-hers",
      amount: 1_000_000n,
      status: "ADMIN_VERIFIED",
      channel: "hand",
    });
    await clubOfHers(tx, { ...of, at: now });
    const file = await exportOfHers(tx, { ...of, at: now });
    for (const { name } of OF_AN_EXPORT) ids.set(name, file);
    const contract = await contractOfHers(tx, { ...of, at: now });
    for (const { name } of [...OF_A_CONTRACT, ...OF_A_BILL, payBills]) ids.set(name, contract);
  });
  const [session] = await inHere((tx) =>
    tx.select().from(sessions).where(eq(sessions.memberId, member.id)),
  );
  const hers = await proven(here.caller({ token }), { password: "tres-soles-9" });
  const host = `${of.merchant}.localhost`;
  await store.db.insert(merchantHosts).values({ merchant: of.merchant, host });
  const origin = `http://${host}`;
  const { requestId, options } = await send(hers, passkeyAddStart, { origin });
  attestation = softAuthenticator(host, origin).create(options);
  owner = hers;
  ids.set("messageDelete", (await messagesOfHers())[0]?.id ?? "");
  for (const { call, id } of OF_THE_CLUB) ids.set(call.name, id);
  ids.set("depositOne", "deposit-of-hers");
  ids.set("depositSlip", "deposit-of-hers");
  ids.set("depositCancel", "deposit-of-hers");
  ids.set("transferDecline", "transfer-of-hers");
  ids.set("passkeyRemove", "passkey-of-hers");
  ids.set("passkeyAdd", requestId);
  ids.set("payoutAccountRemove", "account-of-hers");
  ids.set("sessionEnd", session?.id ?? "");
  ids.set("withdrawalCreate", "account-of-hers");
  await roundOfHers(here.merchant, of.memberId, here.clock.now());
  for (const { name } of OF_A_ROUND) ids.set(name, "round-of-hers");
  for (const { name } of OF_A_WITHDRAWAL) ids.set(name, "withdrawal-of-hers");
  strangers = await Promise.all(
    [here, elsewhere].map(async (under) => {
      const { token, member } = await under.newMember("extrana2026");
      const caller = under.caller({ token });
      const own = and(eq(members.merchant, under.merchant.code), eq(members.id, member.id));
      // An agent, so that no call refuses her by her type.
      await store.inMerchant(under.merchant.code, (tx) =>
        tx.update(members).set({ type: 2 }).where(own),
      );
      await giveAccount({ ...under, store, random, secrets: SECRETS }, member.id);
      return proven(caller, { password: "tres-soles-9" });
    }),
  );
});

test("every call that a member makes with an id is in the table", () => {
  const withId = calls.filter(({ access, input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
    return access !== "guest" && access !== "gateway" && Object.keys(properties).some(isId);
  });
  const known = [...TABLE.map(({ call }) => call.name), ...PUBLIC];
  expect(withId.map(({ name }) => name).sort()).toEqual(known.sort());
});

/** A captcha belongs to no member: whoever sees it may answer it, once. */
const isId = (name: string) => /id$/i.test(name) && name !== "captchaId";

test.each(TABLE.map((row) => [row.call.name, row] as const))(
  "%s does not know what is another member's, here and at another merchant",
  async (name, { call, inputOf, refusal }) => {
    for (const stranger of strangers) {
      const key = "foreign-ids-1";
      const asked = send(stranger, call, inputOf(ids.get(name) ?? "") as never, { key });
      await expect(asked).rejects.toMatchObject({ code: refusal });
      const invented = send(stranger, call, inputOf("nobody-has-this") as never, { key });
      await expect(invented).rejects.toMatchObject({ code: refusal });
    }
  },
);

test("nothing of hers is gone", async () => {
  const of = here.merchant.code;
  const left = await inHere(async (tx) => [
    await tx.select().from(passkeys).where(eq(passkeys.merchant, of)),
    (
      await tx.select().from(withdrawalInstalments).where(eq(withdrawalInstalments.merchant, of))
    ).filter(({ status }) => status === "ADMIN_VERIFIED"),
    (await tx.select().from(payoutAccounts).where(eq(payoutAccounts.merchant, of))).filter(
      ({ id, removedAt }) => id === "account-of-hers" && !removedAt,
    ),
    (await tx.select().from(withdrawals).where(eq(withdrawals.merchant, of))).filter(
      ({ endedAt }) => !endedAt,
    ),
    await tx.select().from(passkeyRequests).where(eq(passkeyRequests.merchant, of)),
    (
      await tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.merchant, of), eq(sessions.id, ids.get("sessionEnd") ?? "")))
    ).filter(({ endedAt }) => !endedAt),
  ]);
  expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await messagesOfHers()).toHaveLength(1);
});
