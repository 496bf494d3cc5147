import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { contractsData } from "../../../parts/contracts/contract.server.ts";
import { ContractsPage } from "../../../parts/contracts/contracts-page.tsx";

/** A member who is no agent offers nothing. */
const LISTS = ["mine", "requests", "ended"] as const;

export const handle = { i18n: ["agent", "agent-pay"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const data = await contractsData(site, LISTS, new URL(args.request.url).searchParams);
  const { t, titled } = wordsOf(site, "agent-pay");
  return { ...data, title: titled(t("contracts.title")) };
}

export default function MyContracts() {
  const data = useLoaderData<typeof loader>();
  return <ContractsPage place="/member/contracts" lists={LISTS} data={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
