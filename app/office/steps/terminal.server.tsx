import { staffMe } from "#platform/contract/staff/account.ts";
import { staffTerminal, staffTerminalConfirm } from "#platform/contract/staff/terminals.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { errorOf, page, toLogin } from "../answers.server.tsx";
import { Terminal, type TerminalProps } from "../screens/terminal.tsx";
import type { OfficeVisit } from "../visit.server.ts";

/** Finds the terminal of a typed code, and takes the person's yes or no to it. */
export async function terminal(visit: OfficeVisit): Promise<Response> {
  const { request, t } = visit;
  const look = { title: t("terminal.title"), isNarrow: true, isIn: true };
  const show = (shown: Omit<TerminalProps, "t">, status = 200) =>
    page(visit, { ...look, status }, <Terminal t={t} {...shown} />);
  try {
    await visit.ask(staffMe, {});
    if (request.method !== "POST") return show({});
    const given = await request.formData();
    const code = String(given.get("code") ?? "");
    const answer = given.get("answer");
    if (answer === "yes" || answer === "no") {
      await visit.ask(staffTerminalConfirm, { code, answer });
      return show({ outcome: answer === "yes" ? "confirmed" : "refused" });
    }
    const { device, address, createdAt } = await visit.ask(staffTerminal, { code });
    return show({ found: { code, device, address, since: visit.time(createdAt) } });
  } catch (error) {
    if (error instanceof Refusal && error.code !== "not_logged_in") {
      return show({ error: errorOf(visit, error) }, 422);
    }
    return toLogin(visit, error);
  }
}
