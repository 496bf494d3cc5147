import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readKeptForm } from "#app/request/cookies/kept-form.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { proofNeeds } from "#platform/contract/members/challenge.ts";
import { profileSave } from "#platform/contract/members/profile.ts";
import {
  PAYOUT_KINDS,
  payoutAccountAdd,
  payoutAccountRemove,
  payoutAccounts,
} from "#platform/contract/money/payout.ts";
import { answerForm, done, proofShape, prove } from "../form/security-form.server.ts";

export async function accountsData(site: Site, request: Request) {
  const [accounts, needs, kept] = await Promise.all([
    site.ask(payoutAccounts, {}),
    site.ask(proofNeeds, {}),
    readKeptForm(site, request),
  ]);
  return { ...accounts, needs, kept };
}
export type AccountsData = Awaited<ReturnType<typeof accountsData>>;

const PAGE = "/member/securityCenter/accounts";
const added = {
  /** Asked only while the member has none. */
  payeeName: z.string().max(255).optional(),
  kind: z.enum(PAYOUT_KINDS, "payout_kind"),
  number: z.string("payout_number").max(80, "payout_number"),
  label: z.string("payout_label").max(255),
  ...proofShape,
};

export async function changeAccounts(args: ActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get("intent");
  if (intent === "remove") {
    return answerForm(args, { id: z.string().max(40) }, async (site, { id }) => {
      await site.ask(payoutAccountRemove, { id });
      return done("accountRemoved", PAGE);
    });
  }
  return answerForm(args, added, async (site, { payeeName, kind, number, label, ...proof }) => {
    await prove(site, proof);
    if (payeeName !== undefined) await site.ask(profileSave, { payeeName, fields: {} });
    await site.ask(payoutAccountAdd, { kind, number, label });
    return done("accountAdded", PAGE);
  });
}
