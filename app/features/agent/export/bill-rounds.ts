import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { requireName, roundFilters } from "../../../parts/pay/bill.server.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { period = "", contractId = "" } = args.params;
  const named = { kind: "realtime" as const, period, contractId };
  requireName(named);
  const filters = roundFilters(new URL(args.request.url).searchParams);
  return directFile(site, { list: "payBillRounds", input: { ...named, ...filters } });
}
