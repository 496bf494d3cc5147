import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { encodeMessage } from "#app/ui/message.ts";
import { Refusal } from "#platform/contract/refusal.ts";
import { withdrawalCancel, withdrawalOne } from "#platform/contract/withdrawals.ts";

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) =>
  (params.withdrawalId ?? "").slice(0, 64);

export async function withdrawalData(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { t, titled } = wordsOf(site, "withdraw");
  const withdrawal = await site
    .ask(withdrawalOne, { withdrawalId: idOf(args) })
    .catch((error: unknown) => {
      if (error instanceof Refusal) throw new Response("no such withdrawal", { status: 404 });
      throw error;
    });
  return { withdrawal, title: titled(t("one")) };
}

/** What the player says about their withdrawal; said, the page shows where it stands now. */
export async function answerWithdrawal(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const withdrawalId = idOf(args);
  const form = await args.request.formData();
  if (form.get("intent") !== "cancel") throw new Response("what is meant?", { status: 400 });
  try {
    await site.ask(withdrawalCancel, { withdrawalId });
    return redirect(`/member/withdraw/${withdrawalId}`, 303);
  } catch (error) {
    if (error instanceof Refusal) {
      return data({ problem: encodeMessage(error.code, error.details) }, 422);
    }
    throw error;
  }
}
