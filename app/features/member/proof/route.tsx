import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { giveProof, proofData } from "./proof.server.ts";
import { ProofPage } from "./proof-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) => proofData(args);
export const action = (args: ActionFunctionArgs) => giveProof(args);

export default function Proof() {
  return <ProofPage data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
