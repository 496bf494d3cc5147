import { staffMe, staffSessionEnd, staffSessionList } from "#platform/contract/staff/account.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { errorOf, leadTo, page, toLogin } from "../answers.server.tsx";
import { Sessions } from "../screens/sessions.tsx";
import type { OfficeVisit } from "../visit.server.ts";

/** The person's sessions and grants, and the end of one of the sessions. */
export async function sessions(visit: OfficeVisit): Promise<Response> {
  const { request, url, t } = visit;
  const after = url.searchParams.get("after");
  try {
    if (request.method === "POST") {
      const id = String((await request.formData()).get("end") ?? "");
      await visit.ask(staffSessionEnd, { id });
      return leadTo("/sessions?ended=1");
    }
    return await show(visit, { after, isEnded: url.searchParams.has("ended") });
  } catch (error) {
    if (error instanceof Refusal && error.code === "unknown_session") {
      return show(visit, { after: null, error: errorOf(visit, error).text });
    }
    return toLogin(visit, error);
  }

  async function show(
    { ask, time }: OfficeVisit,
    { after, ...told }: { after: string | null; isEnded?: boolean; error?: string },
  ): Promise<Response> {
    const [me, found] = await Promise.all([
      ask(staffMe, {}),
      ask(staffSessionList, after ? { after } : {}),
    ]);
    const look = {
      title: t("sessions.title"),
      isIn: true,
      status: told.error ? 422 : 200,
    };
    const rows = found.list.map(({ createdAt, lastSeenAt, device, ...row }) => ({
      ...row,
      device: device || t("sessions.unknownDevice"),
      since: time(createdAt),
      seen: time(lastSeenAt),
    }));
    return page(visit, look, <Sessions t={t} me={me} rows={rows} after={found.after} {...told} />);
  }
}
