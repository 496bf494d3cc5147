import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { loader as layout } from "../layout.tsx";
import { centrePage } from "./centre-page.server.ts";
import { chooseLanguage, overviewData } from "./overview.server.ts";
import { Overview } from "./overview.tsx";

export const handle = { i18n: ["member", "security"] };

export const loader = (args: LoaderFunctionArgs) => centrePage(args, "title", overviewData);

export const action = (args: ActionFunctionArgs) => chooseLanguage(args);

export default function SecurityCenter() {
  const data = useLoaderData<typeof loader>();
  return data && <Overview data={data} />;
}

type Centre = { "features/member/layout": typeof layout };

export const meta: MetaFunction<typeof loader, Centre> = ({ data, matches }) => {
  const centre = matches.find(({ id }) => id === "features/member/layout");
  return [{ title: data?.title ?? centre?.data.title }];
};
