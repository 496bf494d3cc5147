import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unguardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { OfflinePage } from "./offline-page.tsx";

export const handle = { i18n: ["offline"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await unguardedSite(args);
  const { t, titled } = wordsOf(site, "offline");
  return { title: titled(t("title")), email: site.brand.config.customerService.email };
}

export default function Offline() {
  return <OfflinePage email={useLoaderData<typeof loader>().email} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
