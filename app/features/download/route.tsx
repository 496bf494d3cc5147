import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import type { ResourceType } from "#platform/contract/core/site.ts";
import { DownPage } from "./down-page.tsx";

export const handle = { i18n: ["down"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t, titled } = wordsOf(site, "down");
  const { name } = site.brand.config;
  const { resources } = await site.status();
  const addressOf = (type: ResourceType) =>
    resources.find(({ resourceType }) => resourceType.toUpperCase() === type)?.url || null;
  const address = new URL(addressOf("WEB") ?? "/down", args.request.url);
  return {
    address: address.href,
    shownAddress: address.host + address.pathname,
    qr: qrPath(address.href),
    /** An operator with an app in a store lists it among the platform's resources. */
    stores: { ios: addressOf("IOS"), android: addressOf("ANDROID") },
    title: titled(t("title", { brand: name })),
    description: t("description", { brand: name }),
  };
}
export type DownData = Awaited<ReturnType<typeof loader>>;

export default function Down() {
  return <DownPage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
