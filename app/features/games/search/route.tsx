import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchData } from "./search-data.server.ts";
import { SearchPage } from "./search-page.tsx";

export const handle = { i18n: ["games", "home"] };

export const loader = (args: LoaderFunctionArgs) => searchData(args);

export default function Search() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
