import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { HelpArticle } from "./help-article.tsx";
import { helpData } from "./help-data.server.ts";
import { HelpStart } from "./help-start.tsx";

export const handle = { i18n: ["help"] };

export const loader = helpData;

export default function Help() {
  const data = useLoaderData<typeof loader>();
  return data.article ? (
    <HelpArticle data={data} article={data.article} />
  ) : (
    <HelpStart data={data} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  ...(data?.linked ?? []).map((linked) => ({ "script:ld+json": linked })),
];
