import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type Site, siteOf } from "./site.server.ts";

/** Sends a guest to the login dialog, which leads back to the page that was asked for. */
export async function requireMember(args: LoaderFunctionArgs): Promise<Site> {
  const site = await siteOf(args);
  if (await site.member()) return site;
  const url = new URL(args.request.url);
  const back = args.request.method === "GET" ? url.pathname + url.search : url.pathname;
  throw redirect(`/login?to=${encodeURIComponent(back)}`);
}
