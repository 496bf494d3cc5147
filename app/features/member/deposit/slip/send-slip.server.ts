import type { ActionFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { DEPOSIT_SLIP, depositSlip } from "#platform/contract/money/cashier.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { readPicture } from "../../money/read-picture.server.ts";

type Problem = { message: string; status: number };

/** Uploads a slip; returns what is wrong with it. */
export async function sendSlip(
  args: ActionFunctionArgs,
  depositId: string,
): Promise<Problem | undefined> {
  const site = await requireMember(args);
  const read = await readPicture(args.request, "slip", DEPOSIT_SLIP.imageBytesMax);
  const wrong = read.problem ?? (read.picture ? undefined : "image_required");
  if (wrong) return { message: wrong, status: 400 };
  try {
    await site.ask(depositSlip, { depositId, slip: read.picture });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) {
      return { message: encodeMessage(error.code, error.details), status: 422 };
    }
    if (error instanceof Unknown) return { message: "unconfirmed", status: 503 };
    throw error;
  }
}
