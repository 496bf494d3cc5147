import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Home } from "./home.tsx";
import { type HomeData, homeData } from "./home-data.server.ts";
import { insideOf } from "./inside-of.server.ts";
import { linkedDataOf } from "./linked-data.server.ts";
import { hasSharedLine } from "./own/has-shared-line.ts";
import { type OwnHomeData, ownHome } from "./own/own-home.server.ts";
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
    home: home && own ? insideOf(home, hasSharedLine(own, home.popular)) : home,
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

/** One name for each of the forms in which the sections are drawn. */
function nameOf(own: OwnHomeData | null, home: HomeData): string {
  if (!own) return "home";
  return hasSharedLine(own, home.popular) ? "home-inside-short" : "home-inside";
}

/**
 * The home page, also behind every dialog that has an address. It is not rendered where a brand
 * requires login.
 */
export default function HomeLayout() {
  const { home, own } = useLoaderData<typeof loader>();
  return (
    <>
      {own && <OwnHome own={own} popular={home?.popular ?? []} />}
      {home && (
        <RenderedOnce name={nameOf(own, home)} of={home}>
          <Home data={home} />
        </RenderedOnce>
      )}
      <Outlet />
    </>
  );
}
