import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { proofNeeds } from "#platform/contract/members/challenge.ts";
import { accountClose, closingLeave, closingShow } from "#platform/contract/members/own-data.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { answerForm, proofShape, prove } from "../form/security-form.server.ts";

/** Where the copy is, after its proof. */
export const COPY_PATH = "/member/securityCenter/data/copy";

/** What hinders the closing of the account, and what proves that it is the member who asks. */
export async function ownData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  if ((await site.member())?.type === ACCOUNT_TYPE.trial) return null;
  const { t, titled } = wordsOf(site, "own-data");
  const [closing, needs] = await Promise.all([site.ask(closingShow, {}), site.ask(proofNeeds, {})]);
  const isOften = new URL(args.request.url).searchParams.has("often");
  return { closing, needs, isOften, title: titled(t("title")) };
}
export type OwnData = NonNullable<Awaited<ReturnType<typeof ownData>>>;

const text = z.string().max(20).default("");

const PAGE = "/member/securityCenter/data";

/**
 * Makes a copy, frees locked money of whoever leaves, or closes the account, after a proof. A closed
 * account has no session any more.
 */
export const actOnOwnData = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    { intent: text, sure: text, ...proofShape },
    async (site, { intent, sure, ...proof }) => {
      if (intent !== "close" && intent !== "leave") {
        await prove(site, proof);
        return redirect(COPY_PATH, 303);
      }
      if (!sure) throw new Refusal("sure_required", { field: "sure" });
      await prove(site, proof);
      if (intent === "leave") {
        await site.ask(closingLeave, {});
        return redirect(PAGE, 303);
      }
      await site.ask(accountClose, {});
      return redirect("/goodbye", 303);
    },
  );
