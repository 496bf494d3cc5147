import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { EXPORT_LISTS } from "#platform/contract/agents/exports/export-kinds.ts";
import { exportAsk } from "#platform/contract/agents/exports/exports.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { askedWords } from "../../export/asked-words.server.ts";
import { fileWords } from "../../export/files/list-files.server.ts";
import { gone } from "../../export/gone.server.ts";
import { AskPage } from "./ask-page.tsx";

export const handle = { i18n: ["agent", "agent-exports"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const asked = askedIn(new URL(args.request.url).searchParams);
  const { t, titled } = wordsOf(site, "agent-exports");
  const filters = askedWords(asked, fileWords(site, site.language));
  return { list: asked.list, filters, title: titled(t("ask.title")) };
}
export type AskData = Awaited<ReturnType<typeof loader>>;

/** Asks for the list that the address names. */
export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const asked = askedIn(new URL(args.request.url).searchParams);
  try {
    await site.ask(exportAsk, { ...asked, language: site.language });
  } catch (error) {
    const isFull = error instanceof Refusal && error.code === "too_many_exports";
    return isFull ? data({ problem: error.code }, 422) : gone(error);
  }
  return redirect("/agent/exports", 303);
}

function askedIn(params: URLSearchParams) {
  const list = EXPORT_LISTS.find((one) => one === params.get("list"));
  if (!list) throw redirect("/agent/exports");
  return { list, asked: (params.get("asked") ?? "").slice(0, 2_000) };
}

export default function AskForExport() {
  const problem = useActionData<typeof action>()?.problem;
  return <AskPage data={useLoaderData<typeof loader>()} problem={problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [{ title: shown?.title }];
