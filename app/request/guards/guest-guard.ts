import { guardOf } from "./route-guards.ts";

/**
 * Where a brand that requires login sends a visitor without a session; null when they may stay.
 * Help stays readable in its version without the header, because the terms must be readable before
 * they are accepted.
 */
export function gatePath(pathname: string, search: string): string | null {
  switch (guardOf(pathname).gate) {
    case "stay":
      return null;
    case "login":
      return "/login";
    case "helpmc":
      return `/${["helpmc", ...pathname.split("/").slice(2)].join("/")}${search}`;
    case "back":
      return loginPath(pathname + search);
  }
}

/** The login dialog, which then leads back to `to`. */
export const loginPath = (to: string) => `/login?to=${encodeURIComponent(to)}`;

/** Login link that returns to this page. A submitted form is not resubmitted. */
export const loginAndBack = (request: Request) => loginPath(whereTo(request));

/** True for a request that sends no data. */
export const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

function whereTo(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // A member who returns later should not see an old confirmation.
  searchParams.delete("done");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return isReading(request) ? pathname + search : pathname;
}
