import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { GATE_OF_AWARD } from "../../contract/club/awards.ts";
import { POINT } from "../../contract/club/point.ts";
import type { Gate } from "../../contract/core/gates.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import type { Random } from "../../core/context.ts";
import { notAllowed } from "../../core/guard.ts";
import { tellOnce } from "../../core/outbox/tell-once.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { type Movement, transferMany } from "../../money/ledger/transfer-many.ts";
import { openRequirement } from "../../money/wagering/open-requirement.ts";
import { placeholdersOf, prepared, type Transaction } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { chargeBudget } from "../campaigns/budget.ts";
import { giveSpins, type Spins } from "../free-spins/give-spins.ts";
import { heldSpins } from "../free-spins/held-spins.ts";
import { gameNameOf } from "../free-spins/spins-of-code.ts";
import { worthDetails } from "../news/worth.ts";
import { heldMultiple } from "./held-multiple.ts";
import { RAFFLE_RULE } from "./raffle-rule.ts";
import { type AwardRow, type NewAward, rowOf } from "./reach-award.ts";
import { requireReceiver } from "./require-receiver.ts";

type Asked = {
  merchant: string;
  member: string;
  id: string;
  /** "player", "platform" or a person of staff by id. */
  by: string;
  at: Date;
  /** Of the merchant, or of the visit when the player asks. */
  policy: Policy;
};

/**
 * Pays a reached award in the ledger, its cash with a wagering requirement, in the caller's
 * transaction, and promises its free spins. An issued one is returned again and pays nothing. Refuses a
 * trial account, a break, what the law forbids, an award that is unknown (unknown_award), expired or
 * taken back (award_gone), one that its campaign cannot pay (budget_spent), and what giveSpins refuses.
 */
export async function issueAward(
  tx: Transaction,
  { merchant, member, id, by, at, policy }: Asked,
): Promise<{ award: AwardRow; isNew: boolean }> {
  const isOwn = and(eq(awards.merchant, merchant), eq(awards.member, member), eq(awards.id, id));
  const [known] = await tx.select().from(awards).where(isOwn);
  if (!known) throw new Refusal("unknown_award", { status: 404 });
  if (known.state === "ISSUED") return { award: known, isNew: false };
  requireGates(known, policy);
  await requireReceiver(tx, { merchant, memberId: member }, policy, at);
  // The state is taken in one statement, so of two at once the later one finds it issued.
  const [award] = await tx
    .update(awards)
    .set({
      ...{ state: "ISSUED", issuedAt: at, issuedBy: by },
      multiple: heldMultiple(known.multiple, policy),
      spins: known.spins && {
        ...known.spins,
        wagering: heldMultiple(known.spins.wagering, policy),
      },
    })
    .where(
      and(
        isOwn,
        eq(awards.state, "REACHED"),
        or(isNull(awards.expiresAt), gt(awards.expiresAt, at)),
      ),
    )
    .returning();
  if (award) {
    await pay(tx, award, at);
    if (by !== "player" && !isSaidElsewhere(award)) await tell(tx, award, at);
    return { award, isNew: true };
  }
  const [twin] = await tx.select().from(awards).where(isOwn);
  if (twin?.state === "ISSUED") return { award: twin, isNew: false };
  throw new Refusal("award_gone", { status: 409 });
}

/**
 * Writes an award and pays it in one, for what is reached and given in the same moment. The caller has
 * asked requireReceiver in this transaction. Refuses what the law forbids and, with budget_spent, what
 * its campaign cannot pay; throws Unknown when the rule has an award of the period already.
 */
export async function giveAward(
  tx: Transaction,
  random: Random,
  { policy, ...given }: Omit<NewAward, "spins" | "expiresAt"> & { policy: Policy },
): Promise<void> {
  const multiple = heldMultiple(given.multiple, policy);
  const award: AwardRow = {
    ...rowOf(random, { ...given, multiple }),
    ...{ state: "ISSUED", issuedAt: given.at, issuedBy: "platform", takenBackAt: null },
  };
  requireGates(award, policy);
  const [written] = await issuedAward(tx).execute(award);
  if (!written) throw new Unknown(`${given.rule} has an award of ${given.period}`);
  await pay(tx, award, given.at);
}

const issuedAward = prepared((tx: Transaction) => {
  const { spins, expiresAt, takenBackAt, ...columns } = placeholdersOf(awards);
  return tx
    .insert(awards)
    .values(columns)
    .onConflictDoNothing()
    .returning({ id: awards.id })
    .prepare("award_issued");
});

/** Refuses an award that the law forbids. Free spins are a bonus, whatever gives them. */
function requireGates({ kind, spins }: AwardRow, { allows }: Policy): void {
  const gates: Gate[] = spins ? [GATE_OF_AWARD[kind], "welcomeBonus"] : [GATE_OF_AWARD[kind]];
  for (const gate of gates) if (!allows[gate]) throw notAllowed(gate);
}

/** A board names its prizes with its places, and a draw shows them; a raffle's winner is not there. */
const isSaidElsewhere = ({ kind, rule }: Pick<AwardRow, "kind" | "rule">): boolean =>
  kind === "board" || (kind === "draw" && rule !== RAFFLE_RULE);

async function tell(tx: Transaction, award: AwardRow, at: Date): Promise<void> {
  const { merchant, id, member: memberId, amount, points, spins } = award;
  const details = {
    ...worthDetails({ cash: amount, points }),
    ...(spins && {
      ...{ spins: String(spins.rounds), game: await gameNameOf(tx, merchant, spins.game) },
    }),
  };
  await tellOnce(tx, { merchant, memberId, kind: "awardIssued", event: id, details, at });
}

async function pay(tx: Transaction, award: AwardRow, at: Date): Promise<void> {
  const { merchant, id, member, amount, points, multiple, kind, campaign, cost } = award;
  if (campaign !== null && cost > 0n) await chargeBudget(tx, { merchant, campaign, amount: cost });
  if (amount > 0n && multiple > 0) {
    const requirement = { id: `award:${id}`, memberId: member, amount, openedAt: at };
    await openRequirement(tx, { merchant, source: "award", ...requirement, times: multiple });
  }
  const isPrize = kind === "board" || kind === "draw";
  const movements: Movement[] = [];
  if (amount > 0n) {
    movements.push({
      ...{ key: `award:${id}`, kind: "award", amount },
      ...{ from: { owner: HOUSE, kind: isPrize ? "contest" : "promo" } },
      to: { owner: member, kind: "cash" },
    });
  }
  if (points > 0) {
    movements.push({
      ...{ key: `awardPoints:${id}`, kind: "awardPoints", amount: BigInt(points) * POINT },
      ...{ from: { owner: HOUSE, kind: "points" }, to: { owner: member, kind: "points" } },
    });
  }
  if (award.spins) await giveAwardSpins(tx, award, heldSpins(award.spins, null), at);
  if (movements.length === 0) return;
  const outcomes = await transferMany(tx, { merchant, at, movements });
  if (outcomes.some(({ outcome }) => outcome !== "DONE")) {
    throw new Unknown(`award ${id} was not booked`);
  }
}

/** One person has the spins of an award once, whichever account took them. */
async function giveAwardSpins(
  tx: Transaction,
  { merchant, id, member, rule, period }: AwardRow,
  spins: Spins,
  at: Date,
): Promise<void> {
  const takers = sql`select member from awards where merchant = ${merchant} and rule = ${rule}
    and period = ${period} and state = 'ISSUED'`;
  await giveSpins(tx, { merchant, member, campaign: `award-${id}`, spins, takers, at });
}
