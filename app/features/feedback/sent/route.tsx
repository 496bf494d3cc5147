import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { noIndex, pageMeta } from "#app/ui/layout/page-meta.ts";
import { FEEDBACK_REFERENCE } from "#platform/contract/publishing/feedback-rules.ts";
import { SentPage } from "./sent-page.tsx";

export const handle = { i18n: ["feedback"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { reference = "" } = args.params;
  if (!FEEDBACK_REFERENCE.test(reference)) throw new Response("no reference", { status: 404 });
  const { t, titled } = wordsOf(site, "feedback");
  return { reference, title: titled(t("sent.title")) };
}

export default function Sent() {
  return <SentPage reference={useLoaderData<typeof loader>().reference} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [...pageMeta(data), noIndex];
