import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Flag } from "#platform/contract/core/site.ts";

/** What a route asks of its visitor before it answers. */
export type RouteGuard = {
  /**
   * Who is let in. "newcomer": who has no account of their own yet, a member is led on. "member":
   * who has logged in, a guest is led to the login and back. "real": the same, but a trial account
   * is led to where it is told what it lacks (in_need_true_account), and sends nothing. "agent":
   * the same, and a member who is no agent is led to their own centre.
   */
  who: "anyone" | "newcomer" | "member" | "real" | "agent";
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

/** Open to everybody, also before the login of a brand that wants one first. */
export const open = { who: "anyone", gate: "stay" } as const satisfies RouteGuard;
/** What pages are made of, lead on from or write to; it is no page, and its pages have guards. */
export const partOfPage = { ...open, isAlwaysOpen: true } as const satisfies RouteGuard;
/** Open to everybody, but for brands that want a login first. */
export const page = { who: "anyone", gate: "back" } as const satisfies RouteGuard;
/** A way in: a member has no need of it. */
export const newcomer = { who: "newcomer", gate: "stay" } as const satisfies RouteGuard;
/** A logged-in account's, a trial account's too. */
export const own = { who: "member", gate: "back" } as const satisfies RouteGuard;
/** A real account's. */
export const real = { who: "real", gate: "back" } as const satisfies RouteGuard;
/** An agent's. */
export const agent = { who: "agent", gate: "back" } as const satisfies RouteGuard;

/** A row of the site map; a layout without a path has no guard. */
export type SiteRoute = RouteConfigEntry & { guard?: RouteGuard; children?: SiteRoute[] };

type More = SiteRoute[] | { id: string };

/** One screen at one path. `more` are the screens below it, or an id where a file has two paths. */
export const route = (path: string, file: string, guard: RouteGuard, more?: More): SiteRoute => ({
  ...(Array.isArray(more) ? { children: more } : more),
  file,
  path,
  guard,
});

/** The screen at the path of what it lies in. */
export const index = (file: string, guard: RouteGuard): SiteRoute => ({ file, index: true, guard });

/** What several screens are shown in; it adds nothing to their paths. */
export const layout = (file: string, children: SiteRoute[]): SiteRoute => ({ file, children });

/** One screen at several paths, which say what it shows. */
export const screens = (file: string, paths: string[], guard: RouteGuard): SiteRoute[] =>
  paths.map((path) => route(path, file, guard, { id: `${file}:${path}` }));
