import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { BoardPage } from "./board-page.tsx";
import { BoardsPage } from "./boards-page.tsx";
import { joinFrom } from "./join.server.ts";
import { readBoard, readBoards } from "./read-boards.server.ts";

export const handle = { i18n: ["boards", "missions", "promotions"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { board: id } = args.params;
  const { t, titled } = wordsOf(site, "boards");
  const shown = id ? await readBoard(site, id) : await readBoards(site);
  const name = shown.one && (shown.one.board ?? shown.one.last)?.name;
  return {
    ...shown,
    ...{ now: Date.now(), formKey: randomUUID(), art: artOf(site.brand, "p_club-3") },
    title: titled(name ? `${name} · ${t("title")}` : t("title")),
    description: t("description"),
  };
}
export type BoardsData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Card = BoardsData["list"][number];

/** Enters a board. The platform takes the entry once, however often it is asked. */
export const action = (args: ActionFunctionArgs) => joinFrom(args);

export default function Boards() {
  const shown = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  return shown.one ? (
    <BoardPage {...shown} one={shown.one} problem={problem} />
  ) : (
    <BoardsPage {...shown} problem={problem} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
