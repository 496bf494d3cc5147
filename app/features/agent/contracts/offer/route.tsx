import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { offerData, sendOffer } from "./offer.server.ts";
import { OfferPage } from "./offer-page.tsx";

export const handle = { i18n: ["agent", "agent-pay"] };

export const loader = (args: LoaderFunctionArgs) => offerData(args);
export const action = (args: ActionFunctionArgs) => sendOffer(args);

export default function Offer() {
  return <OfferPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
