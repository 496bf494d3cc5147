import { wordsOf } from "#app/respond/page-title.server.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { RATE_CATEGORIES } from "#platform/contract/agents/rate-categories.ts";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import type { FileWords, ListFile } from "./list-file.ts";

/** Rates of the valid bet; the series stands before them. */
const BY_CATEGORY = RATE_CATEGORIES.filter((category) => category !== "LOTT");

/** The people of a team. */
export function peopleFile(words: FileWords): ListFile<"downlines"> {
  const { t } = wordsOf(words, "agent");
  const { t: common } = wordsOf(words, "common");
  const { stamp } = words.formats;
  const head = ["registered", "account", "kind", "level", "upline", "below", "lastLogin"];
  return {
    ...{ name: t("downlines.file"), amountColumns: 2 },
    head: [
      ...head.map((column) => t(`downlines.${column}`)),
      t("person.series"),
      ...BY_CATEGORY.map((category) => `${common(`nav.${category}`)} %`),
      ...["balance", "teamBalance"].map((column) => t(`downlines.${column}`)),
    ],
    cells: (row) => [
      ...[stamp(row.registeredAt), row.account],
      t(isAgentType(row.type) ? "downlines.agent" : "downlines.player"),
      ...[String(row.level), row.upline, String(row.members)],
      row.lastLoginAt ? stamp(row.lastLoginAt) : "",
      String(row.rates.LOTT),
      ...BY_CATEGORY.map((category) => percentOf(row.rates[category])),
      ...[row.balance, row.teamBalance],
    ],
  };
}

/** A team's settled rounds. */
export function betsFile(words: FileWords): ListFile<"teamBets"> {
  const { t } = wordsOf(words, "agent");
  const { t: records } = wordsOf(words, "records");
  const named = ["vendor", "game", "reference", "state", "stake", "payout", "valid"];
  return {
    ...{ name: t("bets.file"), amountColumns: 3 },
    head: [
      records("export.time"),
      t("bets.account"),
      ...named.map((column) => records(`export.${column}`)),
    ],
    cells: (row) => [
      words.formats.stamp(row.settledAt),
      ...[row.account, row.vendorName, row.gameName, row.roundId],
      t(`bets.states.${row.status}`),
      ...[row.stake, row.payout, row.validBet],
    ],
  };
}

const AMOUNTS = [
  ...(["deposits", "withdrawals", "validBet", "stake", "payout"] as const),
  ...(["rebate", "activity", "salary", "dividend", "profit"] as const),
];

/** What each person of a team won and lost. */
export function lossesFile(words: FileWords): ListFile<"teamLosses"> {
  const { t } = wordsOf(words, "agent");
  return {
    ...{ name: t("losses.file"), amountColumns: AMOUNTS.length, isTimed: false },
    head: [t("downlines.account"), ...AMOUNTS.map((name) => t(`figures.${name}`))],
    cells: (row) => [row.account, ...AMOUNTS.map((name) => row[name])],
  };
}

/** A team's movements of money. */
export function recordsFile(words: FileWords): ListFile<"teamRecords"> {
  const { t } = wordsOf(words, "agent");
  const { t: records } = wordsOf(words, "records");
  return {
    ...{ name: t("records.file"), amountColumns: 2 },
    head: [
      ...[records("export.time"), t("bets.account"), t("records.kind"), t("records.number")],
      ...[records("export.amount"), records("export.balance")],
    ],
    cells: (row) => [
      words.formats.stamp(row.at),
      ...[row.account, records(`transactions.one.${row.kind}`)],
      row.reason ? records(`transactions.reasons.${row.reason}`) : row.number,
      ...[row.amount, row.balance],
    ],
  };
}
