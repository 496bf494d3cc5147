import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { sendFeedback } from "../../publishing/feedback/send-feedback.ts";
import { listFeedback } from "./list-feedback.ts";
import { closeFeedback, readFeedback } from "./read-feedback.ts";

const message = { type: "PAYMENT", content: "No veo mi depósito.", images: [] } as const;

test("staff see open feedback with its author, and close it", async () => {
  const { staff, merchant, clock, audit } = await staffUnderTest();
  const member = await freshMember(merchant);
  const guest = await testContext({ merchant, clock });
  const mine = { ...guest, actor: member.actor };
  const email = "ana@correo.test";
  const first = await sendFeedback(guest, { ...message, images: [], email });
  clock.advance(1_000);
  const second = await sendFeedback(mine, { ...message, images: [] });
  expect(await listFeedback(staff, merchant.code)).toMatchObject([
    { id: second.reference, username: member.username, images: 0 },
    { id: first.reference, username: null, email },
  ]);
  const read = (reference: string) => readFeedback(staff, merchant.code, reference);
  expect(await read(second.reference)).toMatchObject({ username: member.username, email: null });
  expect(await read(first.reference)).toMatchObject({ username: null, email });
  await closeFeedback(staff, merchant.code, first.reference);
  expect(await listFeedback(staff, merchant.code)).toHaveLength(1);
  expect(await listFeedback(staff, merchant.code, { all: true })).toHaveLength(2);
  expect(await audit()).toEqual([{ action: "closeFeedback", staff: "eva" }]);
});

test("a reference of another merchant is none here", async () => {
  const one = await staffUnderTest();
  const other = await staffUnderTest();
  const context = await testContext({ merchant: one.merchant, clock: one.clock });
  const { reference } = await sendFeedback(context, { ...message, images: [], email: "a@b.test" });
  const refused = expect.objectContaining({ code: "unknown_feedback" });
  await expect(readFeedback(other.staff, other.merchant.code, reference)).rejects.toEqual(refused);
  await expect(closeFeedback(other.staff, other.merchant.code, reference)).rejects.toEqual(refused);
  expect(await readFeedback(one.staff, one.merchant.code, reference)).toMatchObject({ images: [] });
});
