import type { AgentLinkState } from "../../contract/agents/links.ts";

type Link = {
  expiresAt: Date | null;
  usesMax: number | null;
  uses: number;
  switchedOffAt: Date | null;
};

/** A link's state at an instant; it expires at its very last instant. */
export function linkState(link: Link, now: Date): AgentLinkState {
  if (link.switchedOffAt) return "off";
  if (link.expiresAt && link.expiresAt <= now) return "expired";
  return link.usesMax !== null && link.uses >= link.usesMax ? "usedUp" : "open";
}
