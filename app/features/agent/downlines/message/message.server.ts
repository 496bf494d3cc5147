import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { formKey } from "#app/request/input/form-key.ts";
import { longText } from "#app/request/input/long-text.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { downlineMessage, downlineOne } from "#platform/contract/agents/downlines.ts";
import { AGENT_MESSAGE } from "#platform/contract/agents/team-kinds.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { askBelow } from "../../shared/ask-below.server.ts";

const { subjectMax, textMax } = AGENT_MESSAGE;
const FIELDS = ["subject", "text"];

/** A line of a form has no line ends and no other control characters. */
const CONTROLS = /\p{Cc}/gu;
const schema = z.object({
  key: formKey,
  subject: longText({ missing: "subject_required", min: 1, max: subjectMax }).transform((line) =>
    line.replace(CONTROLS, " "),
  ),
  text: longText({ missing: "text_required", min: 1, max: textMax }).transform((lines) =>
    lines.replace(CONTROLS, (one) => (one === "\n" ? one : " ")),
  ),
});

/** The account that the message goes to, by the name that the platform has. */
export async function messageData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { person } = await askBelow(site.ask(downlineOne, { account: nameIn(args.params) }));
  const { account } = person;
  const { t, titled } = wordsOf(site, "agent-people");
  return { account, key: randomUUID(), title: titled(t("message.title", { account })) };
}
export type MessageData = Awaited<ReturnType<typeof messageData>>;

/** Sends the message, and leads back to the account's page. */
export async function sendMessage(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const account = nameIn(args.params);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, subject, text } = submission.value;
  try {
    await site.ask(downlineMessage, { account, subject, text }, { key });
  } catch (error) {
    const isGone = error instanceof Refusal && error.code === "unknown_downline";
    if (isGone) throw new Response("no such page", { status: 404 });
    return answerRefusal(submission, error, { fields: FIELDS });
  }
  return redirect(`/agent/downlineManagmentView/${encodeURIComponent(account)}?told=1`, 303);
}

const nameIn = ({ account = "" }: { account?: string }) => account.slice(0, 64) || "-";
