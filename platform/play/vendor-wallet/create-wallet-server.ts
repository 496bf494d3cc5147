import type { VendorAnswer, VendorCode } from "../../contract/play/vendor-wallet.ts";
import { loggedError } from "../../contract/wire/logged-error.ts";
import type { Clock, Random, Secrets } from "../../core/context.ts";
import type { LogEntry } from "../../core/log-entry.ts";
import { type LiveNote, noteLive } from "../../store/live-notes.ts";
import type { Store } from "../../store/open-store.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import { gather } from "./gather.ts";
import type { WalletQuery } from "./read-call.ts";
import { readSigned, type Signed } from "./read-signed.ts";
import {
  fieldOf,
  toVendorAnswer,
  type WalletAnswer,
  writeAnswer,
  writeRefusal,
} from "./write-answer.ts";

export type WalletServerParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  log?: (entry: LogEntry) => void;
};

/** Two commits of a merchant at once keep the disk busy while its next batch is prepared. */
const BATCHES_OF_MERCHANT = 2;
const BATCHES_AT_ONCE = 4;
const BATCH_MAX = 64;
const NONCE_MS = 10 * 60_000;

/**
 * The server of VW/1 (domain.md 1.2) as a fetch handler for POST /vendor/v1/<call>. Business
 * answers are 200 and signed. 400 is malformed, 401 is a wrong signature or clock, 503 is unknown:
 * repeat the call to find out. Every call is one round trip to the database. Calls of one merchant
 * that arrive together share one transaction; `settle` has one of its own.
 */
export function createWalletServer(
  parts: WalletServerParts,
): (request: Request) => Promise<Response> {
  const ask = gather<WalletQuery, WalletAnswer>({
    run: (queries) => runQueries(parts, queries),
    groupOf: ({ merchant }) => merchant,
    batchesAtOnce: BATCHES_AT_ONCE,
    batchesOfGroup: BATCHES_OF_MERCHANT,
    batchMax: BATCH_MAX,
  });
  const forgetNonces = nonceSweep(parts);

  return async (request) => {
    const startedAt = performance.now();
    const signed = await readSigned(request, parts).catch((error: unknown) =>
      unreadable(parts, error),
    );
    if (signed instanceof Response) return signed;
    if ("status" in signed) {
      reportUnread(parts, signed.code);
      return writeRefusal(signed);
    }
    const read = signed.call;
    if ("refusal" in read) {
      reportUnread(parts, read.refusal);
      const status = read.refusal === "BAD_REQUEST" ? 400 : 200;
      const { refusal: code } = read;
      const field = read.field ?? fieldOf(code);
      return writeAnswer({ code, message: code, ...(field && { field }) }, signed, status);
    }
    forgetNonces();
    const { query, sessionToken } = read;
    const report = (code: VendorCode, error?: unknown) => {
      const durationMs = Math.round(performance.now() - startedAt);
      parts.log?.(logEntry(signed, query, durationMs, code, error));
    };
    try {
      const { vendor, requestHash } = signed;
      const asked = { ...query, vendor, nonce: signed.parts.nonce, requestHash };
      const answer = query.call === "settle" ? await settle(parts, asked) : await ask(asked);
      report(answer.code);
      for (const note of notesOf(query, answer)) noteLive(parts.store.db, note);
      if (isPlay(query, answer))
        noteWork(parts.store.db, { merchant: query.merchant, about: "rounds" });
      const status = answer.code === "STALE_REQUEST" ? 401 : 200;
      return writeAnswer(toVendorAnswer(answer, query.merchant, sessionToken), signed, status);
    } catch (error) {
      report("TEMPORARY", error);
      return writeAnswer({ code: "TEMPORARY", message: "unknown outcome" }, signed, 503);
    }
  };
}

/** Without the merchant's secrets nothing is known of the sender, who repeats the call. */
function unreadable({ log }: WalletServerParts, error: unknown): Response {
  const entry = { call: "vendor.secrets", merchant: "", durationMs: 0, requestId: "" };
  log?.({ ...entry, outcome: "failed", error: loggedError(error) });
  return Response.json({ code: "TEMPORARY", message: "unknown outcome" }, { status: 503 });
}

/** A request that does not say which message and merchant it is, or is of nobody known. */
function reportUnread({ log }: WalletServerParts, code: VendorCode): void {
  const entry = { call: "vendor.unread", merchant: "", durationMs: 0, requestId: "" };
  log?.({ ...entry, outcome: "refused", code });
}

const MOVING = ["bet", "bets", "betwin", "win", "rollback", "bonus", "adjust"];

const isNews = ({ code, replay }: { code: VendorCode; replay?: boolean | undefined }) =>
  code === "OK" && !replay;

/** Whatever begins, carries on or ends a game. */
const isPlay = ({ call }: WalletQuery, answer: WalletAnswer) =>
  call !== "balance" && isNews(answer);

/** Whose balance has changed. A bet names its player only by the session. */
function notesOf(query: WalletQuery, answer: WalletAnswer): LiveNote[] {
  const { call, merchant, member, tokenHash } = query;
  if (call === "settle") return [...winnersOf(query, answer.results ?? [])];
  if (!MOVING.includes(call) || !isNews(answer)) return [];
  const whom = member ? { member: String(member) } : { tokenHash: String(tokenHash) };
  return [{ merchant, kind: "balance", ...whom }];
}

function* winnersOf(
  { merchant, results }: WalletQuery,
  answers: NonNullable<VendorAnswer["results"]>,
): Generator<LiveNote> {
  const asked = results as { member: string }[];
  const members = new Set(answers.flatMap((one, n) => (isNews(one) ? [asked[n]!.member] : [])));
  for (const member of members) yield { merchant, kind: "balance", member };
}

/** Deadlock, serialisation failure, and a key that a parallel batch took first. */
const PASSING_ERRORS = new Set(["40P01", "40001", "23505"]);
const ATTEMPTS_MAX = 3;

/** Runs the queries of one merchant in one transaction. */
function runQueries(parts: WalletServerParts, queries: WalletQuery[]): Promise<WalletAnswer[]> {
  return run(parts, "vendor_wallet", queries[0]!.merchant, queries);
}

function settle(parts: WalletServerParts, query: WalletQuery): Promise<WalletAnswer> {
  return run(parts, "vendor_settle", query.merchant, query);
}

/** Runs one function of the wallet. A failure caused by parallel transactions is retried. */
async function run<Answer>(
  parts: WalletServerParts,
  name: "vendor_wallet" | "vendor_settle",
  merchant: string,
  asked: WalletQuery | WalletQuery[],
  attempt = 1,
): Promise<Answer> {
  try {
    const { rows } = await parts.store.pool.query<{ answer: Answer }>({
      name,
      text: `select ${name}($1, $2::jsonb, $3::timestamptz) as answer`,
      values: [merchant, JSON.stringify(asked), parts.clock.now().toISOString()],
    });
    return rows[0]!.answer;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!PASSING_ERRORS.has(code) || attempt === ATTEMPTS_MAX) throw error;
    return run(parts, name, merchant, asked, attempt + 1);
  }
}

/** Deletes old nonces at most once in ten minutes, during a request rather than by a timer. */
function nonceSweep({ store, clock, log }: WalletServerParts) {
  let nextAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (now < nextAt) return;
    nextAt = now + NONCE_MS;
    store.pool
      .query("select vendor_forget_nonces($1)", [new Date(now - NONCE_MS).toISOString()])
      .catch((error: unknown) =>
        log?.({
          call: "vendor.forgetNonces",
          merchant: "",
          durationMs: 0,
          outcome: "failed",
          requestId: "",
          error: loggedError(error),
        }),
      );
  };
}

function logEntry(
  signed: Signed,
  query: WalletQuery,
  durationMs: number,
  code: VendorCode,
  error?: unknown,
): LogEntry {
  return {
    call: `vendor.${query.call}`,
    merchant: query.merchant,
    durationMs,
    outcome: error ? "failed" : code === "OK" ? "done" : "refused",
    ...(code !== "OK" && { code }),
    requestId: signed.parts.nonce,
    ...(error !== undefined && { error: loggedError(error) }),
  };
}
