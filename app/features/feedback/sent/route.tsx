import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { noIndex, pageMeta } from "#app/ui/page-meta.ts";
import { FEEDBACK_REFERENCE } from "#platform/contract/publishing/feedback-rules.ts";
import { SentPage } from "./sent-page.tsx";

export const handle = { i18n: ["feedback"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { reference = "" } = args.params;
  if (!FEEDBACK_REFERENCE.test(reference)) throw new Response("no reference", { status: 404 });
  const { t, titled } = wordsOf(site, "feedback");
  return { reference, title: titled(t("sent.title")) };
}

export default function Sent() {
  return <SentPage reference={useLoaderData<typeof loader>().reference} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [...pageMeta(data), noIndex];
