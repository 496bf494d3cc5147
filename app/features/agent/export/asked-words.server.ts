import { wordsOf } from "#app/respond/page-title.server.ts";
import type { ExportList } from "#platform/contract/agents/exports/export-kinds.ts";
import type { FileWords } from "./files/list-file.ts";

/** What an export was asked for: each filter by its name, in the order of the page. */
export type AskedWords = { name: string; value: string }[];

/** No filters of the list, but how its rows are written, or words beside them. */
const SILENT = ["language", "from", "to", "period"];

/** The filters of an export in words, the period first. */
export function askedWords(
  { list, asked }: { list: ExportList; asked: string },
  words: FileWords,
): AskedWords {
  const { t } = wordsOf(words, "agent-exports");
  const query = new URLSearchParams(asked);
  const [from, to] = [query.get("from"), query.get("to")];
  const days = from && to ? words.formats.calendarDays({ from, to }) : query.get("period");
  const inWords = valuesOf(list, words);
  const filters = [...query].filter(([name]) => !SILENT.includes(name));
  return [
    ...(days ? [{ name: t("filters.period"), value: days }] : []),
    ...filters.map(([name, value]) => ({
      name: t(`filters.${name}`),
      value: inWords(name, value),
    })),
  ];
}

/** The words of a filter's value; a value that was typed stands for itself. */
function valuesOf(list: ExportList, words: FileWords): (name: string, value: string) => string {
  const { t: agent } = wordsOf(words, "agent");
  const { t: pay } = wordsOf(words, "agent-pay");
  const { t: income } = wordsOf(words, "agent-income");
  const { t: common } = wordsOf(words, "common");
  const { t: records } = wordsOf(words, "records");
  const { t: own } = wordsOf(words, "agent-exports");
  const yes = () => own("filters.yes");
  const ofKind: Partial<Record<ExportList, (kind: string) => string>> = {
    downlines: (kind) => agent(`downlines.${kind}s`),
    teamRecords: (kind) => records(`transactions.one.${kind}`),
    agentIncome: (kind) => income(`kinds.${kind}`),
    agentIncomeOne: (kind) => income(`kinds.${kind}`),
  };
  const ways: Record<string, (value: string) => string> = {
    level: (level) => agent(`downlines.${level}`),
    scope: (scope) => agent(`scope.${scope}`),
    kind: ofKind[list] ?? ((kind) => pay(`kinds.${kind}`)),
    gameType: (type) => common(`nav.${type}`),
    category: (category) => common(`nav.${category}`),
    status: (status) => agent(`bets.states.${status}`),
    state: (state) => pay(`${list === "contracts" ? "states" : "billStates"}.${state}`),
    which: (which) => pay(`${list === "contracts" ? "contracts" : "bills"}.which.${which}`),
    ...{ online: yes, active: yes, hasBalance: yes },
  };
  return (name, value) => ways[name]?.(value) ?? value;
}
