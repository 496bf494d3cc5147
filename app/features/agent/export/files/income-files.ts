import { wordsOf } from "#app/respond/page-title.server.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import type { FileWords, ListFile } from "./list-file.ts";

/** An agent's income by day and kind. */
export function incomeFile(words: FileWords): ListFile<"agentIncome"> {
  const { t } = wordsOf(words, "agent-income");
  return {
    ...{ name: t("file"), amountColumns: 1 },
    head: [t("day"), t("kind"), t("amount")],
    cells: ({ day, kind, amount }) => [day, t(`kinds.${kind}`), amount],
  };
}

/** The movements behind one line of the income. */
export function lineFile(words: FileWords): ListFile<"agentIncomeOne"> {
  const { t } = wordsOf(words, "agent-income");
  const { t: common } = wordsOf(words, "common");
  return {
    ...{ name: t("file"), amountColumns: 2 },
    head: [
      ...[t("line.moved"), t("line.what"), t("line.party"), `${t("rebate.rate")} %`],
      ...[t("rebate.validBet"), t("amount")],
    ],
    cells: ({ at, rebate, bill, amount }) => [
      words.formats.stamp(at),
      rebate ? `${common(`nav.${rebate.category}`)} ${rebate.day}` : (bill?.period ?? ""),
      bill ? (bill.account ?? t("line.house")) : "",
      ...[rebate ? percentOf(rebate.rate) : "", rebate?.validBet ?? "", amount],
    ],
  };
}

/** The bets that a run's lottery differences came from. */
export function differenceFile(words: FileWords): ListFile<"agentDifferenceOne"> {
  const { t } = wordsOf(words, "agent-income");
  return {
    ...{ name: t("difference.file"), amountColumns: 2 },
    head: [
      ...[t("difference.at"), t("difference.account"), t("difference.game"), t("difference.round")],
      ...[t("difference.own"), t("difference.below"), t("difference.stake"), t("rebate.share")],
    ],
    cells: ({ at, account, game, roundId, series, below, stake, share }) => [
      ...[words.formats.stamp(at), account, game, roundId],
      ...[String(series), String(below), stake, share],
    ],
  };
}

/** The direct people whose teams gave a rebate. */
export function rebateFile(words: FileWords): ListFile<"agentRebateOne"> {
  const { t } = wordsOf(words, "agent-income");
  return {
    ...{ name: t("rebate.file"), amountColumns: 2, isTimed: false },
    head: [
      ...[t("rebate.account"), `${t("rebate.theirs")} %`],
      ...[t("rebate.validBet"), t("rebate.share")],
    ],
    cells: ({ account, rate, validBet, share }) => [account, percentOf(rate), validBet, share],
  };
}
