import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownAddress } from "#app/request/address/own-address.server.ts";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { cleanHtml } from "#app/respond/clean-html.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { ARTICLE_TAGS, postOne } from "#platform/contract/publishing/blog.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { PostPage } from "./post-page.tsx";
import { postData } from "./structured-post.ts";

export const handle = { i18n: ["blog"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const slug = (args.params.slug ?? "").slice(0, 80);
  const { html, more, ...post } = await site
    .ask(postOne, { slug, language: site.language })
    .catch(notFoundWhenRefused);
  const art = artOf(site.brand, post.cover);
  return {
    post: { ...post, art },
    cleanHtml: cleanHtml(html, ARTICLE_TAGS),
    more: more.map((other) => ({ ...other, art: artOf(site.brand, other.cover) })),
    title: wordsOf(site, "blog").titled(post.title),
    structured: postData(post, {
      address: ownAddress(site, args.request)(`/blog/${encodeURIComponent(post.slug)}`),
      language: site.language,
      publisher: site.brand.config.name,
      picture: art?.webp ?? null,
    }),
  };
}
export type PostData = ReturnType<typeof useLoaderData<typeof loader>>;

function notFoundWhenRefused(error: unknown): never {
  if (error instanceof Refusal) throw new Response("no such post", { status: 404 });
  throw error;
}

export default function Post() {
  return <PostPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...pageMeta({ title: data.title, description: data.post.summary }),
        { "script:ld+json": data.structured },
      ]
    : [];
