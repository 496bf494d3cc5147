import type { OfferedKind } from "#platform/contract/agents/contract-terms.ts";

/** The pages of pay by the specification's names, with the kind that each shows. */
export const PAY_PAGES = {
  agentDividendRecordCopy2: "dividend",
  agentDailyWages2: "daily",
  agentHourSalary: "hour",
  agentRealtimeSalary: "realtime",
} as const satisfies Record<string, OfferedKind>;
export type PayPage = keyof typeof PAY_PAGES;

/** Where a bill opens; null for a kind without a page. */
export function billPath(bill: {
  kind: string;
  period: string;
  contractId: string;
}): string | null {
  const page = Object.entries(PAY_PAGES).find(([, kind]) => kind === bill.kind)?.[0];
  return page ? `/agent/${page}/${encodeURIComponent(bill.period)}/${bill.contractId}` : null;
}

/** The page of an address below /agent. */
export const payPageOf = (pathname: string): PayPage =>
  (Object.keys(PAY_PAGES) as PayPage[]).find((page) =>
    pathname.toLowerCase().startsWith(`/agent/${page.toLowerCase()}`),
  ) ?? "agentDailyWages2";
