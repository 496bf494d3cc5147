/** The lists of the centre that are also files, by the name of their call. */
export const EXPORT_LISTS = [
  ...(["downlines", "teamBets", "teamLosses", "teamRecords"] as const),
  ...(["agentIncome", "agentIncomeOne", "agentRebateOne", "agentDifferenceOne"] as const),
  ...(["contracts", "payBills", "payBillRounds"] as const),
] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** OPEN waits for the runner or is being made. A FAILED one can be asked for again. */
export const EXPORT_STATES = ["OPEN", "READY", "FAILED"] as const;

/** NOT_YOURS names an account that left the team; TOO_LONG has more lines than a spreadsheet. */
export const EXPORT_FAULTS = ["NOT_YOURS", "TOO_LONG", "BROKEN"] as const;

/** A longer list is made by the runner and fetched later. */
export const DIRECT_LINES_MAX = 10_000;

/** How long an export stays after it was asked for. */
export const EXPORT_DAYS = 7;
