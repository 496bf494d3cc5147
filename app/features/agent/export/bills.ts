import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { given } from "../../../parts/filters/read-filters.ts";
import { PAY_PAGES, payPageOf } from "../../../parts/pay/pay-kinds.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { readBills } from "../pay/read-bills.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const { period } = periodOf(site, args.request.url);
  const { which, filters } = readBills(searchParams);
  const named = given({ party: filters.account, state: filters.state });
  const input = { kind: PAY_PAGES[payPageOf(pathname)], which, ...period, ...named };
  return directFile(site, { list: "payBills", input, period });
}
