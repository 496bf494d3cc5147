import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { readIncome } from "../income/read-income.ts";
import { directFile } from "./direct-file.server.ts";
import { periodOr } from "./period-or.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const period = periodOr(site, url, 30);
  const input = { ...period, ...readIncome(new URL(url).searchParams) };
  return directFile(site, { list: "agentIncome", input, period });
}
