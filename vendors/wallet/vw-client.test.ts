import { expect, test } from "vitest";
import { isSignedBy, sign } from "#platform/contract/wire/signature.ts";
import { testClock, testRandom } from "#tests/support/database.ts";
import type { WalletFetch } from "./runtime.ts";
import { createWalletClient } from "./vw-client.ts";

const SECRET = "wallet-secret";

const walletOver = (fetch: WalletFetch, timeoutMs = 1_000) =>
  createWalletClient({
    vendorId: "V1",
    secret: SECRET,
    fetch,
    base: "http://platform.test",
    clock: testClock(),
    random: testRandom(),
    timeoutMs,
  });

const partsOf = (request: Request, body: string) => ({
  timestamp: request.headers.get("x-timestamp") ?? "",
  nonce: request.headers.get("x-nonce") ?? "",
  method: request.method,
  path: new URL(request.url).pathname,
  body,
});

const answering = (body: string, secret = SECRET, status = 200): WalletFetch => {
  return (request) =>
    new Response(body, {
      status,
      headers: { "x-signature": sign(secret, partsOf(request, body)) },
    });
};

const OK = JSON.stringify({ code: "OK", message: "OK", balance: "1.00" });

test("signs what it sends and believes a signed answer", async () => {
  let isSigned = false;
  const wallet = walletOver(async (request) => {
    const parts = partsOf(request, await request.clone().text());
    isSigned = isSignedBy([SECRET], parts, request.headers.get("x-signature") ?? "");
    return answering(OK)(request);
  });
  const outcome = await wallet.call("balance", { playerId: "alba.1" });
  expect(isSigned).toBe(true);
  expect(outcome).toMatchObject({ known: true, answer: { code: "OK", balance: "1.00" } });
});

test.each([
  ["signed by another", answering(OK, "another")],
  ["of a server in trouble", answering(OK, SECRET, 503)],
  ["that asks to come back", answering(JSON.stringify({ code: "TEMPORARY", message: "busy" }))],
  ["that is no answer of VW/1", answering('{"code":"FINE"}')],
  ["that is no JSON", answering("<html>")],
])("an answer %s leaves the outcome unknown", async (_, fetch) => {
  expect(await walletOver(fetch).call("balance", {})).toMatchObject({ known: false });
});

test("stops waiting at its time limit, even when the fetch ignores the abort signal", async () => {
  const never: WalletFetch = () => new Promise(() => {});
  expect(await walletOver(never, 20).call("balance", {})).toEqual({
    known: false,
    reason: "no answer TimeoutError",
  });
});
