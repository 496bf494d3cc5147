import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { forgetKeptForm, readKeptForm } from "#app/request/cookies/kept-form.server.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { readSigned } from "#app/request/input/read-signed.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import {
  factors,
  passkeyAdd,
  passkeyAddStart,
  passkeyRemove,
  recoveryRenew,
  totpEnd,
} from "#platform/contract/members/factors.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { askForProofOf } from "../proof/ask-for-proof.server.ts";

export const DONE = ["appEnded", "passkeyAdded", "passkeyRemoved"] as const;

export async function factorsData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { t, titled } = wordsOf(site, "access");
  const said = new URL(args.request.url).searchParams.get("done");
  const { name: passkeyName = "" } = await readKeptForm(site, args.request);
  return {
    ...(await site.ask(factors, {})),
    passkeyName,
    done: DONE.find((name) => name === said) ?? null,
    title: titled(t("factors.title")),
  };
}
export type FactorsData = Awaited<ReturnType<typeof factorsData>>;

/**
 * The actions of the page's buttons. New codes are returned here, because they are shown only once.
 */
export async function changeFactors(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const form = await args.request.formData();
  try {
    return await run(site, args.request, form);
  } catch (error) {
    if (error instanceof Refusal && error.code !== "proof_required") {
      return data({ error: encodeMessage(error.code, error.details), codes: null }, 422);
    }
    return askForProofOf(error, site, args.request, form);
  }
}

async function run(site: Site, request: Request, form: FormData) {
  const intent = form.get("intent");
  if (intent === "recovery") {
    const { recoveryCodes } = await site.ask(recoveryRenew, {});
    return data({ error: null, codes: recoveryCodes });
  }
  if (intent === "app-end") {
    await site.ask(totpEnd, {});
    return redirect("/member/factors?done=appEnded");
  }
  if (intent === "passkey-remove") {
    await site.ask(passkeyRemove, { id: String(form.get("id") ?? "") });
    return redirect("/member/factors?done=passkeyRemoved");
  }
  const signed = readSigned(form);
  if (!signed) {
    // A browser that needs a proof of identity first submits the typed fields unsigned. This call
    // then asks for the proof.
    await site.ask(passkeyAddStart, { origin: new URL(request.url).origin });
    throw new Refusal("passkey_failed");
  }
  const { requestId, answer: attestation } = signed;
  const name = String(form.get("name") ?? "").slice(0, 40);
  await site.ask(passkeyAdd, { requestId, attestation, name });
  const headers = { "set-cookie": await forgetKeptForm() };
  return redirect("/member/factors?done=passkeyAdded", { headers });
}
