import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guardedSite, type Site } from "../site.server.ts";
import { loginAndBack } from "./guest-guard.ts";

/** Requires a member on an open route whose query asks for the member's own data. */
export async function requireMember(args: LoaderFunctionArgs): Promise<Site> {
  const site = await guardedSite(args);
  if (await site.member()) return site;
  throw redirect(loginAndBack(args.request));
}
