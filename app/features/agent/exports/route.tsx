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
import {
  agentExports,
  exportAgain,
  exportRemove,
} from "#platform/contract/agents/exports/exports.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { askedWords } from "../export/asked-words.server.ts";
import { fileWords } from "../export/files/list-files.server.ts";
import { ExportsPage } from "./exports-page.tsx";

export const handle = { i18n: ["agent", "agent-exports"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { list } = await site.ask(agentExports, {});
  const words = fileWords(site, site.language);
  const shown = list.map((item) => ({ ...item, filters: askedWords(item, words) }));
  const { t, titled } = wordsOf(site, "agent-exports");
  return { list: shown, title: titled(t("title")) };
}
export type ExportsData = Awaited<ReturnType<typeof loader>>;

/** Asks again for a failed export, or removes one. */
export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  const id = String(form.get("id") ?? "").slice(0, 40) || "-";
  const act = form.get("act") === "again" ? exportAgain : exportRemove;
  try {
    await site.ask(act, { id });
  } catch (error) {
    const code = error instanceof Refusal ? error.code : null;
    if (code === "too_many_exports") return data({ problem: code }, 422);
    // Nothing is left to do; the list shows it.
    if (code !== "unknown_export") throw error;
  }
  return redirect("/agent/exports", 303);
}

export default function Exports() {
  const problem = useActionData<typeof action>()?.problem;
  return <ExportsPage list={useLoaderData<typeof loader>().list} problem={problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [{ title: shown?.title }];
