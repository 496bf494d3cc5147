import { type ActionFunctionArgs, data } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { verificationPicture } from "#platform/contract/members/verification.ts";
import { PICTURE_SIDES } from "#platform/contract/members/verification-kinds.ts";
import { FEEDBACK } from "#platform/contract/publishing/feedback-rules.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { readPicture } from "../../money/read-picture.server.ts";
import { done } from "../form/security-form.server.ts";

export const DOCUMENT_BYTES_MAX = FEEDBACK.imageBytesMax;

/** Sends a picture of the member's document, or returns what is wrong with it. */
export async function sendDocument(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const read = await readPicture(args.request, "picture", DOCUMENT_BYTES_MAX);
  const side = PICTURE_SIDES.find((one) => one === read.form.get("side")) ?? "front";
  const wrong = read.problem ?? (read.picture ? undefined : "image_required");
  if (wrong) return data({ problem: wrong }, 400);
  try {
    await site.ask(verificationPicture, { side, picture: read.picture });
  } catch (error) {
    if (error instanceof Refusal) {
      return data({ problem: encodeMessage(error.code, error.details) }, 422);
    }
    if (error instanceof Unknown) return data({ problem: "unconfirmed" }, 503);
    throw error;
  }
  return done("documentSent", "/member/securityCenter/identity");
}
