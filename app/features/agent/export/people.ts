import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { given, readAccount } from "../../../parts/filters/read-filters.ts";
import { readPeople } from "../downlines/read-people.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const input = { ...readPeople(params), ...given({ account: readAccount(params) }) };
  return directFile(site, { list: "downlines", input });
}
