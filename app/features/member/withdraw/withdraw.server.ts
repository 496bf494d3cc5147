import { randomUUID } from "node:crypto";
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
import { withdrawSchema } from "./withdraw-schema.server.ts";

const RECENT = 6;
const fields = ["amount", "accountId", "withdrawPassword"];

export async function withdrawData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const [options, accounts, recent] = await Promise.all([
    site.ask(withdrawOptions, {}),
    site.ask(payoutAccounts, {}),
    site.ask(withdrawals, { pageNo: 1 }),
  ]);
  const { t, titled } = wordsOf(site, "withdraw");
  return {
    options,
    accounts: accounts.list,
    recent: recent.list.slice(0, RECENT),
    key: randomUUID(),
    amount: new URL(args.request.url).searchParams.get("amount")?.slice(0, 16) ?? "",
    title: titled(t("title")),
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
