import type { Site } from "#app/request/site.server.ts";
import { agentLinkState } from "#platform/contract/agents/links.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { AgentLinkShown } from "./agent-link.tsx";

const CODE_MAX = 32;

/** The agent's link of an address, and whether it is open; null without one. */
export async function readAgentLink(
  site: Site,
  given: string | null,
): Promise<AgentLinkShown | null> {
  const code = given?.trim().slice(0, CODE_MAX);
  if (!code) return null;
  try {
    const { state } = await site.ask(agentLinkState, { code }, { isFresh: true });
    return { code, state };
  } catch (error) {
    // Too many questions from this address: the registration itself still tells.
    if (error instanceof Refusal) return { code, state: "open" };
    throw error;
  }
}

/** The code of a submitted form, unless the newcomer wishes to register without it. */
export function agentLinkIn(form: FormData): string | undefined {
  const code = form.get("agentLink");
  if (typeof code !== "string" || form.has("withoutLink")) return undefined;
  return code.trim().slice(0, CODE_MAX) || undefined;
}
