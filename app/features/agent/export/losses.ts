import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { given, readAccount, readText } from "../../../parts/filters/read-filters.ts";
import { directFile } from "./direct-file.server.ts";
import { periodOr } from "./period-or.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const params = new URL(url).searchParams;
  const filters = given({ account: readAccount(params), search: readText(params, "q") });
  const period = periodOr(site, url, 30);
  return directFile(site, { list: "teamLosses", input: { ...period, ...filters }, period });
}
