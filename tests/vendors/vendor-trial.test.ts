import { expect, test } from "vitest";
import { testContext, testRandom } from "#tests/support/database.ts";
import { freshTable, GAME, SECRET, VENDOR } from "#tests/support/vendor.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { createVendor, sign } from "../../docs/vendors/example.ts";
import {
  staffVendorSwitch,
  staffVendorTry,
} from "../../platform/contract/staff/vendors/vendors.ts";
import { send } from "../../platform/contract/wire/send.ts";
import { setSecret } from "../../platform/staff/secrets/partner-secrets.ts";
import { games, vendors } from "../../platform/store/schema/catalogue.ts";
import { ledgerTransfers } from "../../platform/store/schema/ledger.ts";

type Server = (request: Request) => Promise<Response>;
/** The vendor's server with something wrong, and the way of its calls to the platform. */
type Faults = {
  server?: (own: Server) => Server;
  calls?: (own: Server) => Server;
  secret?: string;
};

/** The example of docs/vendors.md beside a platform whose staff try it. */
async function tried({
  server = (own) => own,
  calls = (own) => own,
  secret = SECRET,
}: Faults = {}) {
  const t = await freshTable();
  const { code } = t.merchant;
  await t.store.inMerchant(code, (tx) =>
    tx.update(vendors).set({ frameOrigins: ["http://vendor.test"] }),
  );
  const vendor = createVendor({
    ...{ vendorId: VENDOR, secret, gameCode: GAME },
    ...{ platform: "http://platform.test", origin: "http://vendor.test" },
    now: () => t.clock.now().getTime(),
    fetch: calls(t.handle),
  });
  const { secrets } = await testContext(t);
  const outside = server(vendor.fetch);
  const office = await officeUnderTest({ ...t, secrets, outside });
  const { as } = await office.hired("admin");
  const attempt = () => send(as, staffVendorTry, { vendor: VENDOR });
  const failedIn = async () => {
    const { checks, repeat } = await attempt();
    const failed = checks.filter(({ outcome }) => outcome === "failed");
    return { failed: failed.map(({ check }) => check), problems: failed, repeat };
  };
  return { ...t, code, as, secrets, attempt, failedIn };
}

test("the example passes, disabled or enabled, and no money moves", async () => {
  const t = await tried();
  const before = await t.store.inMerchant(t.code, (tx) => tx.select().from(ledgerTransfers));
  const first = await t.attempt();
  expect(first.checks.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(first).toMatchObject({ failed: 0, repeat: [] });
  expect(first.passed).toBeGreaterThan(12);
  await send(t.as, staffVendorSwitch, { act: "disable", vendor: VENDOR });
  expect(await t.attempt()).toMatchObject({ failed: 0 });
  const after = await t.store.inMerchant(t.code, (tx) => tx.select().from(ledgerTransfers));
  expect(after.length).toBe(before.length);
});

const pathOf = ({ url }: Request) => new URL(url).pathname;
/** Answers these paths otherwise, signed like the vendor's own answers. */
const answering =
  (path: string, answer: unknown): NonNullable<Faults["server"]> =>
  (own) =>
  async (request) => {
    const url = new URL(request.url);
    const known = await own(request.clone());
    if (url.pathname !== path || known.status !== 200) return known;
    const header = (name: string) => request.headers.get(name) ?? "";
    const [timestamp, nonce] = [header("x-timestamp"), header("x-nonce")];
    const parts = { timestamp, nonce, method: request.method, path: url.pathname + url.search };
    const text = JSON.stringify(answer);
    return new Response(text, { headers: { "x-signature": sign(SECRET, parts, text) } });
  };
const round = { roundId: "r", stake: "1.00", payout: "0.00", closedAt: "2020-01-01T00:00:00Z" };

test.each<[string, Faults, string[]]>([
  [
    "trusts everybody",
    {
      server: (own) => async (request) => {
        const answer = await own(request);
        return answer.status === 401 ? Response.json({ stuck: [] }) : answer;
      },
    },
    [
      ...["a forged signature", "a forged launch", "another body", "an old timestamp"],
      ...["a coming timestamp", "the same request twice"],
    ],
  ],
  [
    "signs no answer",
    { server: (own) => async (request) => new Response((await own(request)).body) },
    ["a launch", "/round of an unknown id", "/rounds of an hour", "/stuck"],
  ],
  [
    "knows every round",
    { server: answering("/round", { state: "CLOSED", stake: "1.00", payout: "0.00" }) },
    ["/round of an unknown id"],
  ],
  [
    "tells everybody's rounds, of any time",
    { server: answering("/rounds", { rounds: [round], hasMore: false }) },
    ["/rounds closed in it", "/rounds of another merchant"],
  ],
  [
    "launches elsewhere",
    { server: answering("/launch", { url: "http://other.test/game/1", expiresIn: 300 }) },
    ["a launch"],
  ],
  [
    "forbids frames",
    {
      server: (own) => async (request) => {
        const answer = await own(request);
        if (pathOf(request).startsWith("/game/")) answer.headers.set("x-frame-options", "DENY");
        return answer;
      },
    },
    ["the game's page"],
  ],
  [
    "signs its calls wrongly",
    {
      calls: (own) => (request) => {
        request.headers.set("x-signature", "0".repeat(64));
        return own(request);
      },
    },
    ["authenticate"],
  ],
])("a vendor that %s fails", async (_, faults, expected) => {
  const t = await tried(faults);
  const { failed, problems, repeat } = await t.failedIn();
  expect(failed).toEqual(expect.arrayContaining(expected));
  // Whoever signs no answer is told of every path; any other fault is told alone.
  if (expected[0] !== "a launch" || expected.length === 1) expect(failed).toEqual(expected);
  expect(problems.every(({ problem }) => problem)).toBe(true);
  expect(repeat.every((command) => command.startsWith("curl -i "))).toBe(true);
  expect(repeat.join()).not.toContain(SECRET);
});

test("right after a new secret the trial says that servers do not know it yet", async () => {
  const secret = "vT7-qhX2_mZ9-rKw4-Lp8s";
  const t = await tried({ secret });
  const staff = { ...t, staff: "eva", staffId: "eva", random: testRandom("new secret") };
  await setSecret(staff, { merchant: t.code, kind: "vendor", name: VENDOR }, secret);
  const { problems } = await t.failedIn();
  const problem = expect.stringContaining("within five seconds");
  expect(problems).toMatchObject([{ check: "authenticate", problem }]);
  t.clock.advance(5_000);
  expect(await t.attempt()).toMatchObject({ failed: 0 });
});

test("a vendor that is away fails each check, and its demo is tried where a game has one", async () => {
  const t = await tried({ server: () => () => Promise.reject(new Error("away")) });
  await t.store.inMerchant(t.code, (tx) => tx.update(games).set({ hasDemo: true }));
  const { failed, problems } = await t.failedIn();
  expect(failed).toContain("a launch with play money");
  expect(problems[0]).toMatchObject({ problem: "no answer within 5 seconds" });
});

test("a vendor without a secret, an unknown game and a plain address are refused", async () => {
  const t = await freshTable();
  const { as } = await (await officeUnderTest(t)).hired("admin");
  const asked = (more: object) => send(as, staffVendorTry, { vendor: VENDOR, ...more });
  await expect(asked({})).rejects.toMatchObject({ code: "secret_missing" });
  await expect(asked({ game: "nothing" })).rejects.toMatchObject({ code: "game_unknown" });
  const plain = asked({ at: "http://vendor.test/launch" });
  await expect(plain).rejects.toMatchObject({ code: "address_plain", field: "launch" });
  await expect(asked({ vendor: "NOBODY" })).rejects.toMatchObject({ code: "unknown_vendor" });
});
