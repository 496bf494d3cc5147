import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeProtection, protectionData } from "./protection.server.ts";
import { ProtectionPage } from "./protection-page.tsx";

export const handle = { i18n: ["member", "protection"] };

export const loader = (args: LoaderFunctionArgs) => protectionData(args);
export const action = (args: ActionFunctionArgs) => changeProtection(args);

export default function Protection() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <ProtectionPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
