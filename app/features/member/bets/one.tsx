import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BetPage } from "./bet-page.tsx";
import { betData } from "./one.server.ts";

export const handle = { i18n: ["member", "records"] };

export const loader = (args: LoaderFunctionArgs) => betData(args);

export default function OneBet() {
  return <BetPage bet={useLoaderData<typeof loader>().bet} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
