import type { AppLoadContext } from "@remix-run/node";
import { SYSTEM_STATUS } from "#platform/contract/core/admission.ts";
import { platformOf } from "../platform.server.ts";
import { type SiteStatus, statusFor } from "../status-for.server.ts";
import { findBrand } from "./brand.server.ts";

type Context = Pick<AppLoadContext, "platform" | "changes" | "clientAddress" | "clientCountry">;

/**
 * Who may keep this guest's pages for other guests. "server": this process, which checks each
 * visitor's address. "cdn": also a CDN, because the merchant closes no country and no address and no proxy names countries.
 */
export type PageSharing = "nobody" | "server" | "cdn";

/**
 * How a guest shares pages: not at all where the site is closed to them or their law forbids more. If the platform does not
 * answer, the page is rendered anew and reports the error itself.
 */
export async function pageSharing(request: Request, context: Context): Promise<PageSharing> {
  const brand = findBrand(request);
  if (!brand) return "nobody";
  const { merchant, languages } = brand.config;
  const { clientAddress, clientCountry } = context;
  const visitor = { merchant, language: languages[0]!, clientAddress, clientCountry };
  const caller = { ...platformOf(context as AppLoadContext), ...visitor };
  const { host } = new URL(request.url);
  return statusFor(caller, host, context.changes.lastOf(merchant)).then(
    ({ status, admission, refusedIn }) => {
      if (status !== SYSTEM_STATUS.normal) return "nobody";
      if (clientCountry === null) return isOpenToAll(admission) ? "cdn" : "server";
      // A CDN cannot tell the countries apart whose law forbids a part of a page.
      return refusedIn?.[clientCountry] ? "nobody" : "server";
    },
    () => "nobody",
  );
}

const isOpenToAll = (rules: SiteStatus["admission"]) =>
  rules?.countries.length === 0 && rules.ranges.length === 0;
