import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { standForPieces } from "../../../tests/under-test/staff/legal-under-test.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { staffSecretSender } from "../../contract/staff/merchant/secrets.ts";
import { staffSenderSet } from "../../contract/staff/merchant/senders.ts";
import { staffSiteStatus } from "../../contract/staff/merchant/sites.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { send } from "../../contract/wire/send.ts";
import type { Senders } from "../../core/outbox/send-outgoing.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { setSiteStatus } from "../merchant/set-site-status.ts";

const carriers = { email: () => async () => {}, sms: () => async () => {} };

/** A merchant in maintenance whose legal pieces are confirmed, with an admin. */
async function closedSite(senders: Senders = {}) {
  const { staff, merchant, clock, store } = await staffUnderTest();
  await standForPieces(staff, merchant);
  await setSiteStatus(staff, { merchant: merchant.code, status: "maintenance" });
  const office = await officeUnderTest({ merchant, clock, senders, carriers });
  const { as } = await office.hired("admin", { name: "Ana" });
  return {
    ...{ as, code: merchant.code, store },
    open: () => send(as, staffSiteStatus, { status: "open" }),
    set: (sender: InputOf<typeof staffSecretSender>["sender"], secret: string) =>
      send(as, staffSecretSender, { sender, secret }),
  };
}

test("a site of real players opens when its messages have servers of its own", async () => {
  const t = await closedSite();
  const lacking = async () => {
    const error = await t.open().catch((refused: unknown) => refused);
    expect(error).toMatchObject({ code: "sender_missing", field: "status" });
    const { command, ...rest } = (error as { details: Record<string, string> }).details;
    expect(command).toBe(`sender show ${t.code}`);
    return rest;
  };
  expect(await lacking()).toEqual({ mail: "no_server", text: "no_server" });
  await t.set("text", "https://sms.example");
  expect(await lacking()).toEqual({ mail: "no_server" });
  await t.set("mail", "smtps://mail.example");
  expect(await lacking()).toEqual({ mail: "no_address" });
  await send(t.as, staffSenderSet, { fromAddress: "hola@casa.example" });
  await t.open();
});

test("it opens with the platform's servers, and a demonstration's without any", async () => {
  const carrying = await closedSite({ email: async () => {}, sms: async () => {} });
  await carrying.open();
  const half = await closedSite({ email: async () => {} });
  await expect(half.open()).rejects.toMatchObject({ details: { text: "no_server" } });
  const own = eq(merchants.code, half.code);
  await half.store.db.update(merchants).set({ isDemonstration: true }).where(own);
  await half.open();
});
