import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { doneOf } from "../done-of.ts";
import { realSite } from "../real-site.server.ts";
import { identityData, saveIdentity } from "./identity.server.ts";
import { IdentityPage } from "./identity-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await realSite(args);
  if (!site) return null;
  const { t, titled } = wordsOf(site, "security");
  const done = doneOf(args.request.url);
  return { ...(await identityData(site)), done, title: titled(t("profile.title")) };
}

export const action = (args: ActionFunctionArgs) => saveIdentity(args);

export default function Identity() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <IdentityPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
