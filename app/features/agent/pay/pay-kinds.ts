import type { OfferedKind } from "#platform/contract/agents/contract-terms.ts";

/** The pages of pay by the specification's names, with the kind that each shows. */
export const PAY_PAGES = {
  agentDividendRecordCopy2: "dividend",
  agentDailyWages2: "daily",
  agentHourSalary: "hour",
  agentRealtimeSalary: "realtime",
} as const satisfies Record<string, OfferedKind>;
export type PayPage = keyof typeof PAY_PAGES;

/** The page of an address below /agent. */
export const payPageOf = (pathname: string): PayPage =>
  (Object.keys(PAY_PAGES) as PayPage[]).find((page) =>
    pathname.toLowerCase().startsWith(`/agent/${page.toLowerCase()}`),
  ) ?? "agentDailyWages2";
