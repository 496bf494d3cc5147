import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noIndex } from "#app/ui/layout/page-meta.ts";
import { letterStopData, stopTheLetters } from "./letters-stop.server.ts";
import { LettersStopPage } from "./letters-stop-page.tsx";

export const handle = { i18n: ["letters"] };

export const loader = (args: LoaderFunctionArgs) => letterStopData(args);
export const action = (args: ActionFunctionArgs) => stopTheLetters(args);

export default function LettersStop() {
  return (
    <LettersStopPage data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  noIndex,
  // The address holds the link's pass, so no other site may see it.
  { name: "referrer", content: "same-origin" },
];
