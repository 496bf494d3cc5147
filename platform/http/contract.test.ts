import { expect, test } from "vitest";
import { platformUnderTest } from "../../tests/under-test/platform-under-test.ts";
import { type Call, envelope } from "../contract/wire/call.ts";
import { calls } from "../contract/wire/calls.ts";
import { routes } from "./routes.ts";

const all: Call[] = Object.values(calls);
const under = await platformUnderTest();
const { platform, merchant } = under;

async function ask(call: Call, headers: Record<string, string>) {
  const url = `http://platform.test/platform${call.path}`;
  const body = call.method === "GET" || call.method === "DELETE" ? {} : { body: "{}" };
  const response = await platform.fetch(
    new Request(url, { method: call.method, headers, ...body }),
  );
  return { status: response.status, answer: envelope.parse(await response.json()) };
}

test("every call of the contract is mounted once", () => {
  expect(routes.map(({ call }) => call.name).sort()).toEqual(Object.keys(calls).sort());
  const places = all.map((call) => `${call.method} ${call.path}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(all.map((call) => [call.name, call] as const))("%s answers", async (_name, call) => {
  const { answer } = await ask(call, { "x-merchant": merchant.code });
  expect(answer.message).not.toBe("not_found");
  expect(answer.message).not.toBe("unknown_error");
  expect(answer.reference).toMatch(/^[\w-]{12}$/);
});

const members = all.filter(({ access }) => !["guest", "gateway"].includes(access));

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

test.each(all.map((call) => [call.name, call] as const))(
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
  const { answer } = await ask(calls.depositCreate, headers);
  expect(answer.message).toBe("key_required");
});
