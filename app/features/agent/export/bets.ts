import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { readBets } from "../bets/read-bets.ts";
import { directFile } from "./direct-file.server.ts";
import { periodOr } from "./period-or.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const { url } = args.request;
  const period = periodOr(site, url, 7);
  const input = { language, ...period, ...readBets(new URL(url).searchParams) };
  return directFile(site, { list: "teamBets", input, period });
}
