import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { staffMe, staffSessionEnd, staffSessionList } from "#platform/contract/staff/account.ts";
import { isLoggedOut, leadTo, page, toLogin } from "../answers.server.tsx";
import { Sessions } from "../screens/sessions.tsx";
import type { OfficeVisit } from "../visit.server.ts";

const schema = z.object({ end: z.string("unknown_session").max(40, "unknown_session") });

/** The person's sessions and grants, and the end of one of the sessions. */
export async function sessions(visit: OfficeVisit): Promise<Response> {
  try {
    if (visit.request.method === "POST") return await end(visit);
    const { searchParams: query } = visit.url;
    return await show(visit, { after: query.get("after"), isEnded: query.has("ended") });
  } catch (error) {
    return toLogin(visit, error);
  }
}

async function end(visit: OfficeVisit): Promise<Response> {
  const submission = parseWithZod(await visit.request.formData(), { schema });
  if (submission.status !== "success") {
    return show(visit, { after: null, last: submission.reply(), status: 400 });
  }
  try {
    await visit.ask(staffSessionEnd, { id: submission.value.end });
    return leadTo("/sessions?ended=1");
  } catch (error) {
    if (isLoggedOut(error)) throw error;
    const last = refusalToReply(submission, error, { fields: [] });
    return show(visit, { after: null, last, status: statusOf(error) });
  }
}

type Shown = {
  after: string | null;
  isEnded?: boolean;
  last?: SubmissionResult<string[]>;
  status?: number;
};

async function show(visit: OfficeVisit, { after, status = 200, ...told }: Shown) {
  const { ask, time, t } = visit;
  const [me, found] = await Promise.all([
    ask(staffMe, {}),
    ask(staffSessionList, after ? { after } : {}),
  ]);
  const rows = found.list.map(({ createdAt, lastSeenAt, device, ...row }) => ({
    ...row,
    device: device || t("sessions.unknownDevice"),
    since: time(createdAt),
    seen: time(lastSeenAt),
  }));
  return page(
    visit,
    { title: t("sessions.title"), isIn: true, status },
    <Sessions t={t} me={me} rows={rows} after={found.after} {...told} />,
  );
}
