import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { contractsData } from "../../../parts/contracts/contract.server.ts";
import { ContractsPage } from "../../../parts/contracts/contracts-page.tsx";
import { WHICH } from "../../../parts/contracts/which.ts";

export const handle = { i18n: ["agent", "agent-pay", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const data = await contractsData(site, WHICH, new URL(args.request.url).searchParams);
  const { t, titled } = wordsOf(site, "agent-pay");
  return { ...data, title: titled(t("contracts.title")) };
}

export default function Contracts() {
  const data = useLoaderData<typeof loader>();
  return <ContractsPage place="/agent/contracts" lists={WHICH} data={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
