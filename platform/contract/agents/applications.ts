import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { APPLICATION, APPLICATION_REASONS, APPLICATION_STATES } from "./application-kinds.ts";

const { channelsMax, channelLengthMax } = APPLICATION;

export const application = z.object({
  /** Can be read out over the telephone. */
  reference: z.string(),
  state: z.enum(APPLICATION_STATES),
  text: z.string(),
  channels: z.array(z.string()),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was denied. */
  reason: z.enum(APPLICATION_REASONS).nullable(),
});
export type Application = z.output<typeof application>;

/**
 * Applies to become an agent. Staff decide. Refuses an agent with already_agent, other words beside an
 * open application with application_open, and at their fields input_short, input_long,
 * channel_missing and terms_required. The same words again return the open application.
 */
export const affiliateApply = call({
  name: "affiliateApply",
  method: "POST",
  path: "/affiliate/application",
  access: "real",
  law: "referral",
  input: z.object({
    text: z.string().max(4_000),
    /** The addresses or names of the places where the member speaks to people. */
    channels: z.array(z.string().trim().min(1).max(channelLengthMax)).max(channelsMax),
    hasAgreed: z.boolean(),
  }),
  value: application,
});

/** The member's latest application, or null. */
export const affiliateApplication = call({
  name: "affiliateApplication",
  method: "GET",
  path: "/affiliate/application",
  access: "real",
  input: z.object({}),
  value: z.object({ application: application.nullable() }),
});
