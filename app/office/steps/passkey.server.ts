import { z } from "zod";
import {
  type StaffSession,
  staffInvitationPasskey,
  staffInvitationPasskeyStart,
  staffPasskeyLogin,
  staffPasskeyLoginStart,
} from "#platform/contract/staff/entrance.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { ownPath } from "../answers.server.tsx";
import { type OfficeVisit, writeOfficeSession } from "../visit.server.ts";

const body = z.object({
  token: z.string().default(""),
  next: z.string().optional(),
  requestId: z.string().default(""),
  signed: z.record(z.string(), z.unknown()).default({}),
});

/** What the page's script asks and tells: the options for a passkey, and what it has signed. */
export async function passkey(visit: OfficeVisit): Promise<Response> {
  const { token, next, requestId, signed } = body.parse(await visit.request.json());
  try {
    switch (visit.url.pathname) {
      case "/passkey/login/start":
        return Response.json(await visit.ask(staffPasskeyLoginStart, {}));
      case "/passkey/invitation/start":
        return Response.json(await visit.ask(staffInvitationPasskeyStart, { token }));
      case "/passkey/login":
        return await into(
          ownPath(next),
          await visit.ask(staffPasskeyLogin, { requestId, assertion: signed }),
        );
      default:
        return await into(
          "/sessions",
          await visit.ask(staffInvitationPasskey, { token, requestId, attestation: signed }),
        );
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ code: error.code }, { status: 422 });
  }
}

async function into(to: string, session: StaffSession): Promise<Response> {
  return Response.json({ to }, { headers: { "set-cookie": await writeOfficeSession(session) } });
}
