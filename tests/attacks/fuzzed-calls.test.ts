// @module-tag whole
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Call, envelope } from "#platform/contract/wire/call.ts";
import { calls } from "#platform/http/routes.ts";
import { platformUnderTest } from "#tests/under-test/platform-under-test.ts";
import { fuzzedInputOf } from "./fuzzed-input.ts";

const TOTAL = 10_000;
const all = calls;
const numRuns = Math.ceil(TOTAL / all.length);
const under = await platformUnderTest();
const { token } = await under.newMember("acosada1");

/** In a query, a value that is not text is written as a client would write it. */
function requestFor(call: Call, input: unknown, headers: Headers): Request {
  const url = new URL(`http://platform.test/platform${call.path}`);
  if (call.method !== "GET" && call.method !== "DELETE") {
    const body = JSON.stringify(input) ?? "";
    return new Request(url, { method: call.method, headers, body });
  }
  const entries = typeof input === "object" && input !== null ? Object.entries(input) : [];
  for (const [name, value] of entries) url.searchParams.set(name, String(value));
  return new Request(url, { method: call.method, headers });
}

function headersOf(isMember: boolean, address: string) {
  const headers = new Headers({
    "x-merchant": under.merchant.code,
    "x-client-address": address,
    "x-site-key": "the-site-key",
    "idempotency-key": address,
  });
  if (isMember) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

test.each(all.map((call) => [call.name, call] as const))(
  "%s is never brought down by what it is sent",
  async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(
        fuzzedInputOf(call),
        fc.boolean(),
        fc.ipV4(),
        async (input, isMember, address) => {
          const request = requestFor(call, input, headersOf(isMember, address));
          const response = await under.platform.fetch(request);
          const answer = envelope.parse(await response.json());
          expect([response.status < 500, answer.message]).toEqual([true, answer.message]);
        },
      ),
      { numRuns, seed: 20_261_121 },
    );
  },
  120_000,
);
