import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Home } from "./home.tsx";
import { homeData } from "./home-data.server.ts";
import { linkedDataOf } from "./linked-data.server.ts";

export const handle = { i18n: ["home"] };

export async function loader(args: LoaderFunctionArgs) {
  const { brand, language, isGate } = await guardedSite(args);
  const t = i18nFor(brand, language).getFixedT(language, "home");
  const title = `${brand.config.name} · ${t("title")}`;
  const home = isGate ? null : await homeData(args);
  const linkedData = linkedDataOf(brand, args.request);
  return { home, title, description: t("description"), linkedData };
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
  const { home } = useLoaderData<typeof loader>();
  return (
    <>
      {home && (
        <RenderedOnce name="home" of={home}>
          <Home data={home} />
        </RenderedOnce>
      )}
      <Outlet />
    </>
  );
}
