import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { staffMe } from "#platform/contract/staff/account.ts";
import { staffTerminal, staffTerminalConfirm } from "#platform/contract/staff/terminals.ts";
import { isLoggedOut, page, toLogin } from "../answers.server.tsx";
import { Terminal, type TerminalProps } from "../screens/terminal.tsx";
import type { OfficeVisit } from "../visit.server.ts";

const schema = z.object({
  code: z.string("input_required").trim().max(20, "unknown_terminal"),
  /** Without a yes or a no the terminal is only looked for. */
  answer: z.enum(["yes", "no"]).optional().catch(undefined),
});
const constraint = getZodConstraint(schema);
const fields = ["code"];

/** Finds the terminal of a typed code, and takes the person's yes or no to it. */
export async function terminal(visit: OfficeVisit): Promise<Response> {
  const { request, t } = visit;
  const show = (shown: Omit<TerminalProps, "t" | "constraint">, status = 200) =>
    page(
      visit,
      { title: t("terminal.title"), isNarrow: true, isIn: true, status },
      <Terminal t={t} constraint={constraint} {...shown} />,
    );
  try {
    await visit.ask(staffMe, {});
  } catch (error) {
    return toLogin(visit, error);
  }
  if (request.method !== "POST") return show({});
  const submission = parseWithZod(await request.formData(), { schema });
  if (submission.status !== "success") return show({ last: submission.reply() }, 400);
  const { code, answer } = submission.value;
  try {
    if (answer) {
      await visit.ask(staffTerminalConfirm, { code, answer });
      return show({ outcome: answer === "yes" ? "confirmed" : "refused" });
    }
    const { device, address, createdAt } = await visit.ask(staffTerminal, { code });
    return show({ found: { code, device, address, since: visit.time(createdAt) } });
  } catch (error) {
    if (isLoggedOut(error)) return toLogin(visit, error);
    return show({ last: refusalToReply(submission, error, { fields }) }, statusOf(error));
  }
}
