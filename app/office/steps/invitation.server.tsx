import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { staffInvitation, staffInvitationAccept } from "#platform/contract/staff/entrance.ts";
import { leadTo, page } from "../answers.server.tsx";
import { Invitation, InvitationOver } from "../screens/invitation.tsx";
import { type OfficeVisit, writeOfficeSession } from "../visit.server.ts";

const schema = z.object({
  password: z.string("input_required").max(255, "password_length"),
  confirmPassword: z.string("input_required").max(255, "password_mismatch"),
  code: z.string("input_required").trim().max(40, "verification_code_wrong"),
});
const constraint = getZodConstraint(schema);
const fields = Object.keys(schema.shape);
const hideFields = fields;

/** The page of an invitation, and its form, which makes the account and logs in. */
export async function invitation(visit: OfficeVisit): Promise<Response> {
  const { request, url, t } = visit;
  const token = url.searchParams.get("token") ?? "";
  const over = () =>
    page(
      visit,
      { title: t("invitation.overTitle"), status: 410, isNarrow: true },
      <InvitationOver t={t} />,
    );
  const found = await visit.ask(staffInvitation, { token }).catch((error) => {
    if (error.code === "invitation_over" || error.code === "invalid_input") return null;
    throw error;
  });
  if (!found) return over();
  const { name } = found;
  const shown = {
    ...{ t, token, name, email: found.email, secret: found.secret, constraint },
    qr: qrPath(found.uri),
    until: visit.time(found.until),
  };
  const show = (status: number, last?: SubmissionResult<string[]>) =>
    page(
      visit,
      { title: t("invitation.title", { name }), status },
      <Invitation {...shown} last={last} />,
    );
  if (request.method !== "POST") return show(200);
  const submission = parseWithZod(await request.formData(), { schema });
  if (submission.status !== "success") {
    return show(400, submission.reply({ hideFields: hideFields as never }));
  }
  try {
    const session = await visit.ask(staffInvitationAccept, { token, ...submission.value });
    return leadTo("/sessions", await writeOfficeSession(session));
  } catch (error) {
    return show(statusOf(error), refusalToReply(submission, error, { fields, hideFields }));
  }
}
