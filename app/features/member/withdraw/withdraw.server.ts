import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { refusalToReply } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { payoutAccounts } from "#platform/contract/money/payout.ts";
import {
  withdrawalCreate,
  withdrawals,
  withdrawOptions,
} from "#platform/contract/money/withdrawals.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { reviewSchema, withdrawSchema } from "./withdraw-schema.server.ts";

const RECENT = 6;
const fields = ["amount", "accountId", "withdrawPassword"];

/** The form, or the review when the address asks for it and its values pass. */
export async function withdrawData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const [options, accounts, recent] = await Promise.all([
    site.ask(withdrawOptions, {}),
    site.ask(payoutAccounts, {}),
    site.ask(withdrawals, { pageNo: 1 }),
  ]);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string, max: number) => searchParams.get(name)?.slice(0, max) ?? "";
  const isAsked = searchParams.has("review") && options.blocks.length === 0;
  const schema = reviewSchema(options, accounts.list, amountReader(site));
  const read = isAsked ? parseWithZod(searchParams, { schema }) : null;
  const review = read?.status === "success" ? read.value : null;
  const { t, titled } = wordsOf(site, "withdraw");
  return {
    options,
    accounts: accounts.list,
    recent: recent.list.slice(0, RECENT),
    key: randomUUID(),
    typed: { accountId: text("accountId", 40), amount: text("amount", 16) },
    review: review && { account: review.accountId, amount: review.amount },
    errors: read && !review ? (read.reply() as SubmissionResult<string[]>) : null,
    title: titled(t(review ? "review.title" : "title")),
  };
}
export type WithdrawData = Awaited<ReturnType<typeof withdrawData>>;

/** Requests the withdrawal once per key, and redirects to its page. */
export async function askForMoney(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const schema = withdrawSchema(await site.ask(withdrawOptions, {}), amountReader(site));
  const submission = parseWithZod(await args.request.formData(), { schema });
  // The digits are typed again each time.
  const hideFields = ["withdrawPassword"];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never[] }), 400);
  }
  const { key, ...input } = submission.value;
  try {
    const { withdrawalId } = await site.ask(withdrawalCreate, input, { key });
    return redirect(`/member/withdraw/${withdrawalId}`, 303);
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields, hideFields });
    if (!(error instanceof Refusal)) return data(reply, 503);
    const initialValue = { ...reply.initialValue, key: randomUUID() };
    return data(error.code === "key_reused" ? { ...reply, initialValue } : reply, 422);
  }
}
