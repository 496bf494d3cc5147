import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { Home } from "./home.tsx";
import { homeData } from "./home-data.server.ts";
import { linkedDataOf } from "./linked-data.server.ts";
import { ownHome } from "./own/own-home.server.ts";
import { OwnHome } from "./own/own-home.tsx";
import { popularIn } from "./shelves/shelf.ts";
import { shownHome } from "./shelves/shown-home.server.ts";

export const handle = { i18n: ["home"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { brand, language, isGate } = site;
  const t = i18nFor(brand, language).getFixedT(language, "home");
  const title = `${brand.config.name} · ${t("title")}`;
  const [stock, own] = isGate
    ? [null, null]
    : await Promise.all([homeData(args), ownHome(args, site)]);
  const linkedData = linkedDataOf(brand, args.request);
  return {
    home: stock && shownHome(stock, own),
    own,
    title,
    description: t("description"),
    linkedData,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  ...(data ? [{ "script:ld+json": data.linkedData }] : []),
];

/**
 * The home page, also behind every dialog that has an address. It is not rendered where a brand
 * requires login.
 */
export default function HomeLayout() {
  const { home, own } = useLoaderData<typeof loader>();
  return (
    <>
      {own && <OwnHome own={own} popular={home ? popularIn(home) : []} />}
      {home && <Home data={home} />}
      <Outlet />
    </>
  );
}
