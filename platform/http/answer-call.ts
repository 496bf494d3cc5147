import { acceptedLanguages } from "../contract/languages/accepted-languages.ts";
import { DEFAULT_LANGUAGE } from "../contract/languages/language-tag.ts";
import type { Call } from "../contract/wire/call.ts";
import { loggedError } from "../contract/wire/logged-error.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import type { Context, Keys } from "../core/context.ts";
import type { LogEntry } from "../core/log-entry.ts";
import { toMerchant } from "../core/merchant/find-merchant.ts";
import { secretsOf } from "../core/merchant/secrets-of.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import type { Route } from "../core/route.ts";
import { bothKeys } from "../core/seal/both-keys.ts";
import { actorOf, findOwner } from "../members/auth/find-owner.ts";
import { requireConfirmed } from "../members/confirmation/require-confirmed.ts";
import { requirePassword } from "../members/passwords/require-password.ts";
import type { OfficeRoute } from "../staff/office-route.ts";
import { findPerson } from "../staff/people/find-person.ts";
import { answered, done, failed, refused } from "./answer.ts";
import { callerOf } from "./caller/caller.ts";
import { evenTime, systemStopwatch } from "./even-time.ts";
import { requireSignedGateway } from "./gateway.ts";
import { requireLaw } from "./law/require-law.ts";
import { runAtOffice } from "./office/run-at-office.ts";
import { readBody, readInput, readWire } from "./read-input.ts";
import { requireAccess } from "./require-access.ts";
import { requireOpen } from "./require-open.ts";
import { requireOwnAddresses } from "./require-own-addresses.ts";

/**
 * Answers one request of one call: identifies the caller, checks access, reads the input and runs
 * the verb.
 */
export async function answerCall(
  parts: PlatformParts,
  route: Route | OfficeRoute,
  request: Request,
  connection: string | undefined,
): Promise<Response> {
  const { stopwatch = systemStopwatch } = parts;
  const startedAt = stopwatch.now();
  const caller = callerOf(request.headers, connection, parts);
  const seen = { merchant: request.headers.get("x-merchant") ?? "" };
  const { answer, outcome } = await attempt(caller.requestId, async () => {
    const body = await readBody(request, route.call.bodyBytesMax);
    const sealKeys = bothKeys<Keys>(parts.secrets).map(({ sealKey }) => sealKey);
    if (isOffice(route)) {
      const isStaff = route.call.access === "staff";
      const person = isStaff ? await findPerson(parts, tokenOf(request)) : null;
      const read = () => readWire(route.call, request, body, sealKeys);
      const key = () => keyOf(route.call.keyed ?? false, request);
      const asked = { merchant: seen.merchant, person, caller, key, read };
      return answered(await runAtOffice(parts, route, asked), caller.requestId);
    }
    const context = await contextOf(parts, route.call, request, body, caller);
    seen.merchant = context.merchant.code;
    const input = await readInput(route.call, request, body, sealKeys);
    await requireOwnAddresses(context, route.call, input);
    return done(route.call, await route.verb(context, input as never), caller.requestId);
  });
  if (route.call.isEven) await evenTime(startedAt, stopwatch);
  parts.log?.({
    call: route.call.name,
    merchant: seen.merchant.slice(0, 40),
    durationMs: Math.round(stopwatch.now() - startedAt),
    requestId: caller.requestId,
    ...outcome,
  });
  return Response.json(answer.envelope, {
    status: answer.status,
    headers: { "cache-control": "no-store", "x-request-id": caller.requestId },
  });
}

const isOffice = (route: Route | OfficeRoute): route is OfficeRoute =>
  route.call.access === "office" || route.call.access === "staff";

type Outcome = Pick<LogEntry, "outcome" | "code" | "error">;

async function attempt(reference: string, work: () => Promise<ReturnType<typeof done>>) {
  try {
    return { answer: await work(), outcome: { outcome: "done" } satisfies Outcome };
  } catch (error) {
    if (error instanceof Refusal) {
      const outcome: Outcome = { outcome: "refused", code: error.code };
      return { answer: refused(error, reference), outcome };
    }
    const outcome: Outcome = { outcome: "failed", error: loggedError(error) };
    return { answer: failed(error, reference), outcome };
  }
}

/**
 * The context of a verb: the caller and the merchant. Refuses callers whom the call does not admit.
 */
export async function contextOf(
  parts: PlatformParts,
  call: Call,
  request: Request,
  body: Uint8Array,
  caller: ReturnType<typeof callerOf>,
): Promise<Context> {
  const { store, clock, random, outside } = parts;
  const code =
    call.access === "gateway"
      ? await requireSignedGateway(call, request, body, parts)
      : header(request, "x-merchant");
  const owner = await findOwner(parts, code, tokenOf(request));
  requireOpen(owner.merchant, call, caller);
  const merchant = toMerchant(owner.merchant);
  const actor = await actorOf(parts, owner, { isUnseen: call.isUnseen });
  requireAccess(call.access, actor);
  requireLaw(owner.merchant, call, caller.clientCountry);
  requirePassword(call, actor?.isPasswordDue ?? false);
  requireConfirmed(call, actor?.isConfirmationDue ?? false);
  return {
    store,
    clock,
    random,
    secrets: await secretsOf(parts, merchant.code),
    merchant,
    actor,
    language: acceptedLanguages(header(request, "accept-language"))[0] ?? DEFAULT_LANGUAGE,
    clientAddress: caller.clientAddress,
    clientCountry: caller.clientCountry,
    userAgent: caller.userAgent,
    deviceToken: deviceOf(request),
    isSite: caller.isSite,
    requestId: caller.requestId,
    idempotencyKey: keyOf(call.keyed ?? false, request),
    outside,
    registers: parts.registers,
    watchlists: parts.watchlists,
    log: parts.log,
  };
}

function header(request: Request, name: string): string {
  return request.headers.get(name) ?? "";
}

function deviceOf(request: Request): string | null {
  const token = header(request, "x-device");
  return /^[\w-]{43}$/.test(token) ? token : null;
}

const tokenOf = (request: Request): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header(request, "authorization"))?.[1];

function keyOf(isKeyed: boolean, request: Request): string | null {
  const key = header(request, "idempotency-key");
  if (isKeyed && !/^[\w-]{8,64}$/.test(key)) throw new Refusal("key_required", { status: 400 });
  return isKeyed ? key : null;
}
