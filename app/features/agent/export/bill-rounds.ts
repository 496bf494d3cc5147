import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { requireName, roundFilters } from "../../../parts/pay/bill.server.ts";
import { PAY_PAGES, payPageOf } from "../../../parts/pay/pay-kinds.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { period = "", contractId = "" } = args.params;
  const { pathname, searchParams } = new URL(args.request.url);
  const named = { kind: PAY_PAGES[payPageOf(pathname)], period, contractId };
  requireName(named);
  const filters = roundFilters(searchParams);
  return directFile(site, { list: "payBillRounds", input: { ...named, ...filters } });
}
