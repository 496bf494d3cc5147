import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { isArticle } from "./articles.ts";
import { HelpArticle } from "./help-article.tsx";
import { HelpIndex } from "./help-index.tsx";

export const handle = { i18n: ["help"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { article } = args.params;
  if (article !== undefined && !isArticle(article)) {
    throw new Response("no such article", { status: 404 });
  }
  const { t, titled } = wordsOf(site, "help");
  const title = article ? t(`articles.${article}.title`) : t("title");
  const description = article ? t(`articles.${article}.lead`) : t("lead");
  return { article: article ?? null, title: titled(title), description };
}

export default function Help() {
  const { article } = useLoaderData<typeof loader>();
  return article ? <HelpArticle article={article} /> : <HelpIndex />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "description", content: data?.description },
];
