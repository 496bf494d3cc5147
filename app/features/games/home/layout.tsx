import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Home } from "./home.tsx";
import { homeData } from "./home-data.server.ts";
import { insideOf } from "./inside-of.server.ts";
import { linkedDataOf } from "./linked-data.server.ts";
import { ownHome } from "./own/own-home.server.ts";
import { OwnHome } from "./own/own-home.tsx";

export const handle = { i18n: ["home"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { brand, language, isGate } = site;
  const t = i18nFor(brand, language).getFixedT(language, "home");
  const title = `${brand.config.name} · ${t("title")}`;
  const [home, own] = isGate
    ? [null, null]
    : await Promise.all([homeData(args), ownHome(args, site)]);
  const linkedData = linkedDataOf(brand, args.request);
  return {
    home: home && own ? insideOf(home) : home,
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
      {own && <OwnHome own={own} />}
      {home && (
        <RenderedOnce name={own ? "home-inside" : "home"} of={home}>
          <Home data={home} />
        </RenderedOnce>
      )}
      <Outlet />
    </>
  );
}
