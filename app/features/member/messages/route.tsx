import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { messages } from "#platform/contract/publishing/messages.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { MessagesPage } from "./messages-page.tsx";

export const handle = { i18n: ["member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const page = pageNumber(args.request.url);
  const { list, totalPages } = await site.ask(messages, { pageNo: page });
  const { t, titled } = wordsOf(site, "member");
  return { list, totalPages, page, title: titled(t("messages.title")) };
}

/** Listing marks messages as read. Only another page lists again, so that the unread dots stay. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.href !== nextUrl.href;
}

export default function Messages() {
  return <MessagesPage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
