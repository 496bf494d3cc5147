import type { DownlineType } from "../../contract/agents/downline-types.ts";
import { ACCOUNT_TYPE, isAgentType } from "../../contract/members/account-type.ts";

/** The account type of an agent below another agent. */
const AGENT_BELOW = 2;

export const accountTypeOf = (type: DownlineType): number =>
  type === "agent" ? AGENT_BELOW : ACCOUNT_TYPE.member;

export const downlineTypeOf = (type: number): DownlineType =>
  isAgentType(type) ? "agent" : "player";
