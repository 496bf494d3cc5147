import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Site } from "#app/request/site.server.ts";
import { verificationAsk, verificationShow } from "#platform/contract/members/verification.ts";
import { DOCUMENT_KINDS, PICTURE_SIDES } from "#platform/contract/members/verification-kinds.ts";
import { answerForm, done } from "../form/security-form.server.ts";
import { DOCUMENT_BYTES_MAX } from "./send-document.server.ts";

const PAGE = "/member/securityCenter/identity";
const text = z.string().max(255).optional();

/** The member's identity, with the documents and pictures to choose from. */
export async function verificationData(site: Site) {
  const identity = await site.ask(verificationShow, {});
  return {
    identity,
    ...{ documents: [...DOCUMENT_KINDS], sides: [...PICTURE_SIDES] },
    megabytes: DOCUMENT_BYTES_MAX / 2 ** 20,
  };
}
export type VerificationData = Awaited<ReturnType<typeof verificationData>>;

/** Sends the details of the member's document. */
export const sendIdentity = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    {
      ...{ payeeName: text, birthday: text, documentNumber: text },
      documentKind: z.enum(DOCUMENT_KINDS, "document_kind"),
    },
    async (site, { payeeName, birthday, documentNumber, documentKind }) => {
      await site.ask(verificationAsk, {
        documentKind,
        ...(payeeName && { payeeName }),
        ...(birthday && { birthday }),
        ...(documentNumber && { documentNumber }),
      });
      return done("identitySent", PAGE);
    },
  );
