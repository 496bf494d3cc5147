import { z } from "zod";
import { APPLICATION_REASONS, APPLICATION_STATES } from "../../agents/application-kinds.ts";
import { application } from "../../agents/applications.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const reference = z.string().min(1).max(40);

/** The open applications to become an agent, or with `all` every one; the oldest first, fifty at most. */
export const staffAffiliateList = call({
  name: "staffAffiliateList",
  method: "GET",
  path: "/staff/affiliates",
  access: "staff",
  permission: "affiliate.list",
  line: "affiliate list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      state: z.enum(APPLICATION_STATES),
      account: z.string(),
      /** The beginning of the text. */
      text: z.string(),
    }),
  ),
});

export const staffAffiliateShow = call({
  name: "staffAffiliateShow",
  method: "GET",
  path: "/staff/affiliates/show",
  access: "staff",
  permission: "affiliate.read",
  line: "affiliate show <merchant> <reference>",
  input: z.object({ reference }),
  value: application.extend({
    account: z.string(),
    /** The agent above the applicant, or null. */
    upline: z.string().nullable(),
    /** The member of staff. */
    decidedBy: z.string().nullable(),
  }),
});

/**
 * Makes the applicant an agent, by the rules of staffAgentNew. Refuses with unknown_application, and a
 * decided one with application_decided.
 */
export const staffAffiliateApprove = call({
  name: "staffAffiliateApprove",
  method: "POST",
  path: "/staff/affiliates/approve",
  access: "staff",
  permission: "affiliate.decide",
  line: "affiliate approve <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({ type: z.int() }),
});

/** Denies an application. The applicant reads the reason. Refuses like staffAffiliateApprove. */
export const staffAffiliateDeny = call({
  name: "staffAffiliateDeny",
  method: "POST",
  path: "/staff/affiliates/deny",
  access: "staff",
  permission: "affiliate.decide",
  line: "affiliate deny <merchant> <reference>",
  input: z.object({ reference, reason: z.enum(APPLICATION_REASONS) }),
  value: nothing,
});
