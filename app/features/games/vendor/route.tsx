import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { vendorGames } from "./vendor-games.server.ts";
import { VendorGames } from "./vendor-games.tsx";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => vendorGames(args);

export default function Vendor() {
  return <VendorGames data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
