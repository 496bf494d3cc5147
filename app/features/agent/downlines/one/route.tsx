import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { downlineOne } from "#platform/contract/agents/downlines.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { PersonPage } from "./person-page.tsx";

export const handle = { i18n: ["agent"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { account = "" } = args.params;
  const shown = await askBelow(site.ask(downlineOne, { account: account.slice(0, 64) || "-" }));
  const { t, titled } = wordsOf(site, "agent");
  const title = titled(t("person.title", { account: shown.person.account }));
  return { ...shown, title };
}
export type PersonData = Awaited<ReturnType<typeof loader>>;

export default function OnePerson() {
  return <PersonPage shown={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
