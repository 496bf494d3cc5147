import { expect, test } from "vitest";
import { freshMember, testStore } from "#tests/support/database.ts";
import { platformUnderTest, random } from "../../tests/under-test/platform-under-test.ts";
import { AGENT_TYPES } from "../contract/members/account-type.ts";
import { type Access, type Call, envelope } from "../contract/wire/call.ts";
import { newId, newToken, tokenHash } from "../core/access/token.ts";
import { sessions } from "../store/schema/session.ts";
import { requireAccess } from "./require-access.ts";
import { calls } from "./routes.ts";

type Role = "guest" | "member" | "trial" | "agent";
const TYPES: Record<Exclude<Role, "guest">, readonly number[]> = {
  member: [0],
  trial: [4],
  agent: AGENT_TYPES,
};

/** The code that refuses each role before a verb runs; null when the verb decides. */
const TURNED_AWAY: Record<Exclude<Access, "office" | "staff">, Record<Role, string | null>> = {
  guest: { guest: null, member: null, trial: null, agent: null },
  member: { guest: "not_logged_in", member: null, trial: null, agent: null },
  real: { guest: "not_logged_in", member: null, trial: "in_need_true_account", agent: null },
  agent: {
    guest: "not_logged_in",
    member: "not_agent",
    trial: "in_need_true_account",
    agent: null,
  },
  gateway: {
    guest: "invalid_signature",
    member: "invalid_signature",
    trial: "invalid_signature",
    agent: "invalid_signature",
  },
};

const GUARDS = ["not_logged_in", "in_need_true_account", "not_agent", "invalid_signature"];

/** A member's own calls that a trial account may use. New calls are not among them. */
const TRIAL_MAY = [
  "accountRecord",
  "balance",
  "bettingRecord",
  "depositOne",
  "depositOptions",
  "deposits",
  "favouriteCodes",
  "feedbackMine",
  "gameLaunch",
  "languageSet",
  "logout",
  "memberInfo",
  "messages",
  "passwordChange",
  "playMoney",
  "played",
  "profitRecord",
  "recentGames",
  "unreadMessages",
];

const under = await platformUnderTest();
const all = calls;

async function codeOf(call: Call, token: string | null) {
  const hasBody = call.method !== "GET" && call.method !== "DELETE";
  const request = new Request(`http://platform.test/platform${call.path}`, {
    method: call.method,
    headers: {
      "x-merchant": under.merchant.code,
      "idempotency-key": "access-test-1",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(hasBody && { body: "{}" }),
  });
  const answer = envelope.parse(await (await under.platform.fetch(request)).json());
  return answer.message;
}

/** A fresh session each time, because logging out is a call as well. */
async function tokenOf(memberId: string): Promise<string> {
  const store = await testStore();
  const token = newToken(random);
  const now = under.clock.now();
  await store.inMerchant(under.merchant.code, (tx) =>
    tx.insert(sessions).values({
      merchant: under.merchant.code,
      id: newId(random),
      memberId,
      tokenHash: tokenHash(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
  return token;
}

const roles: Role[] = ["guest", "member", "trial", "agent"];

test.each(roles)("every call lets a %s in or refuses them, as the table says", async (role) => {
  const types = role === "guest" ? [] : TYPES[role];
  const people = await Promise.all(types.map((type) => freshMember(under.merchant, { type })));
  for (const call of all) {
    const expected = TURNED_AWAY[call.access as keyof typeof TURNED_AWAY][role];
    const own = await Promise.all(people.map(({ id }) => tokenOf(id)));
    const tokens = role === "guest" ? [null] : own;
    for (const token of tokens) {
      const code = await codeOf(call, token);
      const guarded = code && GUARDS.includes(code) ? code : null;
      expect([call.name, role, guarded]).toEqual([call.name, role, expected]);
    }
  }
});

test("agents' calls let agents in and refuse every other account", () => {
  const enter = (type: number) => () =>
    requireAccess("agent", { memberId: "m", sessionId: "s", type });
  for (const type of AGENT_TYPES) expect(enter(type)).not.toThrow();
  for (const type of TYPES.member) expect(enter(type)).toThrow("not_agent");
  for (const type of TYPES.trial) expect(enter(type)).toThrow("in_need_true_account");
});

test("the calls of a trial account are listed here", () => {
  const open = all.filter(({ access }) => access === "member").map(({ name }) => name);
  expect(open.filter((name) => !TRIAL_MAY.includes(name))).toEqual([]);
});
