import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Gate } from "#platform/contract/core/gates.ts";
import type { Flag } from "#platform/contract/core/site.ts";

/** What a route requires of its visitor before it answers. */
export type RouteGuard = {
  /**
   * The visitors the route lets in. "newcomer": visitors without an account of their own; a member
   * is redirected. "member": logged-in visitors; a guest is sent to the login and back. "real":
   * members with a real account; a trial account is told what it lacks (in_need_true_account) and
   * may send nothing. "agent": members who are agents; to other members the page does not exist.
   */
  who: "anyone" | "newcomer" | "member" | "real" | "agent";
  /**
   * Where a brand that requires login sends a visitor without a session. "stay": the page is open.
   * "login": the login, without a way back. "back": the login, then back here. "helpmc": the help
   * without the site around it.
   */
  gate: "stay" | "login" | "back" | "helpmc";
  /** What a guest sends here is kept until they have logged in; the action redirects itself. */
  keepsGuestWrites?: true;
  /**
   * The merchant must offer it: each of these groups needs one flag that is on. Otherwise the
   * visitor is sent to the login.
   */
  flags?: readonly (readonly Flag[])[];
  /**
   * The flag of the method that this query parameter chooses. Without the parameter nothing is
   * checked.
   */
  methods?: { parameter: string; flags: Readonly<Record<string, Flag>> };
  /** What the law must allow. Otherwise the page does not exist, and nothing leads to it. */
  law?: Gate;
  /** Readable even while the site is closed for maintenance or in the visitor's region. */
  isAlwaysOpen?: true;
};

/** Open to everybody, also when the brand requires login. */
export const open = { who: "anyone", gate: "stay" } as const satisfies RouteGuard;
/**
 * Parts of pages and endpoints that pages redirect from or write to. The pages themselves have
 * guards.
 */
export const partOfPage = { ...open, isAlwaysOpen: true } as const satisfies RouteGuard;
/** Open to everybody, except when the brand requires login. */
export const page = { who: "anyone", gate: "back" } as const satisfies RouteGuard;
/** A login or sign-up page, which a member does not need. */
export const newcomer = { who: "newcomer", gate: "stay" } as const satisfies RouteGuard;
/** For any logged-in account, including a trial account. */
export const own = { who: "member", gate: "back" } as const satisfies RouteGuard;
/** For real accounts. */
export const real = { who: "real", gate: "back" } as const satisfies RouteGuard;
/** For agents, where the law allows any. */
export const agent = { who: "agent", gate: "back", law: "agents" } as const satisfies RouteGuard;

/** A row of the site map; a layout without a path has no guard. */
export type SiteRoute = RouteConfigEntry & { guard?: RouteGuard; children?: SiteRoute[] };

type More = SiteRoute[] | { id: string };

/**
 * One screen at one path. `more` are the screens below it, or an id when one file has two paths.
 */
export const route = (path: string, file: string, guard: RouteGuard, more?: More): SiteRoute => ({
  ...(Array.isArray(more) ? { children: more } : more),
  file,
  path,
  guard,
});

/** The screen at the path of its parent. */
export const index = (file: string, guard: RouteGuard): SiteRoute => ({ file, index: true, guard });

/** What several screens share around them; it adds nothing to their paths. */
export const layout = (file: string, children: SiteRoute[]): SiteRoute => ({ file, children });

/** One screen at several paths; the path decides what it shows. */
export const screens = (file: string, paths: string[], guard: RouteGuard): SiteRoute[] =>
  paths.map((path) => route(path, file, guard, { id: `${file}:${path}` }));
