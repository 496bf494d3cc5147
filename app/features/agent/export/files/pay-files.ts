import { wordsOf } from "#app/respond/page-title.server.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import type { ExportRow } from "#platform/contract/agents/exports/exports.ts";
import { addDays } from "../../../../parts/period/period.ts";
import type { FileWords, ListFile } from "./list-file.ts";

/** A member's contracts. */
export function contractsFile(words: FileWords): ListFile<"contracts"> {
  const { t } = wordsOf(words, "agent-pay");
  const { t: own } = wordsOf(words, "agent-exports");
  const { stamp } = words.formats;
  return {
    ...{ name: own("contractsFile"), amountColumns: 0 },
    head: [
      ...[t("facts.offered"), t("offer.kind"), own("columns.payer"), own("columns.payee")],
      ...[t("facts.version"), t("bills.state"), t("facts.period"), `${t("tiers.rate")} %`],
      ...[t("facts.answered"), t("facts.ended")],
    ],
    cells: (row) => [
      ...[stamp(row.offeredAt), t(`kinds.${row.kind}`)],
      ...[row.upline ?? t("contracts.operator"), row.downline],
      ...[String(row.version), t(`states.${row.state}`), t(`periods.${row.terms.period}`)],
      ratesOf(row.terms),
      row.answeredAt ? stamp(row.answeredAt) : "",
      row.endedAt ? stamp(row.endedAt) : "",
    ],
  };
}

/** The rates of all tiers; of a round's tier for won and lost. */
const ratesOf = ({ tiers }: ContractTerms): string =>
  tiers
    .flatMap((tier) => ("rate" in tier ? [tier.rate] : [tier.winRate, tier.lossRate]))
    .map(percentOf)
    .join(" / ");

const SUMS = [
  ...(["stake", "validBet", "loss", "carryIn", "gross"] as const),
  ...(["paidBelow", "net", "due", "paid"] as const),
];

/** The bills of one kind of pay. */
export function billsFile(words: FileWords): ListFile<"payBills"> {
  const { t } = wordsOf(words, "agent-pay");
  const { t: own } = wordsOf(words, "agent-exports");
  return {
    ...{ name: own("billsFile"), amountColumns: SUMS.length, isTimed: false },
    head: [
      ...[own("columns.from"), own("columns.to"), t("offer.kind")],
      ...[own("columns.payer"), own("columns.payee"), t("bills.state")],
      ...[t("bills.rounds"), `${t("tiers.rate")} %`],
      ...SUMS.map((name) => t(`bills.${name === "paidBelow" ? "below" : name}`)),
    ],
    cells: (row) => [
      ...periodOf(row, words),
      t(`kinds.${row.kind}`),
      ...[row.upline ?? t("contracts.operator"), row.payee, t(`billStates.${row.state}`)],
      ...[row.rounds === null ? "" : String(row.rounds)],
      row.rate === null ? "" : percentOf(row.rate),
      ...SUMS.map((name) => row[name]),
    ],
  };
}

/** Two instants of an hour or of minutes, or the first and the last day. */
function periodOf(
  { from, to, fromAt, toAt }: ExportRow<"payBills">,
  { formats: { stamp } }: FileWords,
): [string, string] {
  if (fromAt === null || toAt === null) return [from, addDays(to, -1)];
  return [stamp(fromAt), stamp(toAt)];
}

/** The rounds that a bill of a real-time salary paid, or that an hour's was summed from. */
export function billRoundsFile(words: FileWords): ListFile<"payBillRounds"> {
  const { t } = wordsOf(words, "agent-pay");
  const { t: own } = wordsOf(words, "agent-exports");
  return {
    ...{ name: own("roundsFile"), amountColumns: 4 },
    head: [
      ...[t("bill.time"), t("bill.account"), t("bill.game"), t("bill.round"), t("bills.state")],
      `${t("tiers.rate")} %`,
      ...[t("inputs.stake"), t("inputs.payout"), t("inputs.validBet"), t("bill.amount")],
    ],
    cells: ({ pay, ...row }) => [
      ...[words.formats.stamp(row.settledAt), row.account, row.gameName, row.roundId],
      ...(pay ? [t(`bill.end.${pay.end}`), percentOf(pay.rate)] : ["", ""]),
      ...[row.stake, row.payout, row.validBet ?? "", pay?.amount ?? ""],
    ],
  };
}
