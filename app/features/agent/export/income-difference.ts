import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { given, readAccount } from "../../../parts/filters/read-filters.ts";
import { runOf } from "../income/named.server.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const account = readAccount(new URL(args.request.url).searchParams);
  const input = { ...runOf(args.params), ...given({ party: account }) };
  return directFile(site, { list: "agentDifferenceOne", input });
}
