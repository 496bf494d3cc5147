import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { HelpArticle } from "./article/help-article.tsx";
import { helpData } from "./help-data.server.ts";
import { HelpStart } from "./start/help-start.tsx";

export const handle = { i18n: ["help"], placesBanners: true };

export const loader = helpData;

export default function Help() {
  const data = useLoaderData<typeof loader>();
  const banners = useOutletContext<ReactNode>();
  return data.article ? (
    <HelpArticle data={data} article={data.article} />
  ) : (
    <HelpStart data={data} banners={banners} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  ...(data?.linked ?? []).map((linked) => ({ "script:ld+json": linked })),
];
