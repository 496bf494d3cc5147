import { z } from "zod";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { staffInvitation, staffInvitationAccept } from "#platform/contract/staff/entrance.ts";
import { errorOf, leadTo, page } from "../answers.server.tsx";
import { Invitation, InvitationOver } from "../screens/invitation.tsx";
import { type OfficeVisit, writeOfficeSession } from "../visit.server.ts";

const form = z.object({ password: z.string(), confirmPassword: z.string(), code: z.string() });

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
    ...{ t, token, name, email: found.email, secret: found.secret },
    qr: qrPath(found.uri),
    until: visit.time(found.until),
  };
  const look = { title: t("invitation.title", { name }) };
  if (request.method !== "POST") return page(visit, look, <Invitation {...shown} />);
  try {
    const given = form.parse(Object.fromEntries(await request.formData()));
    const session = await visit.ask(staffInvitationAccept, { token, ...given });
    return leadTo("/sessions", await writeOfficeSession(session));
  } catch (error) {
    const failed = errorOf(visit, error);
    return page(visit, { ...look, status: 422 }, <Invitation {...shown} error={failed} />);
  }
}
