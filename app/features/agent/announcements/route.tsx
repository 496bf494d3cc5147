import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { plainText } from "#app/respond/clean-html.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentAnnouncements } from "#platform/contract/agents/announcements.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { AnnouncementsPage } from "./announcements-page.tsx";

const LEAD_LETTERS = 220;

export const handle = { i18n: ["agent", "notices", "member", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const page = pageNumber(args.request.url);
  const input = { language: site.language, pageNo: page };
  const { list, totalPages } = await site.ask(agentAnnouncements, input);
  const { t, titled } = wordsOf(site, "agent");
  return {
    list: list.map(({ content, id, title, time }) => ({
      ...{ id, title, time, lead: plainText(content, LEAD_LETTERS) },
    })),
    ...{ page, totalPages, title: titled(t("announcements.title")) },
  };
}
export type AnnouncementsData = Awaited<ReturnType<typeof loader>>;

export default function Announcements() {
  return <AnnouncementsPage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
