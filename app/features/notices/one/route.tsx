import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shown } from "#app/frame/notices/notices.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { plainText } from "#app/respond/clean-html.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { noticeOne, notices } from "#platform/contract/publishing/notices.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { NoticeArticle } from "./notice-article.tsx";

const OTHERS = 5;

export const handle = { i18n: ["notices"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const { id = "" } = args.params;
  const [notice, latest] = await Promise.all([
    site.ask(noticeOne, { id, language }, { isPersonal: true }).catch(gone),
    latestOf(site),
  ]);
  const { titled } = wordsOf(site, "notices");
  return {
    notice: shown(notice),
    others: latest.filter((other) => other.id !== id).slice(0, OTHERS),
    title: titled(notice.title),
    description: plainText(notice.content, 155),
  };
}
export type NoticeData = Awaited<ReturnType<typeof loader>>;

function gone(error: unknown): never {
  if (error instanceof Refusal) throw new Response("no such notice", { status: 404 });
  throw error;
}

async function latestOf(site: Site) {
  const input = { language: site.language, pageNo: 1, pageSize: OTHERS + 1 };
  const { list } = await site.ask(notices, input, { isPersonal: true });
  return list.map(({ id, title, time }) => ({ id, title, time }));
}

export default function NoticeOne() {
  return <NoticeArticle data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
