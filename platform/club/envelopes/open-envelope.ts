import { and, eq, gt, sql } from "drizzle-orm";
import type { envelopeOpen } from "../../contract/club/gifts/envelopes.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { EnvelopeTerms } from "../../core/merchant/config/gifts/envelope-terms.ts";
import { amountAt, amountsIn, envelopeRange } from "../../domain/club/fair/envelope.ts";
import { fairStream } from "../../domain/club/fair/fair-stream.ts";
import type { Transaction } from "../../store/open-store.ts";
import { envelopeSlots, envelopes } from "../../store/schema/envelope.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { giveAward } from "../awards/issue-award.ts";
import { requireReceiver } from "../awards/require-receiver.ts";
import { type DayRow, drawDay, openSeed } from "../draws/draw-day.ts";
import { issueOf } from "../draws/to-play.ts";
import { envelopeUse } from "./envelope-use.ts";
import { isRain, type Rain, rainAt, type SlotRow } from "./rain-at.ts";
import { type EnvelopeRow, toOpened } from "./to-opened.ts";

type Input = InputOf<typeof envelopeOpen>;
type Asked = { member: string; today: DayRow; nonce: number } & Input;

/**
 * Opens one envelope of the rain of now: the amount comes from the day's seed, the player's own and
 * the nonce (domain.md 2.5, 6.6), and is stored and paid in one transaction before anybody sees it. The
 * same key again returns the same envelope, with another seed key_reused. Refuses outside a rain
 * (no_rain), when all are open (no_envelope), above the member's most (most_opened), without a ticket
 * (no_ticket), and whom nothing is given (requireReceiver).
 */
export async function openEnvelope(
  context: Context,
  { clientSeed, multiple }: Input,
): Promise<ValueOf<typeof envelopeOpen>> {
  const { memberId: member } = requireRealAccount(context);
  const { store, clock, random } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  const at = clock.now();
  return store.inMerchant(merchant, async (tx) => {
    // Locks the purse, so that one member's envelopes count one after the other.
    await requireReceiver(tx, { merchant, memberId: member }, policy, at);
    const twin = await findTwin(context, tx, member, clientSeed);
    if (twin) return toOpened(twin);
    const { version, terms: all } = await configAt(tx, merchant, "draws", at);
    const terms = all.draws.envelope;
    if (!terms) throw new Refusal("draw_not_held", { status: 404 });
    const today = await drawDay(context, tx, "envelope");
    const { rain } = await rainAt(tx, { merchant, day: today.day, now: at }, terms);
    if (!rain) throw new Refusal("no_rain", { status: 409 });
    const nonce = await nextNonce(tx, { member, today }, rain, terms);
    const slot = await lockRain(tx, { today, rain, terms, version });
    if (heldMultiple(slot.wagering, policy) !== multiple) {
      throw new Refusal("terms_changed", { status: 409 });
    }
    const row = await open(context, tx, slot, { member, clientSeed, multiple, today, nonce });
    await giveAward(tx, random, {
      ...{ merchant, rule: "draw:envelope", member, kind: "draw", period: `${row.day}:${nonce}` },
      ...{ amount: row.amount, multiple, configVersion: slot.configVersion, at, policy },
    });
    return toOpened(row);
  });
}

async function findTwin(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  member: string,
  clientSeed: string,
): Promise<EnvelopeRow | undefined> {
  const [twin] = await tx
    .select()
    .from(envelopes)
    .where(
      and(
        eq(envelopes.merchant, merchant.code),
        eq(envelopes.member, member),
        eq(envelopes.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (twin && twin.clientSeed !== clientSeed) throw new Refusal("key_reused", { status: 409 });
  return twin;
}

/** The number of the member's next envelope of the day, which uses the ticket of that number. */
async function nextNonce(
  tx: Transaction,
  { member, today }: { member: string; today: DayRow & { from: Date } },
  { slot }: Rain,
  terms: EnvelopeTerms,
): Promise<number> {
  const { merchant, day, from } = today;
  const use = await envelopeUse(tx, { merchant, member, day, from }, terms);
  if (use.opened.filter((one) => one === slot).length >= terms.perSlot) {
    throw new Refusal("most_opened", { status: 409 });
  }
  if (use.opened.length >= use.given) throw new Refusal("no_ticket", { status: 409 });
  return use.opened.length + 1;
}

type Held = { today: DayRow; rain: Rain; terms: EnvelopeTerms; version: number };

/** The rain's row, locked. The first envelope writes it with the terms of that moment. */
async function lockRain(tx: Transaction, { today, rain, terms, version }: Held): Promise<SlotRow> {
  const { merchant, day } = today;
  const { pool, count, least, most, wagering } = terms;
  await tx
    .insert(envelopeSlots)
    .values({
      ...{ merchant, day, slot: rain.slot, endsAt: rain.endsAt, configVersion: version },
      ...{ pool, count, least, most, wagering, rest: pool, left: count },
    })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(envelopeSlots)
    .where(isRain({ merchant, day, slot: rain.slot }))
    .for("no key update");
  if (row!.left === 0) throw new Refusal("no_envelope", { status: 409 });
  return row!;
}

async function open(
  context: Context,
  tx: Transaction,
  slot: SlotRow,
  { member, clientSeed, multiple, today, nonce }: Asked,
): Promise<EnvelopeRow> {
  const { clock, random, idempotencyKey } = context;
  const { merchant, day, rest, left } = slot;
  const range = envelopeRange(slot);
  const seed = Buffer.from(openSeed(context, today), "hex");
  const issue = issueOf({ day, member, clientSeed, nonce });
  const number = fairStream(seed, "envelope", issue)(amountsIn(range));
  const amount = amountAt(range, number);
  await tx
    .update(envelopeSlots)
    .set({ rest: sql`${envelopeSlots.rest} - ${amount}`, left: sql`${envelopeSlots.left} - 1` })
    .where(and(isRain(slot), gt(envelopeSlots.left, 0)));
  const [row] = await tx
    .insert(envelopes)
    .values({
      ...{ merchant, id: newId(random), day, slot: slot.slot, member, nonce, clientSeed },
      ...{ rest, left, number, amount, multiple },
      ...{ idempotencyKey: idempotencyKey ?? "", createdAt: clock.now() },
    })
    .returning();
  return row!;
}
