import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accountItems } from "#app/frame/header/account-items.ts";
import { accountState } from "#app/frame/header/account-state.ts";
import spanish from "#app/i18n/locales/es/auth.ts";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { gatePath, loginPath } from "#app/request/guards/guest-guard.ts";
import { guardOf, ROUTE_GUARDS } from "#app/request/guards/route-guards.ts";
import type { RouteGuard } from "#app/request/guards/site-route.ts";
import { FLAGS, type Flag } from "#platform/contract/core/site.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { sitePaths } from "#tests/support/site-paths.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { actionPaths } from "#tests/support/whole-site.ts";
import { random } from "#tests/under-test/platform-under-test.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 90_000 });

/** The account type of each role that has one; agents have four. */
const TYPES = { member: 0, trial: 4, "agent 1": 1, "agent 2": 2, "agent 41": 41, "agent 42": 42 };
type Role = "guest" | "stranger" | keyof typeof TYPES;
type Answer = [status: number, to?: string];

const OPEN = "alba";
/** The brand that requires a login before any page, during this test. */
const GATED = "noche";
const SEARCH = "?x=1";

/** A real address for each path of the site map with parameters. */
const addressOf = (path: string) =>
  `/${path.replace(/\/?:\w+\?/, "").replaceAll(/:\w+/g, "nobody-knows-this")}`.replace(
    "/*",
    "/no/page",
  );

/** The answers to permitted visitors, where they differ from the page itself. */
const LET_IN: Record<string, Answer> = {
  "vendor/:vassalage": [404],
  "favorite/finish": [302, "/favorite"],
  game: [302, "/rngList"],
  seamless: [302, "/rngList"],
  member: [302, "/member/securityCenter"],
  agent: [302, "/agent/agentTeamOverview"],
  // These agents have no contract to offer from.
  "agent/contracts/offer": [302, "/agent/contracts"],
  // It names no list.
  "agent/exports/ask": [302, "/agent/exports"],
  "member/deposit/:depositId": [404],
  "member/confirm": [302, "/"],
  // Nobody here has just proved who they are.
  "member/securityCenter/data/copy": [302, "/member/securityCenter/data"],
  "member/deposit/:depositId/slip": [302, "/member/deposit/nobody-knows-this"],
  "member/withdraw/:withdrawalId": [404],
  "login/passkey": [302, "/login"],
  passkey: [404],
  "feedback/:reference": [404],
  "promotions/:id": [404],
  promoDetail: [301, "/promotions"],
  "noticePage/:id": [404],
  "service/go": [302, "/service"],
  "blog/:slug": [404],
  index: [301, `/${SEARCH}`],
  "index.html": [301, `/${SEARCH}`],
  home: [301, `/${SEARCH}`],
  "register.html": [301, `/register${SEARCH}`],
  download: [301, `/down${SEARCH}`],
  "member/depositv2": [301, `/member/deposit${SEARCH}`],
  "member/personalHistoryCopy": [301, `/member/bets${SEARCH}`],
  "member/messageV2": [301, `/member/messages${SEARCH}`],
  "register/name-taken": [302, "/register"],
  preview: [404],
  preferences: [302, "/"],
  "login/play": [302, "/login"],
  "login/resume": [302, "/"],
  "flags/:file": [404],
  "speed/probe": [204],
  "wallet/balance": [302, "/"],
  "wallet/recall": [302, "/"],
  "i18n/:language/:namespace": [404],
  "*": [404],
};
const GUESTS: Record<string, Answer> = { "login/verify": [302, "/login"], logout: [302, "/"] };
const MEMBERS: Record<string, Answer> = {
  pause: [302, "/member/protection"],
  goodbye: [302, "/member/securityCenter/data"],
  // Neither brand has a vendor that keeps purses.
  "member/transferFund": [302, "/member/transactionHistory"],
  "member/factors/app": [
    302,
    `/member/proof?to=${encodeURIComponent(`/member/factors/app${SEARCH}`)}`,
  ],
};
/** An agent does not apply to become one. */
const AGENTS: Record<string, Answer> = { "join/apply": [302, "/agent"] };
const TRIALS: Answer = [302, "/member/securityCenter"];

let site: RunningSite;
const cookies = new Map<string, string>();
const { options } = findBrand(new Request(originOf(GATED)))!.config;

beforeAll(async () => {
  options.loggedInToHome = true;
  site = await runningSite();
  for (const brand of [OPEN, GATED]) {
    for (const [role, type] of Object.entries(TYPES)) {
      cookies.set(`${role} ${brand}`, (await site.enter(brand, type)).cookie);
    }
    await offer(brand, FLAGS);
  }
  cookies.set(`stranger ${OPEN}`, cookies.get(`member ${GATED}`)!);
  cookies.set(`stranger ${GATED}`, cookies.get(`member ${OPEN}`)!);
}, 120_000);
afterAll(async () => {
  options.loggedInToHome = false;
  await site.close();
});

const isNobody = (role: Role) => role === "guest" || role === "stranger";

/** Switches exactly these flags on. */
async function offer(brand: string, flags: readonly Flag[]) {
  const whitelabel = flags.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] }));
  await setMerchant(brand, { whitelabel });
}

/** Counts the merchants' changes, like a server that receives them. */
let turn = 0;
const changes = { lastOf: () => turn };

async function setMerchant(brand: string, set: Partial<typeof merchants.$inferInsert>) {
  await site.store.db.update(merchants).set(set).where(eq(merchants.code, brand));
  turn += 1;
}

/** The answer that the table promises for a path. */
function expected(brand: string, role: Role, path: string): Answer {
  const address = addressOf(path);
  const { who }: RouteGuard = ROUTE_GUARDS[path]!;
  if (brand === GATED && isNobody(role)) {
    const way = gatePath(address, SEARCH);
    if (way) return [302, way];
  }
  if (who === "newcomer" && !isNobody(role) && role !== "trial") return [302, "/"];
  const isOwn = who === "member" || who === "real" || who === "agent";
  if (isOwn && isNobody(role)) return [302, loginPath(address + SEARCH)];
  const isForReal = who === "real" || who === "agent";
  if (isForReal && role === "trial" && address !== TRIALS[1]) return TRIALS;
  if (who === "agent" && role === "member") return [404];
  if (role.startsWith("agent") && AGENTS[path]) return AGENTS[path];
  const own = LET_IN[path] ?? (isNobody(role) ? GUESTS : MEMBERS)[path];
  // An address with an unknown id is not found.
  return own ?? (/:\w+(\/|$)/.test(path) ? [404] : [200]);
}

test("the guard of an address is that of its route", () => {
  for (const path of sitePaths) expect(guardOf(addressOf(path))).toBe(ROUTE_GUARDS[path]);
});

const ALIKE: readonly Role[] = ["agent 2", "agent 41", "agent 42"];
const FEW = (["guest", "stranger", ...Object.keys(TYPES)] as Role[]).filter(
  (role) => !ALIKE.includes(role),
);
const cases = (roles: readonly Role[]) =>
  [OPEN, GATED].flatMap((brand) => roles.map((role) => [role, brand] as const));

async function answerOf(asked: Promise<Response>): Promise<Answer> {
  const { status, headers } = await asked;
  const to = headers.get("location");
  return to ? [status, to] : [status];
}

/** The links that a page's header offers a role, in addition to everybody's. */
function offeredTo(brand: string, role: Role): string[] {
  // Before the login such a brand shows no header at all.
  if (isNobody(role)) return brand === GATED ? [] : ["/login", "/register"];
  const type = TYPES[role as keyof typeof TYPES];
  const items = accountItems(accountState({ type }), false).map(({ to }) => to);
  return role === "trial" ? items : [...items, "/member/messages"];
}

describe.each(cases(FEW))("%s of %s", guardsAsTheTableSays);
// Whole: one agent's type stands for the others, whom no guard tells apart.
describe.each(cases(ALIKE))("%s of %s", { tags: "whole" }, guardsAsTheTableSays);

function guardsAsTheTableSays(role: Role, brand: string) {
  // Rendering every page for every role would take minutes, so only two roles get the pages
  // themselves.
  const isBare = brand === GATED || !["guest", "member"].includes(role);
  const who = () => ({ brand, isBare, changes, cookie: cookies.get(`${role} ${brand}`) ?? "" });

  test("is offered by the header what is theirs, and no more", async () => {
    const page = isNobody(role) ? "/down" : "/hot";
    const html = await (await site.ask(page, { ...who(), isBare: false })).text();
    expect(html).toContain("<main");
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? "";
    const links = [...header.matchAll(/href="(\/(?:member|agent|login|register|logout)[^"?]*)/g)];
    const found = new Set(links.map(([, href = ""]) => href));
    expect([...found].sort()).toEqual(offeredTo(brand, role).sort());
  });

  test("finds every page as the table says", async () => {
    await someAtOnce(sitePaths, async (path) => {
      const found = await answerOf(site.ask(addressOf(path) + SEARCH, who()));
      expect([path, ...found]).toEqual([path, ...expected(brand, role, path)]);
    });
    expect(site.errors.splice(0)).toEqual([]);
  });

  test("writes nothing where they may not read, and brings nothing down", async () => {
    const write = async (path: string) => {
      const address = addressOf(path);
      const found = await answerOf(site.ask(address, { ...who(), form: {} }));
      const turnedAway = turnedAwayFrom(brand, role, path);
      if (turnedAway) expect([path, ...found]).toEqual([path, ...turnedAway]);
      else expect([path, found[0] < 500]).toEqual([path, true]);
    };
    await someAtOnce(
      actionPaths(site.build).filter((path) => path !== "logout"),
      write,
    );
    await write("logout");
    expect(site.errors.splice(0)).toEqual([]);
  });
}

describe("where a merchant separates the entrances", () => {
  beforeAll(() => separateEntrances(true));
  afterAll(() => separateEntrances(false));
  const PASSWORD = "una-luna-mas-grande";

  async function separateEntrances(separateEntrances: boolean) {
    const own = eq(merchants.code, OPEN);
    const [row] = await site.store.db.select().from(merchants).where(own);
    await setMerchant(OPEN, { settings: { ...row!.settings, separateEntrances } });
  }

  const people = Object.keys(TYPES).filter((role) => role !== "trial");
  const entrances = people.flatMap((role) => [
    [role, "member", role.startsWith("agent") ? "not_member_login" : null] as const,
    [role, "agent", role.startsWith("agent") ? null : "not_agent_login"] as const,
  ]);

  test.each(entrances)("%s at the %s entrance is answered with %s", async (role, as, refused) => {
    const { id, username } = await site.enter(OPEN, TYPES[role as keyof typeof TYPES]);
    const passwordHash = await hashPassword(PASSWORD, random);
    await site.store.inMerchant(OPEN, (tx) =>
      tx.update(members).set({ passwordHash }).where(eq(members.id, id)),
    );
    const form = { username, password: PASSWORD, ...(as === "agent" && { as }) };
    const answer = await site.ask("/login", { form, changes });
    const html = await answer.text();
    expect([answer.status, answer.headers.get("location")]).toEqual(
      refused ? [422, null] : [302, "/"],
    );
    expect(answer.headers.getSetCookie().some((text) => text.startsWith("session="))).toBe(
      refused === null,
    );
    if (refused) expect(html).toContain(spanish.errors[refused]);
  });
});

/** Every flag that a row of the table names, with its route and the query that the flag opens. */
const flagged = Object.entries(ROUTE_GUARDS).flatMap(([path, { flags = [], methods }]) => [
  ...flags.map((group) => [path, "", group, `/login?refused=operation_not_enabled`] as const),
  ...Object.entries(methods?.flags ?? {}).map(
    ([way, flag]) => [path, `?${methods?.parameter}=${way}`, [flag], `/${path}`] as const,
  ),
]);

describe.each([OPEN, GATED])("flags of %s", (brand) => {
  afterAll(() => offer(brand, FLAGS));
  const ask = (path: string, form?: Record<string, string>, role: Role = "guest") => {
    const cookie = cookies.get(`${role} ${brand}`) ?? "";
    return answerOf(
      site.ask(path, { brand, changes, isBare: true, cookie, ...(form && { form }) }),
    );
  };

  test.each(flagged)(
    "/%s%s needs one of %j, and else leads to %s",
    async (path, query, group, to) => {
      const { who }: RouteGuard = ROUTE_GUARDS[path]!;
      const role = who === "member" || who === "real" ? "member" : "guest";
      const address = addressOf(path) + query;
      const others = FLAGS.filter((flag) => !group.includes(flag));
      await offer(brand, [...others, group[0]!]);
      expect(await ask(address, undefined, role)).toEqual(expected(brand, role, path));
      await offer(brand, others);
      expect(await ask(address, undefined, role)).toEqual([302, to]);
      if (actionPaths(site.build).includes(path)) {
        expect(await ask(address, { username: "ana" }, role)).toEqual([302, to]);
      }
    },
  );

  test("what is switched off is refused by the platform too, whatever the address says", async () => {
    await offer(brand, []);
    const phone = { countryDialingCode: "52", mobileNum: "5512345678" };
    const sent = { intent: "send", ...phone };
    expect(await ask("/login", { way: "sms", ...sent })).toEqual([422]);
    expect(await ask("/forgot", { way: "mobile", ...sent })).toEqual([422]);
    await offer(brand, ["DIRECTREG3", "USERNAMEREG3"]);
    expect(await ask("/register", sent)).toEqual([422]);
  });
});

/** The redirect of a write by a role that may not send it; null for a role that may. */
function turnedAwayFrom(brand: string, role: Role, path: string): Answer | null {
  const address = addressOf(path);
  const { who, gate, keepsGuestWrites }: RouteGuard = ROUTE_GUARDS[path]!;
  const isOwn = who === "member" || who === "real";
  if (isNobody(role) && (isOwn || (brand === GATED && gate === "back"))) {
    // A guest's favourite is kept until they log in, wherever guests may browse.
    return keepsGuestWrites ? null : [302, loginPath(address)];
  }
  return who === "real" && role === "trial" ? TRIALS : null;
}

describe.each([
  ["under maintenance", { status: 1 as const }, 503],
  ["closed to a region", { blockedRanges: ["192.0.2.0/24"] }, 451],
  ["closed for good", { status: 3 as const }, 410],
])("a site %s", (_name, closed, status) => {
  beforeAll(() => setMerchant(OPEN, closed));
  afterAll(() => setMerchant(OPEN, { status: 0, blockedRanges: [] }));

  test.each(["guest", "member"])("shows a %s no page, and takes nothing", async (role) => {
    const who = { cookie: cookies.get(`${role} ${OPEN}`) ?? "", isBare: true, changes };
    for (const path of sitePaths) {
      const [found] = await answerOf(site.ask(addressOf(path), who));
      const isOpen = ROUTE_GUARDS[path]?.isAlwaysOpen === true;
      expect([path, isOpen || found]).toEqual([path, isOpen || status]);
    }
    for (const path of actionPaths(site.build)) {
      const [found] = await answerOf(site.ask(addressOf(path), { ...who, form: {} }));
      // Whoever wants no letters says so wherever they are.
      const isChoice = ["preferences", "wallet/balance", "letters/stop"].includes(path);
      expect([path, isChoice || found]).toEqual([path, isChoice || status]);
    }
  });
});
