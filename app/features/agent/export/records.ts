import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { readRecords } from "../records/read-records.ts";
import { directFile } from "./direct-file.server.ts";
import { periodOr } from "./period-or.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const period = periodOr(site, url, 7);
  const input = { ...period, ...readRecords(new URL(url).searchParams) };
  return directFile(site, { list: "teamRecords", input, period });
}
