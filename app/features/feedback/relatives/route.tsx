import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { relativesData, writeAsRelative } from "./relatives.server.ts";
import { RelativesPage } from "./relatives-page.tsx";

export const handle = { i18n: ["feedback"] };

export const loader = relativesData;

export const action = (args: ActionFunctionArgs) => writeAsRelative(args);

export default function Relatives() {
  return (
    <RelativesPage data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
