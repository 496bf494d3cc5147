import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { lineOf } from "../income/named.server.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const input = lineOf(args.params);
  const period = { from: input.day, to: input.day };
  return directFile(site, { list: "agentIncomeOne", input, period });
}
