import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { messageDelete, messages } from "#platform/contract/publishing/messages.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
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

/** Deletes one message. Whoever sends it twice, or after it is gone, sees the list all the same. */
export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const { search } = new URL(args.request.url);
  const id = String((await args.request.formData()).get("id") ?? "").slice(0, 64);
  try {
    await site.ask(messageDelete, { id });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return redirect(`/member/messages${search}`);
}

/**
 * Listing marks messages as read. Only another page or a deletion lists again, so that the unread marks
 * stay.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
}: ShouldRevalidateFunctionArgs) {
  const isDeletion = formAction?.startsWith("/member/messages") ?? false;
  return isDeletion || currentUrl.href !== nextUrl.href;
}

export default function Messages() {
  return <MessagesPage data={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
