import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { OwnDataPart } from "../../contract/members/own-data-kinds.ts";
import { awards } from "../../store/schema/award.ts";
import { boardScores } from "../../store/schema/board.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { chainAddresses } from "../../store/schema/chain.ts";
import { memberDay } from "../../store/schema/days.ts";
import { drawPlays } from "../../store/schema/draw.ts";
import { envelopes } from "../../store/schema/envelope.ts";
import { jackpotHits } from "../../store/schema/jackpot.ts";
import { ledgerAccounts, ledgerEntries } from "../../store/schema/ledger.ts";
import { levelChanges, rebateClaims } from "../../store/schema/level.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { pointConversions, pointRedemptions } from "../../store/schema/points.ts";
import { purseMoves, vendorPurses } from "../../store/schema/purse.ts";
import { raffleNumbers } from "../../store/schema/raffle.ts";
import { referrals } from "../../store/schema/referral.ts";
import { rounds } from "../../store/schema/round.ts";
import { sittings } from "../../store/schema/sittings.ts";
import { memberTransfers } from "../../store/schema/transfer.ts";
import { freeGrants, vendorPlayers } from "../../store/schema/vendor-wallet.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import { of } from "./own-rows.ts";
import { type Part, part } from "./part.ts";
import { redemptionOf, transferOf } from "./shape.ts";

const PLAY = ["rounds", "stake", "payout", "validBet"] as const;

const POINTS = "points";

/** The postings of the member's purses that meet a condition. Points are no money. */
const entriesOf = (memberId: string, merchant: string, kinds: SQL) =>
  sql`${ledgerEntries.account} in (select ${ledgerAccounts.id} from ${ledgerAccounts}
    where ${and(eq(ledgerAccounts.merchant, merchant), eq(ledgerAccounts.owner, memberId), kinds)})`;

/** The member's money, play and points. */
export const moneyParts = {
  payoutAccounts: part(
    payoutAccounts,
    ["id", "kind", "label", "numberEnd", "createdAt", "usableAt", "removedAt"],
    { isOwn: of(payoutAccounts.memberId), order: [payoutAccounts.id] },
  ),
  purses: part(ledgerAccounts, ["kind", "balance"], {
    isOwn: (memberId) => and(eq(ledgerAccounts.owner, memberId), ne(ledgerAccounts.kind, POINTS)),
    order: [ledgerAccounts.id],
  }),
  movements: part(ledgerEntries, ["number", "kind", "amount", "balance", "at"], {
    isOwn: (memberId, merchant) => entriesOf(memberId, merchant, ne(ledgerAccounts.kind, POINTS)),
    order: [ledgerEntries.account, ledgerEntries.number],
  }),
  deposits: part(
    deposits,
    [
      ...(["id", "reference", "method", "kind", "amount", "currency", "fee", "status"] as const),
      ...(["reason", "paidAmount", "creditedAmount", "createdAt", "expiresAt"] as const),
      "settledAt",
    ],
    { isOwn: of(deposits.memberId), order: [deposits.createdAt, deposits.id] },
  ),
  withdrawals: part(
    withdrawals,
    [
      ...(["id", "reference", "accountId", "amount", "currency", "status", "reason"] as const),
      ...(["createdAt", "endedAt"] as const),
    ],
    { isOwn: of(withdrawals.memberId), order: [withdrawals.createdAt, withdrawals.id] },
  ),
  transfers: part(
    memberTransfers,
    [
      ...(["id", "reference", "fromMember", "toMember", "direction", "amount"] as const),
      ...(["currency", "createdAt", "declinedAt"] as const),
    ],
    {
      isOwn: of(memberTransfers.fromMember, memberTransfers.toMember),
      order: [memberTransfers.createdAt, memberTransfers.id],
      shape: transferOf,
    },
  ),
  cryptoAddresses: part(chainAddresses, ["address", "chain", "watchedUntil"], {
    isOwn: of(chainAddresses.memberId),
    order: [chainAddresses.address],
  }),
  providerWallets: part(vendorPurses, ["vendor", "reportedBalance", "reportedAt", "createdAt"], {
    isOwn: of(vendorPurses.memberId),
    order: [vendorPurses.vendor],
  }),
  providerMoves: part(
    purseMoves,
    ["id", "reference", "vendor", "direction", "amount", "status", "createdAt", "endedAt"],
    { isOwn: of(purseMoves.memberId), order: [purseMoves.createdAt, purseMoves.id] },
  ),
  providers: part(vendorPlayers, ["vendor", "since"], {
    isOwn: of(vendorPlayers.member),
    order: [vendorPlayers.vendor],
  }),
  rounds: part(
    rounds,
    [
      ...(["vendor", "roundId", "game", "state", "stake", "payout", "validBet"] as const),
      ...(["openedAt", "settledAt", "rebate", "freeStake", "freeTimes"] as const),
    ],
    { isOwn: of(rounds.member), order: [rounds.openedAt, rounds.vendor, rounds.roundId] },
  ),
  playByDay: part(memberDay, ["day", "gameType", ...PLAY], {
    isOwn: of(memberDay.member),
    order: [memberDay.day, memberDay.gameType],
  }),
  sittings: part(sittings, ["game", "startedAt", "lastAt", ...PLAY], {
    isOwn: of(sittings.member),
    order: [sittings.game, sittings.startedAt],
  }),
  freeRounds: part(
    freeGrants,
    [
      ...(["campaign", "vendor", "game", "rounds", "used", "stake", "wagering"] as const),
      ...(["state", "grantedAt", "expiresAt"] as const),
    ],
    { isOwn: of(freeGrants.member), order: [freeGrants.campaign] },
  ),
  jackpots: part(jackpotHits, ["round", "amount", "vendor", "roundId", "hitAt", "paidAt"], {
    isOwn: of(jackpotHits.member),
    order: [jackpotHits.round],
  }),
  wagering: part(
    wageringRequirements,
    ["id", "source", "amount", "required", "done", "openedAt", "closedAt", "closedBy"],
    { isOwn: of(wageringRequirements.memberId), order: [wageringRequirements.id] },
  ),
  points: part(ledgerEntries, ["number", "kind", "amount", "balance", "at"], {
    isOwn: (memberId, merchant) => entriesOf(memberId, merchant, eq(ledgerAccounts.kind, POINTS)),
    order: [ledgerEntries.number],
  }),
  pointConversions: part(
    pointConversions,
    ["reference", "points", "amount", "perPoint", "multiple", "createdAt"],
    {
      isOwn: of(pointConversions.member),
      order: [pointConversions.createdAt, pointConversions.id],
    },
  ),
  awards: part(
    awards,
    [
      ...(["kind", "rule", "period", "amount", "points", "multiple", "state"] as const),
      ...(["spins", "reachedAt", "expiresAt", "issuedAt"] as const),
    ],
    { isOwn: of(awards.member), order: [awards.reachedAt, awards.id] },
  ),
  bonuses: part(
    bonuses,
    [
      ...(["kind", "term", "source", "amount", "required", "contribution", "stakeMax"] as const),
      ...(["cashOutMax", "state", "openedAt", "expiresAt", "endedAt", "takenBack"] as const),
    ],
    { isOwn: of(bonuses.member), order: [bonuses.openedAt, bonuses.id] },
  ),
  drawPlays: part(
    drawPlays,
    [
      ...(["draw", "day", "nonce", "clientSeed", "number", "ticket"] as const),
      ...(["prize", "cash", "points", "createdAt"] as const),
    ],
    { isOwn: of(drawPlays.member), order: [drawPlays.createdAt, drawPlays.id] },
  ),
  envelopes: part(
    envelopes,
    ["day", "slot", "nonce", "clientSeed", "number", "amount", "multiple", "createdAt"],
    { isOwn: of(envelopes.member), order: [envelopes.createdAt, envelopes.id] },
  ),
  raffleNumbers: part(
    raffleNumbers,
    ["raffle", "number", "ticket", "clientSeed", "place", "createdAt"],
    { isOwn: of(raffleNumbers.member), order: [raffleNumbers.raffle, raffleNumbers.number] },
  ),
  levels: part(levelChanges, ["number", "fromLevel", "toLevel", "at"], {
    isOwn: of(levelChanges.member),
    order: [levelChanges.number],
  }),
  rebates: part(rebateClaims, ["reference", "state", "amount", "level", "lines", "at"], {
    isOwn: of(rebateClaims.member),
    order: [rebateClaims.at, rebateClaims.id],
  }),
  missions: part(
    missionParts,
    ["mission", "period", "reference", "state", "joinedAt", "claimedAt", "decidedAt"],
    {
      isOwn: of(missionParts.member),
      order: [missionParts.mission, missionParts.period],
    },
  ),
  referrals: part(
    referrals,
    [
      ...(["reference", "state", "invitedAt", "until", "deposits", "validBet"] as const),
      ...(["cash", "points", "multiple", "reachedAt", "decidedAt"] as const),
    ],
    { isOwn: of(referrals.inviter), order: [referrals.invitedAt, referrals.invited] },
  ),
  boards: part(
    boardScores,
    ["board", "period", "figure", "reachedAt", "joinedAt", "fee", "place"],
    { isOwn: of(boardScores.member), order: [boardScores.board, boardScores.period] },
  ),
  pointRedemptions: part(
    pointRedemptions,
    [
      ...(["id", "reference", "reward", "quantity", "pointsNeeded", "state", "reason"] as const),
      ...(["keptAddress", "keptMobile", "createdAt", "decidedAt"] as const),
    ],
    {
      isOwn: of(pointRedemptions.member),
      order: [pointRedemptions.createdAt, pointRedemptions.id],
      shape: redemptionOf,
    },
  ),
} as const satisfies Partial<Record<OwnDataPart, Part>>;
