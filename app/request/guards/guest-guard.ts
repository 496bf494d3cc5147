import { guardOf } from "./route-guards.ts";

/**
 * Where a brand that wants a login first sends a visitor without a session, or null when they may
 * stay. Help stays readable in its version without the header: the terms must be read before one
 * can accept them.
 */
export function guardedWay(pathname: string, search: string): string | null {
  switch (guardOf(pathname).gate) {
    case "stay":
      return null;
    case "login":
      return "/login";
    case "helpmc":
      return `/${["helpmc", ...pathname.split("/").slice(2)].join("/")}${search}`;
    case "back":
      return loginWay(pathname + search);
  }
}

/** The login dialog, which leads on to where the visitor was. */
export const loginWay = (to: string) => `/login?to=${encodeURIComponent(to)}`;

/** The same for who asked for this: what was sent with it is not asked for again. */
export const loginAndBack = (request: Request) => loginWay(whereTo(request));

/** Nothing was sent with it. */
export const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

function whereTo(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // What was done before is no news to who comes back.
  searchParams.delete("done");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return isReading(request) ? pathname + search : pathname;
}
