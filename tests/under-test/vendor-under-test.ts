import type { GameType } from "#platform/contract/play/game-types.ts";
import type { roundAnswer, roundsAnswer } from "#platform/contract/play/vendor-wallet.ts";
import { isSignedBy, sign } from "#platform/contract/wire/signature.ts";
import { testContext } from "#tests/support/database.ts";
import { freshTable, SECRET, VENDOR } from "#tests/support/vendor.ts";
import { findings } from "../../platform/store/schema/reconciliation.ts";

type ReportedRounds = typeof roundsAnswer._output.rounds;

/** A table whose vendor reports its rounds as the test writes them. */
export async function freshVendorBooks(options: { gameType?: GameType } = {}) {
  const table = await freshTable(options);
  const reports = {
    closed: [] as ReportedRounds,
    states: new Map<string, typeof roundAnswer._output>(),
    isDown: false,
    secret: SECRET,
    asked: [] as string[],
  };
  const outside = async (request: Request) => {
    const url = new URL(request.url);
    const parts = {
      timestamp: request.headers.get("x-timestamp") ?? "",
      nonce: request.headers.get("x-nonce") ?? "",
      method: request.method,
      path: url.pathname + url.search,
      body: "",
    };
    const isTheirs = isSignedBy([SECRET], parts, request.headers.get("x-signature") ?? "");
    if (reports.isDown || !isTheirs) return new Response(null, { status: 503 });
    reports.asked.push(url.pathname);
    const body = JSON.stringify(answerTo(url));
    const headers = { "x-signature": sign(reports.secret, { ...parts, body }) };
    return new Response(body, { headers });
  };
  const answerTo = ({ pathname, searchParams }: URL) => {
    const param = (name: string) => searchParams.get(name) ?? "";
    if (pathname === "/round") return reports.states.get(param("roundId")) ?? { state: "UNKNOWN" };
    const rounds = reports.closed.filter(
      ({ closedAt }) => closedAt >= param("from") && closedAt < param("to"),
    );
    return { rounds, hasMore: false };
  };
  const context = { ...(await testContext({ ...table, outside })), merchant: table.merchant };
  return {
    ...table,
    reports,
    context,
    vendor: { code: VENDOR, launchUrl: "http://vendor.test/launch" },
    /** Adds a round that the vendor reports as closed now. */
    tell: (roundId: string, stake: string, payout: string) =>
      reports.closed.push({ roundId, stake, payout, closedAt: table.clock.now().toISOString() }),
    found: async () => {
      const rows = await table.store.inMerchant(table.merchant.code, (tx) =>
        tx.select().from(findings).orderBy(findings.subject),
      );
      return rows.map(({ kind, subject, closedBy }) => [kind, subject, closedBy]);
    },
  };
}
