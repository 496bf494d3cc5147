import type { Flag } from "#platform/contract/core/site.ts";

/** What a route asks of its visitor before it answers. */
export type RouteGuard = {
  /**
   * Who is let in. "newcomer": who has no account of their own yet, a member is led on. "member":
   * who has logged in, a guest is led to the login and back. "real": the same, but a trial account
   * is led to where it is told what it lacks (in_need_true_account), and sends nothing.
   */
  who: "anyone" | "newcomer" | "member" | "real";
  /**
   * Where a brand that wants a login first sends who has none: "stay" is one of its open pages or a
   * part of one, "login" forgets where they were, "back" leads there after the login, "helpmc" is
   * the help without the site around it.
   */
  gate: "stay" | "login" | "back" | "helpmc";
  /** What a guest sends here is kept until they have logged in: the action leads there itself. */
  keepsGuestWrites?: true;
  /** The merchant offers it: of each of these groups a flag is on. Elsewhere there is the login. */
  flags?: readonly (readonly Flag[])[];
  /** The flag of a way that the address chooses by this parameter; without it the route is left as it is. */
  ways?: { parameter: string; flags: Readonly<Record<string, Flag>> };
  /** Read even while the site is closed for maintenance or to the visitor's region. */
  isAlwaysOpen?: true;
};

const open = { who: "anyone", gate: "stay" } as const;
const part = { ...open, isAlwaysOpen: true } as const;
const page = { who: "anyone", gate: "back" } as const;
const wayIn = { who: "newcomer", gate: "stay" } as const;
const own = { who: "member", gate: "back" } as const;
const real = { who: "real", gate: "back" } as const;

/** Every path of the site map and what it asks; a test walks them all and compares. */
export const ROUTE_GUARDS: Readonly<Record<string, RouteGuard>> = {
  "": { who: "anyone", gate: "login" },
  login: { ...wayIn, ways: { parameter: "way", flags: { sms: "MOBILEVERCODELOGIN3" } } },
  "login/play": { ...part, flags: [["FREEPLAY3"]] },
  register: {
    ...wayIn,
    flags: [["DIRECTREG3"], ["USERNAMEREG3", "MOBILENUMREG3"]],
    ways: { parameter: "tab", flags: { user: "USERNAMEREG3", mobile: "MOBILENUMREG3" } },
  },
  forgot: { ...open, ways: { parameter: "way", flags: { mobile: "CHNGPASSVERIF3" } } },
  ...each(open, [
    ...["login/verify", "login/captcha", "login/resume", "forgot/new"],
    ...["helpmc/:article?", "down", "offline"],
    ...["manifest.webmanifest", "brand.json", "robots.txt", "sitemap.xml"],
  ]),
  ...each(part, [
    // Not pages, but what pages are made of.
    ...["i18n/:language/:namespace", "flags/:file", "preferences", "preview", "speed/probe"],
    "session",
    // They lead on to a page with a guard of its own.
    ...["index", "index.html", "home", "register.html", "download", "promoDetail"],
    // They take writes; read, they have nothing to show.
    ...["login/passkey", "passkey", "wallet/balance", "wallet/recall"],
  ]),
  "help/:article?": { who: "anyone", gate: "helpmc" },
  ...each(page, [
    ...["sports", "esports", "elott", "lott", "rngList", "pvpList", "liveList", "fishList"],
    ...["rng", "fish", "pvp", "live", "vendor/:vassalage", "hot", "new", "search"],
    ...["game", "seamless", "fbsports", "cockfight", "lottery", "vnlottery", "lottert"],
    ...["sealottery", "favorite/finish", "favorite/lotteries", "promotions", "promotions/:id"],
    ...["pointMall", "vip", "missions", "noticePage", "noticePage/:id", "announcements", "join"],
    ...[
      "blog",
      "blog/:slug",
      "info/:page",
      "feedback",
      "feedback/:reference",
      "service",
      "service/go",
    ],
    ...["jackpot", "jackpot/now", "speed", "logout", "*"],
  ]),
  favorite: { ...own, keepsGuestWrites: true },
  recent: own,
  ...each(real, [
    ...[
      "member",
      "member/deposit",
      "member/deposit/:depositId",
      "member/deposit/:depositId/slip",
      "member/bets",
      "member/messages",
    ],
    ...[
      "member/personalProfit",
      "member/transactionHistory",
      "member/transactionHistory/csv",
      "member/bets/csv",
      "member/transactionHistory/pdf",
      "member/bets/pdf",
      "member/bets/:roundId",
      "member/bets/:roundId/picture",
      "member/transferFund",
      "member/transferUpline",
      "member/withdraw",
      "member/withdraw/:withdrawalId",
    ],
    ...["member/password", "member/proof", "member/factors", "member/factors/app"],
    ...["member/securityCenter", "member/securityCenter/profile", "member/securityCenter/phone"],
    ...["member/securityCenter/email", "member/securityCenter/withdrawPassword"],
    ...["member/securityCenter/accounts", "member/securityCenter/sessions"],
  ]),
};

function each(guard: RouteGuard, paths: string[]): Record<string, RouteGuard> {
  return Object.fromEntries(paths.map((path) => [path, guard]));
}

const partsOf = (path: string) => path.split("/").filter(Boolean);
const isOpenPart = (part: string) => part.startsWith(":");

const patterns = Object.entries(ROUTE_GUARDS)
  .filter(([path]) => path !== "*")
  .map(([path, guard]) => ({ parts: partsOf(path), guard }))
  // A written part counts before one that may be anything, as the router has it.
  .sort(
    (one, other) => one.parts.filter(isOpenPart).length - other.parts.filter(isOpenPart).length,
  );

/** What the route of this path asks; an address that is no route asks what "*" does. */
export function guardOf(pathname: string): RouteGuard {
  const given = partsOf(pathname);
  const found = patterns.find(({ parts }) => fits(parts, given));
  return found?.guard ?? ROUTE_GUARDS["*"]!;
}

function fits(parts: string[], given: string[]): boolean {
  const needed = parts.filter((part) => !part.endsWith("?")).length;
  if (given.length < needed || given.length > parts.length) return false;
  return given.every((name, index) => {
    const part = parts[index]!;
    return isOpenPart(part) || part.toLowerCase() === name.toLowerCase();
  });
}
