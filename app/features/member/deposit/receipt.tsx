import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/server/guards.server.ts";
import { wordsOf } from "#app/server/page-title.server.ts";
import { depositOne, deposits } from "#platform/contract/cashier.ts";
import { Refusal } from "#platform/contract/refusal.ts";
import { ReceiptPage } from "./receipt-page.tsx";

export const handle = { i18n: ["member"] };

/** One deposit; "latest" is where a gateway sends back to, which knows no id of ours. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const depositId = (args.params.depositId ?? "").slice(0, 64);
  if (depositId === "latest") {
    const [latest] = (await site.ask(deposits, { pageNo: 1 })).list;
    throw redirect(latest ? `/member/deposit/${latest.depositId}` : "/member/deposit");
  }
  const { t, titled } = wordsOf(site, "member");
  const deposit = await site.ask(depositOne, { depositId }).catch(notFoundWhenRefused);
  return { deposit, title: titled(t("receipt.title")) };
}

function notFoundWhenRefused(error: unknown): never {
  if (error instanceof Refusal) throw new Response("no such deposit", { status: 404 });
  throw error;
}

export default function Receipt() {
  return <ReceiptPage deposit={useLoaderData<typeof loader>().deposit} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
