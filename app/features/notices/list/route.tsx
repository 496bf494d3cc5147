import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { plainText } from "#app/respond/clean-html.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { notices } from "#platform/contract/publishing/notices.ts";
import { listPage } from "./list-page.ts";
import { NoticeList } from "./notice-list.tsx";

const PAGE_SIZE = 7;
const LEAD_LETTERS = 150;

export const handle = { i18n: ["notices"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const page = listPage(args.request.url);
  const input = { language, pageNo: page, pageSize: PAGE_SIZE };
  const { list, totalPages } = await site.ask(notices, input, { isPersonal: true });
  const { t, titled } = wordsOf(site, "notices");
  return {
    list: list.map(({ id, title, time, content }) => ({
      id,
      title,
      time,
      lead: plainText(content, LEAD_LETTERS),
    })),
    page,
    totalPages,
    title: titled(t("title")),
    description: t("description", { brand: site.brand.config.name }),
  };
}
export type NoticeListData = Awaited<ReturnType<typeof loader>>;

export default function NoticePage() {
  return <NoticeList data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
