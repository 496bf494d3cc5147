import { z } from "zod";
import { call } from "../../wire/call.ts";
import { waiting } from "../outcome.ts";

/** A policy's code: a country, or the demonstration's. */
export const jurisdiction = z.string().regex(/^(?:[A-Z]{2}|demo)$/);

const CHANGES = ["stricter", "looser", "different"] as const;

const plan = {
  /** The code in force; null where the merchant names none. */
  before: z.string().nullable(),
  after: z.string(),
  /** How many people play under it: members, those with an open session, and agents. */
  members: z.number(),
  sessions: z.number(),
  agents: z.number(),
  changes: z.array(
    z.object({
      /** By its path, such as "limits.raiseWaitHours". */
      field: z.string(),
      before: z.string(),
      after: z.string(),
      is: z.enum(CHANGES),
    }),
  ),
};

/** What another policy would change for the merchant's members. It changes nothing. */
export const staffJurisdictionPlan = call({
  name: "staffJurisdictionPlan",
  method: "GET",
  path: "/staff/jurisdiction/plan",
  access: "staff",
  permission: "site.setting",
  line: "jurisdiction plan <merchant> <jurisdiction>",
  input: z.object({ jurisdiction }),
  value: z.object(plan),
});

/** Sets it. The first word waits for a second person, who decides on exactly this plan. */
export const staffJurisdictionSet = call({
  name: "staffJurisdictionSet",
  method: "POST",
  path: "/staff/jurisdiction",
  access: "staff",
  permission: "site.setting",
  line: "jurisdiction set <merchant> <jurisdiction>",
  input: z.object({ jurisdiction }),
  value: waiting.extend(plan),
});
