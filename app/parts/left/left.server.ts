import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";

/** The page's data. Whoever is logged in has not left, and is led on. */
export async function leftData(
  args: LoaderFunctionArgs,
  { namespace, leadsTo }: { namespace: "protection" | "own-data"; leadsTo: string },
) {
  const site = await guardedSite(args);
  if (await site.member()) throw redirect(leadsTo);
  const { t, titled } = wordsOf(site, namespace);
  return { helpline: site.brand.config.legal.helpline, title: titled(t("left.title")) };
}
export type LeftData = typeof leftData;
