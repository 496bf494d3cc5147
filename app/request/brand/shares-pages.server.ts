import type { AppLoadContext } from "@remix-run/node";
import { SYSTEM_STATUS } from "#platform/contract/core/admission.ts";
import { platformOf } from "../platform.server.ts";
import { statusFor } from "../status-for.server.ts";
import { findBrand } from "./brand.server.ts";

type Context = Pick<AppLoadContext, "platform" | "changes" | "clientAddress" | "clientCountry">;

/**
 * True when a guest may get pages cached for other guests: only where the site is open to them. If
 * the platform does not answer, the page is rendered anew and reports the error itself.
 */
export async function sharesPages(request: Request, context: Context): Promise<boolean> {
  const brand = findBrand(request);
  if (!brand) return false;
  const { merchant, languages } = brand.config;
  const { clientAddress, clientCountry } = context;
  const visitor = { merchant, language: languages[0]!, clientAddress, clientCountry };
  const caller = { ...platformOf(context as AppLoadContext), ...visitor };
  const { host } = new URL(request.url);
  return statusFor(caller, host, context.changes.lastOf(merchant)).then(
    ({ status }) => status === SYSTEM_STATUS.normal,
    () => false,
  );
}
