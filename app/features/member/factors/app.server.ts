import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { toString as drawQr } from "qrcode";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { totpConfirm, totpStart } from "#platform/contract/members/factors.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { askForProof } from "../proof/ask-for-proof.server.ts";

const schema = z.object({
  code: z.string("input_required").trim().max(40, "verification_code_wrong"),
});

/**
 * The secret as a picture for the phone's camera and as letters. It is null when an app is already
 * on, as on the page that answers its first code without JavaScript.
 */
export async function appData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { t, titled } = wordsOf(site, "access");
  const title = titled(t("setUp.title"));
  const started = await site.ask(totpStart, {}).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "totp_on") return null;
    if (error instanceof Refusal && error.code !== "proof_required")
      throw redirect("/member/factors");
    return askForProof(error, args.request);
  });
  if (!started) return { secret: null, title };
  const svg = await drawQr(started.uri, { type: "svg", margin: 0 });
  return {
    secret: started.secret.replaceAll(/(.{4})(?!$)/g, "$1 "),
    qr: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    title,
  };
}

export async function confirmApp(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") {
    return data({ ...submission.reply({ hideFields: ["code"] }), codes: null }, 400);
  }
  try {
    const { recoveryCodes } = await site.ask(totpConfirm, submission.value);
    return data({ codes: recoveryCodes });
  } catch (error) {
    if (error instanceof Refusal && error.code === "proof_required") {
      return askForProof(error, args.request);
    }
    const reply = refusalToReply(submission, error, { fields: ["code"], hideFields: ["code"] });
    return data({ ...reply, codes: null }, statusOf(error));
  }
}
