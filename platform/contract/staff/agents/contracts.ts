import { z } from "zod";
import { CONTRACT_KINDS, CONTRACT_STATES } from "../../agents/contract-kinds.ts";
import { contractTerms } from "../../agents/contract-terms.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";
import { waiting } from "../outcome.ts";

const yesNo = z.enum(["yes", "no"]);

/** The contracts between the operator and agents under nobody, the newest first. */
export const contractTopList = call({
  name: "contractTopList",
  method: "GET",
  path: "/staff/contracts",
  access: "staff",
  permission: "contract.list",
  line: "contract list <merchant>",
  /** Only those that are offered or in force, unless `all`. */
  input: z.object({ all: yesNo.default("no") }),
  value: z.array(
    z.object({
      id: z.string(),
      account: z.string(),
      kind: z.enum(CONTRACT_KINDS),
      version: z.int(),
      state: z.enum(CONTRACT_STATES),
      /** Who asked to end it. */
      endAskedBy: z.enum(["upline", "downline"]).nullable(),
      offeredAt: instant,
    }),
  ),
});

/**
 * Offers the operator's contract to an agent under nobody, who answers within seven days. On an open
 * site it waits for a second person. `proceed` ends the contracts below that cannot stay.
 */
export const contractTop = call({
  name: "contractTop",
  method: "POST",
  path: "/staff/contracts/offer",
  access: "staff",
  permission: "contract.offer",
  line: "contract offer <merchant> <account>",
  input: z.object({
    account: z.string().min(1).max(64),
    terms: contractTerms,
    proceed: yesNo.default("no"),
  }),
  value: waiting,
});

/** The operator's own word on such a contract. */
export const contractTopAct = call({
  name: "contractTopAct",
  method: "POST",
  path: "/staff/contracts/act",
  access: "staff",
  permission: "contract.act",
  line: "contract <act> <merchant> <id>",
  input: z.object({
    act: z.enum(["withdraw", "ask-end", "agree-end", "refuse-end"]),
    id: z.string().min(1).max(40),
  }),
  value: nothing,
});
