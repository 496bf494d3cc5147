import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { identityData, saveIdentity } from "./identity.server.ts";
import { IdentityPage } from "./identity-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) => centrePage(args, "profile.title", identityData);

export const action = (args: ActionFunctionArgs) => saveIdentity(args);

export default function Identity() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <IdentityPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
