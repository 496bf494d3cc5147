import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { consolidated, contracts } from "#platform/contract/agents/contracts.ts";
import { ContractsPage } from "../../../parts/contracts/contracts-page.tsx";
import { WHICH } from "../../../parts/contracts/which.ts";
import { readText } from "../shared/read-filters.ts";

export const handle = { i18n: ["agent", "agent-pay"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const which = WHICH.find((one) => one === params.get("which")) ?? "mine";
  const after = readText(params, "after", 40);
  const [{ list, hasMore }, { mayOffer, requests }] = await Promise.all([
    site.ask(contracts, { which, ...(after && { after }) }),
    site.ask(consolidated, {}),
  ]);
  const next = hasMore ? list.at(-1)!.contractId : null;
  const { t, titled } = wordsOf(site, "agent-pay");
  return { list, next, which, mayOffer, requests, title: titled(t("contracts.title")) };
}

export default function Contracts() {
  const data = useLoaderData<typeof loader>();
  return <ContractsPage place="/agent/contracts" lists={WHICH} data={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
