import type { Language } from "#app/i18n/languages.ts";
import type { Site } from "#app/request/site.server.ts";
import { formatsFor } from "#app/ui/format/format.ts";
import type { ExportList } from "#platform/contract/agents/exports/export-kinds.ts";
import { fileConventions } from "../../../../parts/export/export-period.server.ts";
import { differenceFile, incomeFile, lineFile, rebateFile } from "./income-files.ts";
import type { FileWords, ListFile, ListFiles } from "./list-file.ts";
import { billRoundsFile, billsFile, contractsFile } from "./pay-files.ts";
import { betsFile, lossesFile, peopleFile, recordsFile } from "./team-files.ts";

const LIST_FILES: ListFiles = {
  ...{ downlines: peopleFile, teamBets: betsFile, teamLosses: lossesFile },
  ...{ teamRecords: recordsFile, agentIncome: incomeFile, agentIncomeOne: lineFile },
  ...{ agentRebateOne: rebateFile, agentDifferenceOne: differenceFile, contracts: contractsFile },
  ...{ payBills: billsFile, payBillRounds: billRoundsFile },
};

/** The words and formats of a brand's file in a language. */
export function fileWords({ brand }: Pick<Site, "brand">, language: Language): FileWords {
  const formats = formatsFor(language, fileConventions(brand.config));
  return { brand, language, formats };
}

/** How a list is written as a file. */
export const listFile = <List extends ExportList>(list: List, words: FileWords): ListFile<List> =>
  LIST_FILES[list](words);
