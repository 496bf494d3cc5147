import { z } from "zod";
import {
  DOCUMENT_KINDS,
  IDENTITY_STATES,
  PICTURE_SIDES,
  REFUSED_FOR,
  TWIN_SIGNS,
  VERIFICATION_STATES,
} from "../../members/verification-kinds.ts";
import { call } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";
import { waiting } from "../outcome.ts";
import { picture } from "../picture.ts";

const account = z.string().min(1).max(64);

/**
 * Verifications that wait for staff: those pending without a provider or long without its answer, and
 * refused ones with newer pictures. With `all`, every one. Fifty at most.
 */
export const staffIdentityList = call({
  name: "staffIdentityList",
  method: "GET",
  path: "/staff/identities",
  access: "staff",
  permission: "identity.list",
  line: "identity list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      account: z.string(),
      at: instant,
      state: z.enum(VERIFICATION_STATES),
      reason: z.enum(REFUSED_FOR).nullable(),
      pictures: z.int(),
    }),
  ),
});

/** A member's details, documents and past verifications. Each look is written in the audit. */
export const staffIdentityShow = call({
  name: "staffIdentityShow",
  method: "POST",
  path: "/staff/identities/show",
  access: "staff",
  permission: "identity.look",
  line: "identity show <merchant> <account>",
  input: z.object({ account }),
  value: z.object({
    account: z.string(),
    state: z.enum(IDENTITY_STATES),
    name: z.string(),
    birthday: z.string(),
    documentNumber: z.string(),
    history: z.array(
      z.object({
        reference: z.string(),
        at: instant,
        document: z.enum(DOCUMENT_KINDS),
        state: z.enum(VERIFICATION_STATES),
        reason: z.enum(REFUSED_FOR).nullable(),
        decidedAt: instant.nullable(),
        /** The member of staff; null when the provider decided. */
        decidedBy: z.string().nullable(),
        note: z.string().nullable(),
        validUntil: instant.nullable(),
      }),
    ),
    sides: z.array(z.enum(PICTURE_SIDES)),
    pictures: z.array(picture),
  }),
});

/**
 * Decides about a member's newest verification. To verify what the provider refused takes two people.
 * Refuses with unknown_verification, an older one with verification_replaced, and with
 * verification_state what the provider still works on or what is so already.
 */
export const staffIdentityDecide = call({
  name: "staffIdentityDecide",
  method: "POST",
  path: "/staff/identities/decide",
  access: "staff",
  permission: "identity.decide",
  line: "identity <decision> <merchant> <reference>",
  input: z.object({
    decision: z.enum(["verify", "refuse"]),
    reference: z.string().min(1).max(40),
    /** Why, for the next reader. */
    note: z.string().trim().min(3).max(500),
    /** What the member reads of a refusal. */
    reason: z.enum(REFUSED_FOR).default("other"),
  }),
  value: waiting,
});

/**
 * Accounts that may belong to one person, with what they share, the strongest first and fifty pairs at
 * most. It only tells: nothing is closed by it. What more than ten accounts share, such as the browser of
 * an agent's shop, says nothing of a person.
 */
export const staffIdentityTwins = call({
  name: "staffIdentityTwins",
  method: "GET",
  path: "/staff/identities/twins",
  access: "staff",
  permission: "identity.list",
  line: "identity twins <merchant>",
  input: z.object({ account: account.optional() }),
  value: z.array(
    z.object({
      older: z.object({ account: z.string(), at: instant, isBlocked: z.boolean() }),
      younger: z.object({ account: z.string(), at: instant, isBlocked: z.boolean() }),
      shared: z.array(z.enum(TWIN_SIGNS)),
    }),
  ),
});
