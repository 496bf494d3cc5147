import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { Home } from "./home.tsx";
import { homeData } from "./home-data.server.ts";

export const handle = { i18n: ["home"] };

export async function loader(args: LoaderFunctionArgs) {
  const { brand, language } = await siteOf(args);
  const t = i18nFor(brand, language).getFixedT(language, "home");
  const title = `${brand.config.name} · ${t("title")}`;
  return { ...(await homeData(args)), title, description: t("description") };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "description", content: data?.description },
];

/** The home page, and behind every dialog that has an address of its own. */
export default function HomeLayout() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <Home data={data} />
      <Outlet />
    </>
  );
}
