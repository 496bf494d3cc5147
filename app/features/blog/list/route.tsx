import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { postList } from "#platform/contract/publishing/blog.ts";
import { BlogPage } from "./blog-page.tsx";

export const handle = { i18n: ["blog"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? 1);
  const pageNo = Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
  const { list, totalPages } = await site.ask(postList, { language: site.language, pageNo });
  // A page number after the last one redirects to the first page.
  if (list.length === 0 && pageNo > 1) throw redirect("/blog");
  const { t, titled } = wordsOf(site, "blog");
  return {
    posts: list.map((post) => ({ ...post, art: artOf(site.brand, post.cover) })),
    pageNo,
    totalPages,
    title: titled(t("title")),
    description: t("description"),
  };
}
export type BlogData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Blog() {
  return <BlogPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
