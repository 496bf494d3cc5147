import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  ownPieces,
  standForPieces,
  tellPieces,
} from "../../../../tests/under-test/staff/legal-under-test.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { staffUnderTest } from "../../../../tests/under-test/staff/staff-under-test.ts";
import { terminalUnderTest } from "../../../../tests/under-test/staff/terminal-under-test.ts";
import { type LegalPiece, legalTold } from "../../../contract/core/legal.ts";
import {
  staffLegalConfirm,
  staffLegalForget,
  staffLegalList,
  staffLegalShow,
} from "../../../contract/staff/merchant/legal.ts";
import { send } from "../../../contract/wire/send.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { legalConfirmations } from "../../../store/schema/legal.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { setSiteStatus } from "../set-site-status.ts";

/** A merchant in maintenance with an admin, whose site has told nothing yet. */
async function closedSite() {
  const under = await staffUnderTest();
  const { staff, merchant, store, clock } = under;
  const { code } = merchant;
  const office = await officeUnderTest({ merchant, clock });
  const { as } = await office.hired("admin", { name: "Ana" });
  await setSiteStatus(staff, { merchant: code, status: "maintenance" });
  const open = () => setSiteStatus(staff, { merchant: code, status: "open" });
  const list = () => send(as, staffLegalList, {});
  const states = async () =>
    Object.fromEntries((await list()).map(({ piece, state }) => [piece, state]));
  const confirm = async (piece: LegalPiece, sure: "yes" | "no" = "no") => {
    const { hash } = (await list()).find((one) => one.piece === piece)!;
    return send(as, staffLegalConfirm, { piece, hash: hash ?? "0".repeat(12), sure });
  };
  const tell = (more?: Parameters<typeof ownPieces>[0]) => tellPieces(merchant, ownPieces(more));
  const status = async () => (await readMerchant(store, code)).status;
  return { ...under, ...office, code, as, open, list, states, confirm, tell, status };
}

test("a site opens when a person stands for each of its pieces", async () => {
  const t = await closedSite();
  await t.tell({ licence: { text: null }, terms: { isDemonstration: true } });
  await expect(t.open()).rejects.toMatchObject({
    code: "legal_missing",
    details: {
      ...{ terms: "demonstration", privacy: "unconfirmed", responsible: "unconfirmed" },
      ...{ licence: "missing", helpline: "unconfirmed", age: "unconfirmed" },
      ...{ operator: "unconfirmed", command: `legal list ${t.code}` },
    },
  });
  expect(await t.status()).toBe(1);
  await t.tell();
  for (const { piece } of await t.list()) await t.confirm(piece);
  await t.open();
  expect(await t.status()).toBe(0);
});

test("a merchant of a demonstration opens without", async () => {
  const t = await closedSite();
  const own = eq(merchants.code, t.code);
  await t.store.db.update(merchants).set({ isDemonstration: true }).where(own);
  await t.open();
  expect(await t.status()).toBe(0);
});

test("a changed text must be confirmed again, and an earlier one is still confirmed", async () => {
  const t = await closedSite();
  await standForPieces(t.staff, t.merchant);
  await t.tell({ terms: { text: "Other terms" } });
  expect(await t.states()).toMatchObject({ terms: "changed", privacy: "confirmed" });
  await expect(t.open()).rejects.toMatchObject({ details: { terms: "changed" } });
  await t.tell();
  await t.open();
});

test("brands of one merchant in several images are one text, until one is forgotten", async () => {
  const t = await closedSite();
  await standForPieces(t.staff, t.merchant);
  await tellPieces(t.merchant, ownPieces({ terms: { text: "Terms of Luna" } }), "luna");
  await t.tell();
  expect((await t.list())[0]).toMatchObject({ state: "changed", brands: "casa, luna" });
  const { text } = await send(t.as, staffLegalShow, { piece: "terms" });
  expect(text).toBe("terms of Casa\n\nTerms of Luna");
  await t.confirm("terms");
  expect((await t.states()).terms).toBe("confirmed");
  await tellPieces(t.merchant, ownPieces({ operator: { text: null } }), "luna");
  expect(await t.states()).toMatchObject({ terms: "changed", operator: "missing" });
  await send(t.as, staffLegalForget, { brand: "luna" });
  await t.open();
  const again = send(t.as, staffLegalForget, { brand: "luna" });
  await expect(again).rejects.toMatchObject({ code: "unknown_brand", field: "brand" });
});

test("who stood for what and when is kept with the text", async () => {
  const t = await closedSite();
  await t.tell();
  const at = t.clock.now().getTime();
  const done = await t.confirm("terms");
  expect(done).toMatchObject({ state: "confirmed", at });
  expect(done.by).toMatch(/^Ana/);
  t.clock.advance(1_000);
  expect(await t.confirm("terms")).toEqual(done);
  const rows = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(legalConfirmations).where(eq(legalConfirmations.merchant, t.code)),
  );
  expect(rows).toMatchObject([{ piece: "terms", text: "terms of Casa", confirmedBy: done.by }]);
  expect(rows[0]!.hash.startsWith(done.hash!)).toBe(true);
  await expect(
    t.store.inMerchant(t.code, (tx) => tx.update(legalConfirmations).set({ confirmedBy: "x" })),
  ).rejects.toThrow();
});

test("what was not read is not confirmed", async () => {
  const t = await closedSite();
  await expect(t.confirm("terms")).rejects.toThrow("unknown_text");
  await expect(send(t.as, staffLegalShow, { piece: "terms" })).rejects.toThrow("unknown_text");
  await t.tell({ privacy: { isDemonstration: true } });
  const before = (await send(t.as, staffLegalShow, { piece: "terms" })).hash!;
  await t.tell({ terms: { text: "Other terms" }, privacy: { isDemonstration: true } });
  const late = send(t.as, staffLegalConfirm, { piece: "terms", hash: before, sure: "no" });
  await expect(late).rejects.toThrow("text_changed");
  await expect(t.confirm("privacy")).rejects.toThrow("demonstration_text");
  expect(await t.confirm("privacy", "yes")).toMatchObject({ state: "confirmed" });
});

test("only the platform's own site tells what it shows, and only some of staff confirm", async () => {
  const t = await closedSite();
  const told = { brand: "casa", pieces: ownPieces() };
  const stranger = t.caller({ siteKey: "another-key-of-a-site" });
  // A closed site refuses strangers before any call.
  await t.store.db.update(merchants).set({ status: 0 }).where(eq(merchants.code, t.code));
  await expect(send(stranger, legalTold, told)).rejects.toThrow("no_permission");
  expect((await t.states()).terms).toBe("missing");
  await send(t.caller(), legalTold, told);
  expect((await t.states()).terms).toBe("unconfirmed");
  const { as: auditor } = await t.hired("auditor");
  const [first] = await send(auditor, staffLegalList, {});
  const word = { piece: first!.piece, hash: first!.hash!, sure: "no" } as const;
  await expect(send(auditor, staffLegalConfirm, word)).rejects.toThrow("no_permission");
});

test("the terminal names the open pieces and the command, and shows a text before it is confirmed", async () => {
  const t = await closedSite();
  await t.tell();
  const senders = { email: async () => {}, sms: async () => {} };
  const terminal = terminalUnderTest({ store: t.store, clock: t.clock, senders });
  const type = terminal.typeAs("ana");
  expect(await type(`status ${t.code} open`)).toBe(1);
  expect(terminal.errors[0]).toBe(
    "Refused: legal_missing (status) terms=unconfirmed, privacy=unconfirmed, " +
      "responsible=unconfirmed, licence=unconfirmed, helpline=unconfirmed, age=unconfirmed, " +
      `operator=unconfirmed, command=legal list ${t.code}`,
  );
  expect(await type(`legal show ${t.code} terms`)).toBe(0);
  expect(terminal.printed().at(-1)).toMatch(/^text +terms of Casa$/);
  const { hash } = (await t.list())[0]!;
  expect(await type(`legal confirm ${t.code} terms ${hash}`)).toBe(0);
  expect(await t.states()).toMatchObject({ terms: "confirmed" });
});
