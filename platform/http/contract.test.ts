import { expect, test } from "vitest";
import { platformUnderTest } from "../../tests/under-test/platform-under-test.ts";
import { depositCreate } from "../contract/money/cashier.ts";
import { type Call, envelope } from "../contract/wire/call.ts";
import { live } from "../contract/wire/live.ts";
import { officeCalls } from "../staff/office-routes.ts";
import { calls } from "./routes.ts";

const under = await platformUnderTest();
const { platform, merchant } = under;

/** Every call that a file of the contract exports. */
const written = Object.values(
  import.meta.glob<Record<string, unknown>>(["../contract/**/*.ts", "!**/*.test.ts"], {
    eager: true,
  }),
)
  .flatMap((file) => Object.values(file))
  .filter(isCall);

const names = (of: readonly Call[]) => of.map(({ name }) => name).sort();

function isCall(thing: unknown): thing is Call {
  return typeof thing === "object" && thing !== null && "access" in thing && "path" in thing;
}

async function ask(call: Call, headers: Record<string, string>) {
  const url = `http://platform.test/platform${call.path}`;
  const body = call.method === "GET" || call.method === "DELETE" ? {} : { body: "{}" };
  const response = await platform.fetch(
    new Request(url, { method: call.method, headers, ...body }),
  );
  return { status: response.status, answer: envelope.parse(await response.json()) };
}

test("every call of the contract is mounted once", () => {
  // The stream of live events is answered by answer-live.ts.
  expect(names([...calls, ...officeCalls, live])).toEqual(names(written));
  const places = [...calls, ...officeCalls].map((call) => `${call.method} ${call.path}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(calls.map((call) => [call.name, call] as const))("%s answers", async (_name, call) => {
  const { answer } = await ask(call, { "x-merchant": merchant.code });
  expect(answer.message).not.toBe("not_found");
  expect(answer.message).not.toBe("unknown_error");
  expect(answer.reference).toMatch(/^[\w-]{12}$/);
});

const members = calls.filter(({ access }) => !["guest", "gateway"].includes(access));

test.each(members.map((call) => [call.name, call] as const))(
  "%s refuses a guest and another merchant's member",
  async (_name, call) => {
    const guest = await ask(call, { "x-merchant": merchant.code });
    expect([guest.status, guest.answer.message]).toEqual([401, "not_logged_in"]);
    const other = await platformUnderTest();
    const { token } = await other.newMember();
    const headers = { "x-merchant": merchant.code, authorization: `Bearer ${token}` };
    expect((await ask(call, headers)).answer.message).toBe("not_logged_in");
  },
);

test.each(calls.map((call) => [call.name, call] as const))(
  "%s refuses a merchant that nobody has",
  async (_name, call) => {
    const { status, answer } = await ask(call, { "x-merchant": "nobody" });
    const isGateway = call.access === "gateway";
    expect(answer.message).toBe(isGateway ? "invalid_signature" : "unknown_merchant");
    expect(status).toBe(isGateway ? 401 : 404);
  },
);

test("money-moving calls ask for a key", async () => {
  const { token } = await under.newMember("conllave");
  const headers = { "x-merchant": merchant.code, authorization: `Bearer ${token}` };
  const { answer } = await ask(depositCreate, headers);
  expect(answer.message).toBe("key_required");
});
