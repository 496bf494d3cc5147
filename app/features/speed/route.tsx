import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { originsOf } from "#app/request/brand/brand.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { domains } from "#platform/contract/core/site.ts";
import { SpeedPage } from "./speed-page.tsx";

export const handle = { i18n: ["speed"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const url = new URL(args.request.url);
  const listed = new Set((await site.ask(domains, {})).map(({ host }) => host));
  const places = originsOf(site.brand, args.request)
    .map((origin) => ({ origin, host: new URL(origin).hostname }))
    .filter(({ host }) => listed.has(host) || host === url.hostname)
    .map((place) => ({ ...place, isHere: place.host === url.hostname }));
  const { t, titled } = wordsOf(site, "speed");
  return {
    places,
    from: safePath(url.searchParams.get("from")),
    title: titled(t("title")),
    description: t("description"),
  };
}

export default function Speed() {
  return <SpeedPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
