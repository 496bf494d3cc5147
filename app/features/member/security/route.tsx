import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { doneOf } from "./done-of.ts";
import { chooseLanguage, overviewData } from "./overview.server.ts";
import { Overview } from "./overview.tsx";
import { realSite } from "./real-site.server.ts";

export const handle = { i18n: ["member", "security"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await realSite(args);
  if (!site) return null;
  const { t, titled } = wordsOf(site, "security");
  const done = doneOf(args.request.url);
  return { ...(await overviewData(site)), done, title: titled(t("title")) };
}

export const action = (args: ActionFunctionArgs) => chooseLanguage(args);

export default function SecurityCenter() {
  const data = useLoaderData<typeof loader>();
  return data && <Overview data={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
