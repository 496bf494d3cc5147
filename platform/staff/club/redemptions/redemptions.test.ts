import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodsUnderTest, WISH } from "#tests/under-test/people/goods-under-test.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { listPointRecords } from "../../../club/points/records/list-point-records.ts";
import { listRedeemed } from "../../../club/points/redeem/list-redeemed.ts";
import { redeemReward } from "../../../club/points/redeem/redeem-reward.ts";
import { POINT } from "../../../contract/club/point.ts";
import {
  staffRedemptionApprove,
  staffRedemptionList,
  staffRedemptionReject,
  staffRedemptionShow,
} from "../../../contract/staff/members/redemptions.ts";
import { send } from "../../../contract/wire/send.ts";
import { messages } from "../../../store/schema/notice.ts";
import { staffActions } from "../../../store/schema/staff.ts";

async function setUp() {
  const goods = await goodsUnderTest();
  const { merchant, clock } = goods;
  const office = await officeUnderTest({ merchant, clock });
  const { as } = await office.hired("support");
  const { reference } = await redeemReward(goods.as("k-1"), WISH);
  const told = () =>
    goods.inside((tx) => tx.select().from(messages).where(eq(messages.memberId, goods.member.id)));
  const audit = () =>
    goods.inside(async (tx) => (await tx.select().from(staffActions)).map(({ action }) => action));
  const history = async () =>
    (await listRedeemed(goods.context, { language: "es", pageNo: 1 })).list[0]!;
  return { ...goods, office, staff: as, reference, told, audit, history };
}

test("staff see what waits with its address, approve it once, and the member is told", async () => {
  const t = await setUp();
  const list = () => send(t.staff, staffRedemptionList, { all: "no" });
  expect(await list()).toMatchObject([
    { reference: t.reference, account: t.member.username, name: "Taza", quantity: 1, points: 300 },
  ]);
  const { reference } = t;
  expect(await send(t.staff, staffRedemptionShow, { reference })).toMatchObject({
    ...{ address: WISH.address, mobile: "+525512345678", decidedBy: null, state: "IN_PROCESS" },
  });
  await send(t.staff, staffRedemptionApprove, { reference });
  expect(await list()).toEqual([]);
  expect(await t.told()).toMatchObject([{ kind: "redeemApproved", details: { reference } }]);
  for (const again of [
    () => send(t.staff, staffRedemptionApprove, { reference }),
    () => send(t.staff, staffRedemptionReject, { reference, reason: "sold_out" }),
  ]) {
    await expect(again()).rejects.toMatchObject({ code: "redemption_state" });
  }
  expect([await t.points(), await t.taken()]).toEqual([700n * POINT, 1]);
  expect(await t.history()).toMatchObject({ state: "APPROVED", change: -300n * POINT });
  expect(await t.audit()).toEqual(["readRedemption", "approveRedemption"]);
  expect(await t.problems()).toEqual([]);
});

test("a rejected good gives its points and its piece back, with the reason", async () => {
  const t = await setUp();
  const { reference } = t;
  const reject = () => send(t.staff, staffRedemptionReject, { reference, reason: "sold_out" });
  const both = await Promise.allSettled([reject(), reject()]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect([await t.points(), await t.taken()]).toEqual([1_000n * POINT, 0]);
  expect(await t.history()).toMatchObject({ state: "REJECTED", change: 0n, remark: "sold_out" });
  expect(await t.told()).toMatchObject([
    { kind: "redeemRejected", details: { reference, reason: "sold_out" } },
  ]);
  const { list } = await listPointRecords(t.context, { pageNo: 1 });
  expect(list[0]).toMatchObject({ source: "RETURNED", change: 300n * POINT, reference });
  expect(await t.problems()).toEqual([]);
});

test("only staff with the grant decide, and only about their own merchant's", async () => {
  const t = await setUp();
  const { reference } = t;
  const { as: content } = await t.office.hired("content");
  await expect(send(content, staffRedemptionShow, { reference })).rejects.toMatchObject({
    code: "no_permission",
  });
  await expect(send(t.office.caller(), staffRedemptionList, { all: "no" })).rejects.toMatchObject({
    code: "not_logged_in",
  });
  const other = await officeUnderTest();
  const { as: stranger } = await other.hired("support");
  for (const asked of [
    () => send(stranger, staffRedemptionShow, { reference }),
    () => send(stranger, staffRedemptionApprove, { reference }),
    () => send(stranger, staffRedemptionReject, { reference, reason: "sold_out" }),
  ]) {
    await expect(asked()).rejects.toMatchObject({ code: "unknown_redemption" });
  }
});
