import {
  VENDOR_BASE,
  type VendorAnswer,
  type VendorCallName,
  type VendorRequest,
  vendorAnswer,
} from "#platform/contract/play/vendor-wallet.ts";
import { type LoggedError, loggedError } from "#platform/contract/wire/logged-error.ts";
import { isSignedBy, signedHeaders } from "#platform/contract/wire/signature.ts";
import { randomId } from "./random-id.ts";
import type { Clock, RandomBytes, WalletFetch } from "./runtime.ts";

export type WalletSetup = {
  vendorId: string;
  secret: string;
  fetch: WalletFetch;
  /** The platform's origin, e.g. "http://127.0.0.1:3000". */
  base: string;
  clock: Clock;
  random: RandomBytes;
  timeoutMs?: number;
};

/**
 * Unknown: the call may or may not have had its effect, so the caller must find out before it moves
 * money.
 */
export type WalletOutcome =
  | { known: true; answer: VendorAnswer }
  | { known: false; reason: string };

export type VendorWallet = {
  call<Name extends VendorCallName>(name: Name, body: VendorRequest<Name>): Promise<WalletOutcome>;
};

const TIMEOUT_MS = 5_000;

/**
 * A client of VW/1 (domain 1.2). It trusts only an answer of status 200 whose signature covers the
 * request's timestamp and nonce. Everything else, TEMPORARY included, is unknown.
 */
export function createWalletClient(setup: WalletSetup): VendorWallet {
  return {
    async call(name, body) {
      try {
        return await exchange(setup, `${VENDOR_BASE}/${name}`, JSON.stringify(body));
      } catch (error) {
        return { known: false, reason: reasonOf(loggedError(error)) };
      }
    },
  };
}

async function exchange(setup: WalletSetup, path: string, body: string): Promise<WalletOutcome> {
  const parts = {
    timestamp: Math.floor(setup.clock.now().getTime() / 1000).toString(),
    nonce: randomId(setup.random),
    method: "POST",
    path,
    body,
  };
  const signal = AbortSignal.timeout(setup.timeoutMs ?? TIMEOUT_MS);
  const request = new Request(new URL(path, setup.base), {
    method: parts.method,
    headers: signedHeaders(setup.vendorId, setup.secret, parts),
    body,
    signal,
  });
  const response = await Promise.race([setup.fetch(request), lapse(signal)]);
  const text = await Promise.race([response.text(), lapse(signal)]);
  if (response.status !== 200) return { known: false, reason: `status ${response.status}` };
  const signature = response.headers.get("x-signature") ?? "";
  if (!isSignedBy([setup.secret], { ...parts, body: text }, signature))
    return { known: false, reason: "the answer is not signed by the platform" };
  const answer = vendorAnswer.parse(JSON.parse(text));
  if (answer.code === "TEMPORARY") return { known: false, reason: answer.code };
  return { known: true, answer };
}

/** The reason is stored and logged, and the words of an error quote what was sent. */
function reasonOf({ type, code, cause }: LoggedError): string {
  return ["no answer", type, code, cause?.code].filter(Boolean).join(" ");
}

/** An in-process fetch may ignore the request's signal, so the wait is bounded here as well. */
function lapse(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      "abort",
      () => reject(new DOMException("no answer in time", "TimeoutError")),
      { once: true },
    );
  });
}
