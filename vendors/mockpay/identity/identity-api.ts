import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import { randomId } from "../../wallet/random-id.ts";
import type { Clock, RandomBytes } from "../../wallet/runtime.ts";
import { isFromMerchant } from "../is-from-merchant.ts";
import { parseBody } from "../parse-body.ts";
import { endOf, identityCourse } from "./identity-course.ts";

type Parts = { pool: Pool; secret: string; clock: Clock };
type Check = { reference: string; number_end: string; asked_at: Date; decided_at: Date | null };

/** How long a document counts after it was verified. */
const VALID_YEARS = 5;

const newCheck = z.object({
  reference: z.string().min(1).max(100),
  name: z.string().min(1).max(255),
  birthday: z.iso.date(),
  documentKind: z.string().max(20),
  documentNumber: z.string().min(1).max(60),
  country: z.string().max(2),
});

/**
 * MOCKID, the demonstration's provider of identities: a check is opened and read, both signed as in
 * VW/1. The same reference is the same check. Only the end of the document's number is stored.
 */
export function identityApi(parts: Parts): Hono {
  const app = new Hono();
  app.post("/", async ({ req, json }) => {
    const body = await req.text();
    if (!isFromMerchant(parts, req.raw, body)) return json({ error: "signature" }, 401);
    const read = newCheck.safeParse(parseBody(body));
    if (!read.success) return json({ error: "check" }, 400);
    const { reference, documentNumber } = read.data;
    const [end, now] = [endOf(documentNumber), parts.clock.now()];
    const { afterMs } = identityCourse(end);
    await parts.pool.query(
      `insert into mockpay.identity_checks (reference, number_end, asked_at, decided_at)
       values ($1, $2, $3, $4) on conflict do nothing`,
      [reference, end, now, afterMs === null ? null : new Date(now.getTime() + afterMs)],
    );
    return json(answerOf(parts, (await findCheck(parts.pool, reference))!));
  });
  app.get("/:reference", async ({ req, json }) => {
    if (!isFromMerchant(parts, req.raw, "")) return json({ error: "signature" }, 401);
    const check = await findCheck(parts.pool, req.param("reference"));
    return check ? json(answerOf(parts, check)) : json({ error: "unknown" }, 404);
  });
  return app;
}

async function findCheck(pool: Pool, reference: string): Promise<Check | undefined> {
  const { rows } = await pool.query<Check>(
    "select * from mockpay.identity_checks where reference = $1",
    [reference],
  );
  return rows[0];
}

function answerOf({ clock }: Pick<Parts, "clock">, check: Check) {
  const { reference, number_end, asked_at, decided_at } = check;
  const { state, reason } = identityCourse(number_end);
  if (!decided_at || decided_at > clock.now())
    return { reference, state: "PENDING", reason: null, validUntil: null };
  const until = new Date(asked_at);
  until.setUTCFullYear(until.getUTCFullYear() + VALID_YEARS);
  return { reference, state, reason, validUntil: state === "VERIFIED" ? until.getTime() : null };
}

export type DecisionParts = Parts & {
  random: RandomBytes;
  /** Where decisions are told; without it nobody is told. */
  decisionUrl?: string;
  webhookFetch: (request: Request) => Response | Promise<Response>;
};

/** Tells the platform each decision until it is taken. */
export async function tellDecisions(parts: DecisionParts): Promise<void> {
  const { pool, clock, decisionUrl } = parts;
  if (!decisionUrl) return;
  const { rows } = await pool.query<Check>(
    `select * from mockpay.identity_checks
     where told_at is null and decided_at <= $1 order by decided_at limit 20`,
    [clock.now()],
  );
  for (const check of rows) {
    const { reference, state } = answerOf(parts, check);
    if (!(await isTaken(parts, decisionUrl, JSON.stringify({ reference, state })))) continue;
    await pool.query("update mockpay.identity_checks set told_at = $2 where reference = $1", [
      reference,
      clock.now(),
    ]);
  }
}

async function isTaken(
  { secret, clock, random, webhookFetch }: DecisionParts,
  url: string,
  body: string,
): Promise<boolean> {
  const headers = signedHeaders("mockpay", secret, {
    timestamp: String(Math.floor(clock.now().getTime() / 1000)),
    nonce: randomId(random),
    ...{ method: "POST", path: new URL(url).pathname, body },
  });
  try {
    const signal = AbortSignal.timeout(10_000);
    return (await webhookFetch(new Request(url, { method: "POST", headers, body, signal }))).ok;
  } catch {
    return false;
  }
}
