import { and, eq, sql } from "drizzle-orm";
import type { drawPlay } from "../../contract/club/gifts/draws.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { notAllowed, policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { DrawTerms } from "../../core/merchant/config/draw-terms.ts";
import { fairStream } from "../../domain/club/fair/fair-stream.ts";
import { chosen, sumOf } from "../../domain/club/fair/weighted.ts";
import { placeholdersOf, prepared, type Transaction } from "../../store/open-store.ts";
import { drawPlays } from "../../store/schema/draw.ts";
import { giveAward } from "../awards/issue-award.ts";
import { requireReceiver } from "../awards/require-receiver.ts";
import { requireBudget, withinBudget } from "../campaigns/budget.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { buyPlay } from "./buy-play.ts";
import { drawDay, openSeed } from "./draw-day.ts";
import { takePrize } from "./take-prize.ts";
import { ticketsOf } from "./tickets.ts";
import { isBought, issueOf, type PlayRow, toPlay } from "./to-play.ts";

type Input = InputOf<typeof drawPlay>;
type Value = ValueOf<typeof drawPlay>;

/**
 * Uses one ticket of the day, or takes its price in points. The result comes from the day's seed, the
 * player's own and the nonce (domain.md 2.5, 6.6). It is stored and paid before anybody sees it. The same key
 * again returns the same play, with other content key_reused. Refuses without a ticket (no_ticket),
 * where the merchant holds no such draw (draw_not_held), what buyPlay refuses, and whom nothing is
 * given (requireReceiver).
 */
export async function playDraw(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { merchant, clock } = context;
  const policy = await policyFor(context);
  if (input.points !== null && !policy.allows.points) throw notAllowed("points");
  return withinBudget(context, async (tx) => {
    // Locks the purse, so that one member's plays count one after the other.
    await requireReceiver(tx, { merchant: merchant.code, memberId }, policy, clock.now());
    const twin = await findTwin(context, tx, memberId, input);
    if (twin) return toPlay(twin);
    const { version, terms } = await configAt(tx, merchant.code, "draws", clock.now());
    const held = terms.draws[input.draw];
    if (!held) throw new Refusal("draw_not_held", { status: 404 });
    const campaign = await requireOpenDraw(context, tx, memberId, input, held);
    const row = await draw(context, tx, memberId, input, { terms: held, version });
    if (row.cash > 0n || row.points > 0) {
      await giveAward(tx, context.random, {
        ...{ merchant: merchant.code, rule: `draw:${input.draw}`, member: memberId, kind: "draw" },
        ...{ period: `${row.day}:${row.nonce}`, amount: row.cash, points: row.points },
        ...{ multiple: held.wagering, configVersion: version, at: row.createdAt, campaign, policy },
      });
    }
    return toPlay(row);
  });
}

/**
 * The campaign that pays the draw; null without one. Its budget must hold the highest prize before a
 * number is drawn, so that no result is refused once it is known.
 */
async function requireOpenDraw(
  { clock, merchant: { code: merchant } }: Context,
  tx: Transaction,
  memberId: string,
  { draw }: Input,
  { prizes }: DrawTerms,
): Promise<string | null> {
  const now = clock.now();
  const campaigns = await offeredTo(tx, { merchant, memberId }, now);
  if (!campaigns.isOffered("draw", draw)) throw new Refusal("draw_not_held", { status: 404 });
  const campaign = campaigns.campaignOf("draw", draw);
  if (campaign === null) return null;
  const amount = prizes.reduce((most, { cash }) => (cash > most ? cash : most), 0n);
  await requireBudget(tx, { merchant, campaign, amount }, now);
  return campaign;
}

async function findTwin(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  member: string,
  { draw, clientSeed, points }: Input,
): Promise<PlayRow | undefined> {
  const asked = { merchant: merchant.code, member, key: idempotencyKey ?? "" };
  const [twin] = await playOf(tx).execute(asked);
  const isOther = twin && (twin.draw !== draw || twin.clientSeed !== clientSeed);
  if (isOther || (twin && isBought(twin) !== (points !== null))) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return twin;
}

const playOf = prepared((reader) =>
  reader
    .select()
    .from(drawPlays)
    .where(
      and(
        eq(drawPlays.merchant, sql.placeholder("merchant")),
        eq(drawPlays.member, sql.placeholder("member")),
        eq(drawPlays.idempotencyKey, sql.placeholder("key")),
      ),
    )
    .prepare("draw_play_of_key"),
);

async function draw(
  context: Context,
  tx: Transaction,
  member: string,
  { draw, clientSeed, points }: Input,
  { terms, version }: { terms: DrawTerms; version: number },
): Promise<PlayRow> {
  const { clock, random, idempotencyKey } = context;
  const merchant = context.merchant.code;
  const today = await drawDay(context, tx, draw);
  const { day, from } = today;
  const of = { merchant, member, draw, day };
  const { used, left } = await ticketsOf(tx, { ...of, from }, terms);
  const ticket =
    points === null
      ? left[0]
      : await buyPlay(tx, of, terms, { price: points, used, at: clock.now() });
  if (!ticket) throw new Refusal("no_ticket", { status: 409 });
  const nonce = used.length + 1;
  const seed = Buffer.from(openSeed(context, today), "hex");
  const issue = issueOf({ day, member, clientSeed, nonce });
  const number = fairStream(seed, draw, issue)(sumOf(terms.prizes));
  const drawn = chosen(terms.prizes, number);
  const prize = await takePrize(tx, { merchant, draw, day }, terms, drawn);
  const row: PlayRow = {
    ...{ merchant, id: newId(random), draw, day, member, ticket, nonce, clientSeed, number },
    ...{ drawn: drawn.key, prize: prize.key, cash: prize.cash, points: prize.points },
    ...{ configVersion: version, idempotencyKey: idempotencyKey ?? "", createdAt: clock.now() },
  };
  await newPlay(tx).execute(row);
  return row;
}

const newPlay = prepared((tx: Transaction) =>
  tx.insert(drawPlays).values(placeholdersOf(drawPlays)).prepare("draw_play"),
);
