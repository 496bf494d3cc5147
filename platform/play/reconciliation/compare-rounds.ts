import { and, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import { parseAmount } from "../../domain/money.ts";
import { rounds } from "../../store/schema/round.ts";
import type { VendorEndpoint } from "../vendor-connection/ask-signed.ts";
import { askRound, askRounds, type ReportedRound } from "./ask-vendor-rounds.ts";
import { endRound } from "./end-round.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { agree, type Finding, listFindings, noteFinding } from "./findings.ts";

type Own = typeof rounds.$inferSelect;
type Sums = { stake: string; payout: string };

/**
 * Compares the rounds a vendor closed within [from, to) with the booked ones, in both directions
 * (domain.md 1.3). A difference becomes a finding. A round closed only at its vendor, with the same
 * sums, is closed here too. Returns false when the vendor could not be asked.
 */
export async function compareRounds(
  context: RoundsContext,
  vendor: VendorEndpoint,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const reported = await askRounds(context, vendor, { from, to });
  if (!reported) return false;
  const ids = reported.map(({ roundId }) => roundId);
  const known = await findByIds(context, vendor.code, ids);
  const doubts = await doubtsAbout(context, vendor);
  for (const round of reported) {
    const isSame = await compareReported(context, vendor, round, known.get(round.roundId));
    if (isSame && doubts.has(round.roundId)) await settle(context, vendor, round.roundId);
  }
  const names = new Set(reported.map(({ roundId }) => roundId));
  for (const own of await settledWithin(context, vendor.code, { from, to })) {
    if (names.has(own.roundId)) continue;
    const isSame = await compareOwn(context, vendor, own);
    if (isSame === null) return false;
    if (isSame && doubts.has(own.roundId)) await settle(context, vendor, own.roundId);
  }
  return true;
}

/** Returns true when both sides agree on a round that the vendor reported. */
async function compareReported(
  context: RoundsContext,
  vendor: VendorEndpoint,
  reported: ReportedRound,
  own: Own | undefined,
): Promise<boolean> {
  if (!own) return note(context, "ROUND_MISSING", vendor, reported.roundId, sumsOf(reported));
  const isSame = agreesWith(own, reported);
  const { code: merchant } = context.merchant;
  if (own.state === "OPEN" && isSame) {
    const key = { merchant, vendor: vendor.code, roundId: own.roundId };
    await context.store.inMerchant(merchant, (tx) =>
      endRound(tx, key, "CLOSED", context.clock.now()),
    );
  }
  if (isSame && own.state !== "VOID") return true;
  return note(context, "ROUND_DIFFERS", vendor, own.roundId, {
    ...sumsOf(reported),
    ownState: own.state,
    ownStake: String(own.stake),
    ownPayout: String(own.payout),
  });
}

/**
 * Asks for a round that the vendor did not report in this period, because it may lie in another.
 * Returns true when both sides agree, null when the vendor does not answer.
 */
async function compareOwn(context: RoundsContext, vendor: VendorEndpoint, own: Own) {
  const reported = await askRound(context, vendor, own.roundId);
  if (!reported) return null;
  const details = { ownStake: String(own.stake), ownPayout: String(own.payout) };
  if (reported.state === "UNKNOWN") {
    return note(context, "ROUND_UNKNOWN_TO_VENDOR", vendor, own.roundId, details);
  }
  // A round still open there is asked for again when the whole day is compared.
  if (reported.state !== "CLOSED" || !reported.stake || !reported.payout) return false;
  const sums = { stake: reported.stake, payout: reported.payout };
  if (agreesWith(own, sums)) return true;
  return note(context, "ROUND_DIFFERS", vendor, own.roundId, { ...sumsOf(sums), ...details });
}

const agreesWith = (own: Own, reported: Sums) =>
  own.stake === parseAmount(reported.stake) && own.payout === parseAmount(reported.payout);

const sumsOf = ({ stake, payout }: Sums) => ({
  stake: String(parseAmount(stake)),
  payout: String(parseAmount(payout)),
});

async function findByIds({ store, merchant }: RoundsContext, vendor: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, Own>();
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(rounds)
      .where(
        and(
          eq(rounds.merchant, merchant.code),
          eq(rounds.vendor, vendor),
          inArray(rounds.roundId, ids),
        ),
      ),
  );
  return new Map(rows.map((row) => [row.roundId, row]));
}

function settledWithin(
  { store, merchant }: RoundsContext,
  vendor: string,
  { from, to }: { from: Date; to: Date },
) {
  return store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(rounds)
      .where(
        and(
          eq(rounds.merchant, merchant.code),
          eq(rounds.vendor, vendor),
          ne(rounds.state, "VOID"),
          isNull(rounds.adjusts),
          isNull(rounds.flag),
          gte(rounds.settledAt, from),
          lt(rounds.settledAt, to),
        ),
      ),
  );
}

async function note(
  { store, merchant, clock }: RoundsContext,
  kind: Finding["kind"],
  vendor: VendorEndpoint,
  subject: string,
  details: Record<string, string>,
): Promise<false> {
  const finding = { merchant: merchant.code, kind, party: vendor.code, subject, details };
  await store.inMerchant(merchant.code, (tx) => noteFinding(tx, finding, clock.now()));
  return false;
}

/** The rounds of a vendor with an open finding. */
async function doubtsAbout({ store, merchant }: RoundsContext, { code }: VendorEndpoint) {
  const open = await store.inMerchant(merchant.code, (tx) => listFindings(tx, merchant.code));
  return new Set(open.filter(({ party }) => party === code).map(({ subject }) => subject));
}

function settle(
  { store, merchant, clock }: RoundsContext,
  vendor: VendorEndpoint,
  subject: string,
) {
  const settled = { merchant: merchant.code, party: vendor.code, subject };
  return store.inMerchant(merchant.code, (tx) => agree(tx, settled, clock.now()));
}
