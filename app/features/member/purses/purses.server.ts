import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { purseAutoSet, purseList, purseMove, purseRecall } from "#platform/contract/play/purses.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { purseSchema } from "./purse-schema.server.ts";

const PAGE = "/member/transferFund";
/**
 * Where to redirect when all of a brand's vendors play from the main balance, so that this page is
 * not needed.
 */
const INSTEAD = "/member/transactionHistory";

export type Purse = ValueOf<typeof purseList>["purses"][number];
export type Move = ValueOf<typeof purseList>["moves"][number];

export async function pursesData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const list = await site.ask(purseList, {});
  if (list.purses.length === 0) throw redirect(INSTEAD);
  const { t, titled } = wordsOf(site, "purses");
  const named = searchParams.get("moved")?.slice(0, 200).split(",") ?? [];
  const text = (name: string) => searchParams.get(name)?.slice(0, 60) ?? "";
  return {
    ...list,
    /** The moves of the last action; empty when there was nothing to move. */
    moved: searchParams.has("moved")
      ? list.moves.filter(({ reference }) => named.includes(reference))
      : null,
    typed: { choice: text("choice"), amount: text("amount").slice(0, 16) },
    key: randomUUID(),
    now: Date.now(),
    title: titled(t("title")),
  };
}
export type PursesData = Awaited<ReturnType<typeof pursesData>>;

type Last = SubmissionResult<string[]> & { problem?: string };

/** The page's three forms: a move, all of it back, or the automatic switch. */
export async function changePurses(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  const intent = form.get("intent");
  if (intent === "recall") return recall(site, form);
  if (intent === "auto") {
    await site.ask(purseAutoSet, { isAuto: form.get("isAuto") === "1" });
    return redirect(PAGE, 303);
  }
  return move(site, form);
}

async function recall(site: Site, form: FormData) {
  const key = formKey.safeParse(form.get("key")).data ?? randomUUID();
  try {
    const { moves } = await site.ask(purseRecall, {}, { key });
    const told = moves.length > 0 ? moves : await returning(site);
    return redirect(`${PAGE}?moved=${told.map(({ reference }) => reference)}`, 303);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unknown)) throw error;
    const problem = error instanceof Refusal ? error.code : "unconfirmed";
    return data<Last>({ problem }, statusOf(error));
  }
}

/** The moves back to the balance that began before and have no outcome yet. */
async function returning(site: Site): Promise<Move[]> {
  const { moves } = await site.ask(purseList, {});
  return moves.filter(({ direction, status }) => direction === "out" && status === "OPEN");
}

async function move(site: Site, form: FormData) {
  const schema = purseSchema(amountReader(site));
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return data<Last>(submission.reply(), 400);
  const { key, choice, amount } = submission.value;
  try {
    const { status, reason, reference } = await site.ask(purseMove, { ...choice, amount }, { key });
    if (status !== "FAILED") return redirect(`${PAGE}?moved=${reference}`, 303);
    return data<Last>(
      anew(submission.reply({ fieldErrors: { amount: [reason ?? "refused"] } })),
      422,
    );
  } catch (error) {
    // The form names a vendor in its direction field.
    const isOfVendor = error instanceof Refusal && error.field === "vendor";
    const reply = isOfVendor
      ? submission.reply({ fieldErrors: { choice: [error.code] } })
      : refusalToReply(submission, error, { fields: ["amount"] });
    return error instanceof Refusal ? data<Last>(anew(reply), 422) : data<Last>(reply, 503);
  }
}

/** After a definite answer the next attempt is a new move with a new key. */
function anew(reply: SubmissionResult<string[]>): SubmissionResult<string[]> {
  return { ...reply, initialValue: { ...reply.initialValue, key: randomUUID() } };
}
