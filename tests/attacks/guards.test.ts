import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findBrand } from "#app/server/brand.server.ts";
import { guardedWay, loginWay } from "#app/server/guest-guard.ts";
import { guardOf, ROUTE_GUARDS, type RouteGuard } from "#app/server/route-guards.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { sitePaths } from "#tests/support/site-paths.ts";
import { actionPaths } from "#tests/support/whole-site.ts";

// Alone they take seconds; beside the other files on a small machine many more.
vi.setConfig({ testTimeout: 90_000 });

type Role = "guest" | "member" | "trial" | "agent" | "stranger";
type Answer = [status: number, to?: string];

const OPEN = "alba";
/** The brand that wants a login before it shows anything, for the time of this test. */
const GATED = "noche";
const SEARCH = "?x=1";

/** A real address for each path of the site map that has parts to fill in. */
const addressOf = (path: string) =>
  `/${path.replace(/\/?:\w+\?/, "").replaceAll(/:\w+/g, "nobody-knows-this")}`.replace(
    "/*",
    "/no/page",
  );

/** What those find who are let in, where it is another thing than the page itself. */
const LET_IN: Record<string, Answer> = {
  "vendor/:vassalage": [404],
  "favorite/finish": [302, "/favorite"],
  game: [302, "/rngList"],
  seamless: [302, "/rngList"],
  member: [302, "/member/securityCenter"],
  "member/deposit/:depositId": [404],
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
  preview: [404],
  preferences: [302, "/"],
  "login/play": [302, "/login"],
  "login/resume": [302, "/"],
  "flags/:file": [404],
  "speed/probe": [204],
  "wallet/balance": [302, "/"],
  "i18n/:language/:namespace": [404],
  "*": [404],
};
const GUESTS: Record<string, Answer> = { "login/verify": [302, "/login"], logout: [302, "/"] };
const MEMBERS: Record<string, Answer> = {
  "member/factors/app": [
    302,
    `/member/proof?to=${encodeURIComponent(`/member/factors/app${SEARCH}`)}`,
  ],
};
const TRIALS: Answer = [302, "/member/securityCenter"];

let site: RunningSite;
const cookies = new Map<string, string>();
const { options } = findBrand(new Request(originOf(GATED)))!.config;

beforeAll(async () => {
  options.loggedInToHome = true;
  site = await runningSite();
  for (const brand of [OPEN, GATED]) {
    const type = { member: 0, trial: 4, agent: brand === OPEN ? 1 : 42 };
    for (const [role, number] of Object.entries(type)) {
      cookies.set(`${role} ${brand}`, (await site.enter(brand, number)).cookie);
    }
  }
  cookies.set(`stranger ${OPEN}`, cookies.get(`member ${GATED}`)!);
  cookies.set(`stranger ${GATED}`, cookies.get(`member ${OPEN}`)!);
}, 120_000);
afterAll(async () => {
  options.loggedInToHome = false;
  await site.close();
});

const isNobody = (role: Role) => role === "guest" || role === "stranger";

/** What the table says that somebody gets who asks for a path. */
function expected(brand: string, role: Role, path: string): Answer {
  const address = addressOf(path);
  const { who }: RouteGuard = ROUTE_GUARDS[path]!;
  if (brand === GATED && isNobody(role)) {
    const way = guardedWay(address, SEARCH);
    if (way) return [302, way];
  }
  if (who === "newcomer" && !isNobody(role) && role !== "trial") return [302, "/"];
  const isOwn = who === "member" || who === "real";
  if (isOwn && isNobody(role)) return [302, loginWay(address + SEARCH)];
  if (who === "real" && role === "trial" && address !== TRIALS[1]) return TRIALS;
  const own = LET_IN[path] ?? (isNobody(role) ? GUESTS : MEMBERS)[path];
  // What an address names by an id that nobody knows is nowhere.
  return own ?? (/:\w+(\/|$)/.test(path) ? [404] : [200]);
}

test("the guard of an address is that of its route", () => {
  for (const path of sitePaths) expect(guardOf(addressOf(path))).toBe(ROUTE_GUARDS[path]);
});

const ROLES: Role[] = ["guest", "member", "trial", "agent", "stranger"];
const cases = [OPEN, GATED].flatMap((brand) => ROLES.map((role) => [role, brand] as const));

async function answerOf(asked: Promise<Response>): Promise<Answer> {
  const { status, headers } = await asked;
  const to = headers.get("location");
  return to ? [status, to] : [status];
}

describe.each(cases)("a %s of %s", (role, brand) => {
  // Drawing every page for everybody would take minutes: two of them see the pages themselves.
  const isBare = brand === GATED || !["guest", "member"].includes(role);
  const who = () => ({ brand, isBare, cookie: cookies.get(`${role} ${brand}`) ?? "" });

  test("finds every page as the table says", async () => {
    for (const path of sitePaths) {
      const found = await answerOf(site.ask(addressOf(path) + SEARCH, who()));
      expect([path, ...found]).toEqual([path, ...expected(brand, role, path)]);
    }
    expect(site.errors.splice(0)).toEqual([]);
  });

  test("writes nothing where they may not read, and brings nothing down", async () => {
    for (const path of actionPaths(site.build)) {
      const address = addressOf(path);
      const found = await answerOf(site.ask(address, { ...who(), form: {} }));
      const turnedAway = turnedAwayFrom(brand, role, path);
      if (turnedAway) expect([path, ...found]).toEqual([path, ...turnedAway]);
      else expect([path, found[0] < 500]).toEqual([path, true]);
    }
    expect(site.errors.splice(0)).toEqual([]);
  });
});

/** Where a write leads those who may not send it; null for who may. */
function turnedAwayFrom(brand: string, role: Role, path: string): Answer | null {
  const address = addressOf(path);
  const { who, gate, keepsGuestWrites }: RouteGuard = ROUTE_GUARDS[path]!;
  const isOwn = who === "member" || who === "real";
  if (isNobody(role) && (isOwn || (brand === GATED && gate === "back"))) {
    // A guest's heart is kept until they have logged in, wherever guests may look around.
    return keepsGuestWrites ? null : [302, loginWay(address)];
  }
  return who === "real" && role === "trial" ? TRIALS : null;
}

describe.each([
  ["under maintenance", { status: 1 as const }, 503],
  ["closed to a region", { blockedRanges: ["192.0.2.0/24"] }, 451],
])("a site %s", (_name, closed, status) => {
  const setMerchant = (set: Partial<typeof merchants.$inferInsert>) =>
    site.store.db.update(merchants).set(set).where(eq(merchants.code, OPEN));
  const changes = { lastOf: () => status };
  beforeAll(() => setMerchant(closed));
  afterAll(() => setMerchant({ status: 0, blockedRanges: [] }));

  test.each(["guest", "member"])("shows a %s no page, and takes nothing", async (role) => {
    const who = { cookie: cookies.get(`${role} ${OPEN}`) ?? "", isBare: true, changes };
    for (const path of sitePaths) {
      const [found] = await answerOf(site.ask(addressOf(path), who));
      const isOpen = ROUTE_GUARDS[path]?.isAlwaysOpen === true;
      expect([path, isOpen || found]).toEqual([path, isOpen || status]);
    }
    for (const path of actionPaths(site.build)) {
      const [found] = await answerOf(site.ask(addressOf(path), { ...who, form: {} }));
      const isChoice = ["preferences", "wallet/balance"].includes(path);
      expect([path, isChoice || found]).toEqual([path, isChoice || status]);
    }
  });
});
