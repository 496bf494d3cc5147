import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { downlineType } from "./people.ts";
import { rates } from "./rates.ts";

/** Whether newcomers may register by a link, or why not. */
export const AGENT_LINK_STATES = ["open", "expired", "usedUp", "off"] as const;
export type AgentLinkState = (typeof AGENT_LINK_STATES)[number];

/** The most open links of an agent. */
export const OPEN_LINKS_MAX = 100;

const code = z.string().trim().min(1).max(32);
const usesMax = z.int().min(1).max(100_000).nullable();

export const agentLink = z.object({
  code: z.string(),
  type: downlineType,
  rates,
  /** Null for a link without an end, and for one without a limit. */
  expiresAt: instant.nullable(),
  usesMax,
  state: z.enum(AGENT_LINK_STATES),
  /** Members who registered by it, and those of them who deposited. */
  registrations: z.int(),
  firstDeposits: z.int(),
  createdAt: instant,
});
export type AgentLink = z.infer<typeof agentLink>;

/** The agent's own links, the newest first. */
export const agentLinks = call({
  name: "agentLinks",
  method: "GET",
  path: "/agent/links",
  access: "agent",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({ list: z.array(agentLink), totalPages: z.int() }),
});

/**
 * Makes a link, or changes the agent's own link of that code. Refuses rates like downlineCreate, an
 * end that is over (expiry_past), more than 100 open links (too_many_links), and another's code
 * (unknown_link). The same key again returns the same link.
 */
export const agentLinkSave = call({
  name: "agentLinkSave",
  method: "POST",
  path: "/agent/links",
  access: "agent",
  keyed: true,
  input: z.object({
    code: code.optional(),
    type: downlineType,
    rates,
    expiresAt: instant.nullable(),
    usesMax,
  }),
  value: agentLink,
});

/** Switches the agent's own link off for good. Refuses another's code with unknown_link. */
export const agentLinkEnd = call({
  name: "agentLinkEnd",
  method: "POST",
  path: "/agent/links/end",
  access: "agent",
  input: z.object({ code }),
  value: nothing,
});

/** Whether a newcomer may register by a link, or why not; a link that nobody has is "off". */
export const agentLinkState = call({
  name: "agentLinkState",
  method: "GET",
  path: "/account/agent-link",
  access: "guest",
  input: z.object({ code }),
  value: z.object({ state: z.enum(AGENT_LINK_STATES) }),
});
