import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { billData, collect } from "../../../../parts/pay/bill.server.ts";
import { BillPage, type BillPlaces } from "../../../../parts/pay/bill-page.tsx";
import { PAY_PAGES, payPageOf } from "../../../../parts/pay/pay-kinds.ts";
import { addDays } from "../../../../parts/period/period.ts";

export const handle = { i18n: ["agent", "agent-pay", "common", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { page, named } = namedBy(args);
  const shown = await billData(site, named, new URL(args.request.url).searchParams);
  const { t, titled } = wordsOf(site, "agent-pay");
  return { ...shown, page, title: titled(t(`kinds.${named.kind}`)) };
}

export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { page, named } = namedBy(args);
  const problem = await collect(site, named, await args.request.formData());
  if (problem) return data({ problem }, 422);
  return redirect(`/agent/${page}/${encodeURIComponent(named.period)}/${named.contractId}`, 303);
}

function namedBy({ params, request }: Pick<LoaderFunctionArgs, "params" | "request">) {
  const page = payPageOf(new URL(request.url).pathname);
  const { period = "", contractId = "" } = params;
  return { page, named: { kind: PAY_PAGES[page], period, contractId } };
}

export default function OneBill() {
  const shown = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return <BillPage data={shown} places={placesOf(shown)} problem={problem} />;
}

type Shown = Awaited<ReturnType<typeof loader>>;

function placesOf({ page, bill }: Shown): BillPlaces {
  const { kind, period, from, to, isMine, payee, contractId } = bill;
  const own = `/agent/${page}/${encodeURIComponent(period)}/${contractId}`;
  const whole = new URLSearchParams({
    ...{ from, to: addDays(to, -1) },
    ...(!isMine && { account: payee }),
  });
  return {
    list: isMine ? `/agent/${page}` : `/agent/${page}?which=downlines`,
    contract: `/agent/contracts/${contractId}`,
    rounds: `/agent/personalHistoryCopy?${whole}`,
    csv: kind === "realtime" || kind === "hour" ? `${own}/csv` : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [{ title: shown?.title }];
