import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { NOT_RECEIVED } from "#platform/contract/money/not-received.ts";
import {
  withdrawalCancel,
  withdrawalFullPayment,
  withdrawalNotReceived,
  withdrawalOne,
  withdrawalReceived,
} from "#platform/contract/money/withdrawals.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { type Picture, readPicture } from "../../money/read-picture.server.ts";

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) =>
  (params.withdrawalId ?? "").slice(0, 64);

export async function withdrawalData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t, titled } = wordsOf(site, "withdraw");
  const withdrawal = await site
    .ask(withdrawalOne, { withdrawalId: idOf(args) })
    .catch((error: unknown) => {
      if (error instanceof Refusal) throw new Response("no such withdrawal", { status: 404 });
      throw error;
    });
  return { withdrawal, now: Date.now(), title: titled(t("one")) };
}

/** Sends the player's answer about their withdrawal; the page then shows its new status. */
export async function answerWithdrawal(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const withdrawalId = idOf(args);
  const said = await readPicture(args.request, "proof", NOT_RECEIVED.imageBytesMax);
  const wrong = said.form.get("intent") === "missing" ? problemOf(said) : undefined;
  if (wrong) return data({ problem: wrong }, 400);
  try {
    await say(site, withdrawalId, said);
    return redirect(`/member/withdraw/${withdrawalId}`, 303);
  } catch (error) {
    if (error instanceof Refusal) {
      return data({ problem: encodeMessage(error.code, error.details) }, 422);
    }
    if (error instanceof Unknown) return data({ problem: "unconfirmed" }, 503);
    throw error;
  }
}

async function say(
  site: Site,
  withdrawalId: string,
  { form, picture: proof }: Picture,
): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? "");
  const allocationId = text("allocationId").slice(0, 64);
  switch (form.get("intent")) {
    case "cancel":
      await site.ask(withdrawalCancel, { withdrawalId });
      return;
    case "received":
      await site.ask(withdrawalReceived, { withdrawalId, allocationId });
      return;
    case "full":
      await site.ask(withdrawalFullPayment, { withdrawalId });
      return;
    case "missing": {
      const comment = text("comment");
      await site.ask(withdrawalNotReceived, { withdrawalId, allocationId, comment, proof });
      return;
    }
    default:
      throw new Response("what is meant?", { status: 400 });
  }
}

function problemOf({ form, picture, problem }: Picture): string | undefined {
  if (problem) return problem;
  if (!picture) return "image_required";
  const max = NOT_RECEIVED.commentMax;
  const length = [...String(form.get("comment") ?? "")].length;
  return length > max ? encodeMessage("comment_long", { max }) : undefined;
}
