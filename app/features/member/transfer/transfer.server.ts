import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { refusalToReply } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  transferCreate,
  transferOptions,
  transferReceiver,
  transfers,
} from "#platform/contract/money/transfers.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { decline } from "./decline-transfer.server.ts";
import { confirmSchema, transferSchema } from "./transfer-schema.server.ts";

const PAGE = "/member/transferUpline";
const RECENT = 6;

/** The form, or the review when the address asks for it. */
export async function transferData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const [options, { list }] = await Promise.all([
    site.ask(transferOptions, {}),
    site.ask(transfers, { pageNo: 1 }),
  ]);
  const { review, errors } = searchParams.has("review")
    ? await reviewOf(site, searchParams, options)
    : NO_REVIEW;
  const { t, titled } = wordsOf(site, "transfer");
  const text = (name: string, max: number) => searchParams.get(name)?.slice(0, max) ?? "";
  return {
    options,
    recent: list.slice(0, RECENT),
    sent: list.find(({ reference }) => reference === searchParams.get("sent")) ?? null,
    typed: {
      direction: text("direction", 4) === "down" ? ("down" as const) : ("up" as const),
      account: text("account", 64),
      amount: text("amount", 16),
    },
    review,
    errors,
    key: randomUUID(),
    title: titled(t("title")),
  };
}
export type TransferData = Awaited<ReturnType<typeof transferData>>;

type Options = Awaited<ReturnType<typeof loadOptions>>;
const loadOptions = (site: Site) => site.ask(transferOptions, {});

function reviewed(site: Site, typed: URLSearchParams, options: Options) {
  return parseWithZod(typed, { schema: transferSchema(options, amountReader(site)) });
}

type Typed = ReturnType<typeof reviewed> & { status: "success" };
type Review = Typed["value"] & { receiver: ValueOf<typeof transferReceiver> };
type Reviewed = { review: Review | null; errors: SubmissionResult<string[]> | null };

const NO_REVIEW: Reviewed = { review: null, errors: null };

/** The transfer to look at with the person who would receive it, or the errors of its form. */
async function reviewOf(site: Site, typed: URLSearchParams, options: Options): Promise<Reviewed> {
  const read = reviewed(site, typed, options);
  if (read.status !== "success") return { ...NO_REVIEW, errors: read.reply() };
  const { direction, account } = read.value;
  try {
    const receiver = await site.ask(transferReceiver, { direction, account });
    return { ...NO_REVIEW, review: { ...read.value, receiver } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...NO_REVIEW, errors: refusalToReply(read, error, { fields: ["account"] }) };
  }
}

/**
 * Declines a received transfer or sends the reviewed one, whose values are in the address. The same
 * key sends it once.
 */
export async function sendTransfer(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const declined = searchParams.get("decline");
  if (declined !== null) return decline(site, declined);
  const typed = reviewed(site, searchParams, await loadOptions(site));
  const submission = parseWithZod(await args.request.formData(), { schema: confirmSchema() });
  const hideFields = ["withdrawPassword"];
  if (typed.status !== "success") return redirect(`${PAGE}?${searchParams}`, 303);
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never[] }), 400);
  }
  const { key, withdrawPassword } = submission.value;
  try {
    const input = { ...typed.value, withdrawPassword };
    const { reference } = await site.ask(transferCreate, input, { key });
    return redirect(`${PAGE}?sent=${reference}`, 303);
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields: ["withdrawPassword"], hideFields });
    if (!(error instanceof Refusal)) return data(reply, 503);
    const initialValue = { ...reply.initialValue, key: randomUUID() };
    return data(error.code === "key_reused" ? { ...reply, initialValue } : reply, 422);
  }
}
