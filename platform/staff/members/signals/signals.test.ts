import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { worryingPlayer } from "#tests/under-test/people/worrying-player.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import {
  staffSignalClose,
  staffSignalContact,
  staffSignalList,
  staffSignalShow,
} from "../../../contract/staff/members/signals.ts";
import { send } from "../../../contract/wire/send.ts";
import { signalContacts } from "../../../store/schema/signal.ts";
import { staffActions } from "../../../store/schema/staff.ts";

const DAY = "2026-11-19";

/** A merchant with one signal, and a person of its office. */
async function marked() {
  const t = await worryingPlayer();
  for (const day of ["2026-11-12", "2026-11-05", "2026-10-29"]) await t.deposited(day, 100n);
  await t.deposited(DAY, 300n, 2);
  await t.mark(DAY);
  const office = await officeUnderTest({ merchant: t.merchant, clock: t.clock });
  const { as } = await office.hired("risk", { name: "Rosa" });
  const [signal] = await t.signals();
  return { ...t, office, as, reference: signal!.id };
}

test("staff see the evidence, write down what was said, and close", async () => {
  const t = await marked();
  const open = {
    ...{ reference: t.reference, account: t.member.username, rule: "depositsGrowing", day: DAY },
    evidence: { rule: "depositsGrowing", week: 3_000_000n, mean: 1_000_000n, weeks: 3 },
  };
  expect(await send(t.as, staffSignalList, { all: "no" })).toEqual([
    { ...open, state: "OPEN", contacts: 0 },
  ]);
  const at = t.clock.now().getTime();
  const said = { way: "phone", note: "Le va bien y pondrá un límite." } as const;
  await send(t.as, staffSignalContact, { reference: t.reference, ...said });
  t.clock.advance(1_000);
  await send(t.as, staffSignalContact, { reference: t.reference, ...said, way: "email", at });
  const shown = await send(t.as, staffSignalShow, { reference: t.reference });
  expect(shown).toMatchObject({ ...open, state: "CONTACTED", readAt: null, others: [] });
  const staff = expect.stringContaining("Rosa");
  expect(shown.contacts).toHaveLength(2);
  expect(shown.contacts).toContainEqual({ ...said, at, staff });
  expect(shown.closed).toBeNull();

  await send(t.as, staffSignalClose, { reference: t.reference, note: "Puso un límite." });
  expect(await send(t.as, staffSignalList, { all: "no" })).toEqual([]);
  expect(await send(t.as, staffSignalList, { all: "yes" })).toMatchObject([
    { state: "CLOSED", contacts: 2 },
  ]);
  const closed = { at: at + 1_000, staff, note: "Puso un límite." };
  expect(await send(t.as, staffSignalShow, { reference: t.reference })).toMatchObject({ closed });
  for (const [call, input] of [
    [staffSignalContact, said],
    [staffSignalClose, { note: "otra vez" }],
  ] as const) {
    await expect(
      send(t.as, call, { reference: t.reference, ...input } as never),
    ).rejects.toMatchObject({ code: "signal_closed" });
  }
  const acts = await t.inside((tx) =>
    tx.select().from(staffActions).where(eq(staffActions.merchant, t.code)),
  );
  // All at one instant, so in no order.
  expect(acts.map(({ action }) => action).sort()).toEqual([
    ...["signalClose", "signalContact", "signalContact"],
  ]);
});

test("a contact is in the past, and stays as it was written", async () => {
  const t = await marked();
  const said = { reference: t.reference, way: "chat", note: "Hablamos." } as const;
  const at = t.clock.now().getTime();
  await expect(send(t.as, staffSignalContact, { ...said, at: at + 1 })).rejects.toMatchObject({
    ...{ code: "contact_later", field: "at" },
  });
  await send(t.as, staffSignalContact, { ...said, at });
  const change = t.inside((tx) => tx.update(signalContacts).set({ note: "Nada." }));
  await expect(change).rejects.toThrow();
});

test("whoever has no grant for signals sees none", async () => {
  const t = await marked();
  const { as } = await t.office.hired("support");
  await expect(send(as, staffSignalList, { all: "no" })).rejects.toMatchObject({
    code: "no_permission",
  });
});
