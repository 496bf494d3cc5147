import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownPage } from "#app/request/brand/own-pages.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { Prose } from "#app/ui/layout/prose.tsx";
import * as s from "./own-page.css.ts";

/** A page that a brand wrote itself: brands/<code>/pages/<name>.<language>.md. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const page = ownPage(site.brand, args.params.page ?? "", site.language);
  if (!page) throw new Response("no such page", { status: 404 });
  const { title, lead, html } = page;
  return {
    heading: title,
    lead,
    cleanHtml: html,
    title: wordsOf(site, "common").titled(title),
    description: lead,
  };
}

export default function OwnPage() {
  const { heading, lead, cleanHtml } = useLoaderData<typeof loader>();
  return (
    <article className={s.page}>
      <h1 className={s.title}>{heading}</h1>
      {lead && <p className={s.lead}>{lead}</p>}
      <Prose cleanHtml={cleanHtml} />
    </article>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
