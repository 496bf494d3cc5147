import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { clubLetters, messageDelete, messages } from "#platform/contract/publishing/messages.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { MessagesPage } from "./messages-page.tsx";

export const handle = { i18n: ["member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const page = pageNumber(args.request.url);
  const { list, totalPages, wantsLetters } = await site.ask(messages, { pageNo: page });
  const isSaved = new URL(args.request.url).searchParams.has("letters");
  const { t, titled } = wordsOf(site, "member");
  const title = titled(t("messages.title"));
  return { list, totalPages, page, wantsLetters, isSaved, title };
}

/**
 * Deletes one message, or keeps the member's word about letters. Whoever deletes twice, or what is gone,
 * sees the list all the same.
 */
export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const { search } = new URL(args.request.url);
  const form = await args.request.formData();
  if (form.get("intent") === "letters") {
    await site.ask(clubLetters, { isWanted: form.get("isWanted") !== null });
    return redirect("/member/messages?letters=saved", 303);
  }
  const id = String(form.get("id") ?? "").slice(0, 64);
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
