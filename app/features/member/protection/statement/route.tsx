import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { playStatement } from "#platform/contract/members/protection/protection.ts";
import { protectedPage } from "../protected-page.server.ts";
import { StatementPage } from "./statement-page.tsx";

export const handle = { i18n: ["member", "protection", "records"] };

export const loader = (args: LoaderFunctionArgs) =>
  protectedPage(args, "statement.title", (site) => site.ask(playStatement, {}));

export default function Statement() {
  const data = useLoaderData<typeof loader>();
  return data && <StatementPage statement={data} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
